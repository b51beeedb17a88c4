/**
 * Where a spreadsheet would begin a formula, full-width signs as some of them read too: at the beginning, and, as Excel in
 * Indonesia takes semicolons for what divides cells and our quotation marks for text, behind each of them and in each line.
 */
const formulaBegins = /^(?=[\t\r\n])|(?<=^|[;\t\r\n])(?=[" ]*[=+\-@＝＋－＠])/g

/** A text as a cell that no spreadsheet calculates: visitors write these, and a CSV file has no types. */
const safeCell = (text: string): string => text.replace(formulaBegins, "'")

/** A row after RFC 4180. */
export const csvRow = (cells: string[]): string =>
  `${cells.map((cell) => `"${safeCell(cell).replaceAll('"', '""')}"`).join(',')}\r\n`

/** Without it Excel takes UTF-8 for something else. */
export const byteOrderMark = '\ufeff'

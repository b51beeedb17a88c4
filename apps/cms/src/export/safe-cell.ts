/** What makes a spreadsheet take a text for a formula, full-width signs as some of them read too. */
const startsFormula = /^[=+\-@\t\r\n＝＋－＠]/

/** A text as a cell that no spreadsheet calculates: visitors write these, and a CSV file has no types. */
const safeCell = (text: string): string => (startsFormula.test(text) ? `'${text}` : text)

/** A row after RFC 4180. Every cell is in quotation marks, so none can begin another one. */
export const csvRow = (cells: string[]): string =>
  `${cells.map((cell) => `"${safeCell(cell).replaceAll('"', '""')}"`).join(',')}\r\n`

/** Without it Excel takes UTF-8 for something else. */
export const byteOrderMark = '\ufeff'

/**
 * Where a spreadsheet could start a formula, including full-width signs: at the start of the cell and of each line, and
 * after semicolons. Indonesian Excel treats semicolons as separators and our quotation marks as text.
 */
const formulaBegins = /^(?=[\t\r\n])|(?<=^|[;\t\r\n])(?=[" ]*[=+\-@＝＋－＠])/g

/** Escapes a text so that no spreadsheet evaluates it: visitors write these texts, and CSV has no types. */
const safeCell = (text: string): string => text.replace(formulaBegins, "'")

/** A CSV row (RFC 4180). */
export const csvRow = (cells: string[]): string =>
  `${cells.map((cell) => `"${safeCell(cell).replaceAll('"', '""')}"`).join(',')}\r\n`

/** Makes Excel read the file as UTF-8. */
export const byteOrderMark = '\ufeff'

/**
 * A file is decoded as UTF-8 or UTF-16 with its mark, else as Windows-1252, which accepts any bytes. null: no text, such
 * as a workbook of a spreadsheet, which contains zeros.
 */
export function decodeFile(bytes: Uint8Array): string | null {
  const text = decodeBytes(bytes)
  return text.includes('\0') ? null : text
}

function decodeBytes(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    if (error instanceof TypeError) return new TextDecoder('windows-1252').decode(bytes)
    throw error
  }
}

/** The comma last, because it is also in numbers. */
const separators = ['\t', ';', '|', ','] as const
type Separator = (typeof separators)[number]

const examinedRows = 20

/** A row of cells with its number in the file, as a spreadsheet counts: from 1, with empty rows. */
export interface TableRow {
  readonly number: number
  readonly cells: readonly string[]
}

/** The rows that are not empty, by the separator that gives the first ones the same number of columns most often. */
export function readTable(text: string): TableRow[] {
  const scores = separators.map((separator) => countEqualRows(splitRows(text, separator, examinedRows)))
  return splitRows(text, separators[scores.indexOf(Math.max(...scores))] ?? ',')
}

function countEqualRows(rows: readonly TableRow[]): number {
  const widths = rows.map(({ cells }) => cells.length).filter((width) => width > 1)
  return Math.max(0, ...widths.map((width) => widths.filter((other) => other === width).length))
}

/** Quotes around a cell are removed; two of them inside are one. */
function splitRows(text: string, separator: Separator, maxRows = Number.POSITIVE_INFINITY): TableRow[] {
  const rows: TableRow[] = []
  let cells: string[] = []
  let cell = ''
  let isQuoted = false
  const endCell = () => {
    cells.push(cell.trim())
    cell = ''
  }
  const endRow = () => {
    endCell()
    rows.push({ number: rows.length + 1, cells })
    cells = []
  }
  const source = text.replaceAll(/\r\n?/g, '\n')
  for (let at = 0; at < source.length && rows.length < maxRows; at += 1) {
    const character = source.charAt(at)
    if (isQuoted && character === '"' && source[at + 1] === '"') {
      cell += '"'
      at += 1
    } else if (character === '"' && (isQuoted || cell === '')) {
      isQuoted = !isQuoted
    } else if (isQuoted || (character !== separator && character !== '\n')) {
      cell += character
    } else if (character === separator) {
      endCell()
    } else {
      endRow()
    }
  }
  if (rows.length < maxRows) endRow()
  return rows.filter((row) => row.cells.some((each) => each !== ''))
}

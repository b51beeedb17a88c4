/** A cell of a foreign file: a number if the file stores it as one. Days of workbooks are texts such as `2026-11-20`. */
export type SourceCell = string | number

/** A row of a foreign file with its number there. */
export interface SourceRow {
  readonly line: number
  readonly cells: readonly SourceCell[]
}

/** How a text writes numbers: as our own files (`1234.5`), Indonesian (`1.234,5`) or English (`1,234.5`). */
export const numberFormats = ['plain', 'indonesian', 'english'] as const
export type NumberFormat = (typeof numberFormats)[number]

const numberPatterns: Readonly<Record<NumberFormat, RegExp>> = {
  plain: /^-?\d+(\.\d+)?$/,
  indonesian: /^-?(\d{1,3}(\.\d{3})+|\d+)(,\d+)?$/,
  english: /^-?(\d{1,3}(,\d{3})+|\d+)(\.\d+)?$/,
}

/** A number as in our own files; any other text stays as it is, so that the check of its column reports it. */
export function plainNumber(cell: SourceCell, format: NumberFormat): string {
  if (typeof cell === 'number') return numberText(cell)
  const text = cell.trim()
  if (!numberPatterns[format].test(text)) return text
  switch (format) {
    case 'plain':
      return text
    case 'indonesian':
      return text.replaceAll('.', '').replace(',', '.')
    case 'english':
      return text.replaceAll(',', '')
  }
}

/** Without exponent, and without the noise of binary fractions (0.1 + 0.2). */
export function numberText(value: number): string {
  if (Number.isInteger(value)) return value.toFixed(0)
  const digits = 15 - Math.max(1, Math.ceil(Math.log10(Math.abs(value))))
  return value
    .toFixed(Math.min(8, Math.max(0, digits)))
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '')
}

export function cellText(cell: SourceCell | null | undefined): string {
  if (cell === null || cell === undefined) return ''
  return typeof cell === 'number' ? numberText(cell) : cell.trim()
}

/** Without empty cells: what a source does not have must not erase what another one has. */
export function filledCells(
  cells: Readonly<Record<string, string | null | undefined>>,
): Record<string, string> {
  return Object.fromEntries(Object.entries(cells).flatMap(([name, cell]) => (cell ? [[name, cell]] : [])))
}

/** The first three letters of the months in Indonesian and English, with the abbreviations of spreadsheets. */
const months: Readonly<Record<string, string>> = {
  jan: '01',
  feb: '02',
  mar: '03',
  apr: '04',
  mei: '05',
  may: '05',
  jun: '06',
  jul: '07',
  agt: '08',
  agu: '08',
  ags: '08',
  aug: '08',
  sep: '09',
  okt: '10',
  oct: '10',
  nov: '11',
  nop: '11',
  des: '12',
  dec: '12',
}

const dayParts: Readonly<Record<string, string>> = {
  YYYY: '(?<year>\\d{4})',
  MMM: '(?<name>\\p{L}{3})\\p{L}*',
  MM: '(?<month>\\d{2})',
  M: '(?<month>\\d{1,2})',
  DD: '(?<day>\\d{2})',
  D: '(?<day>\\d{1,2})',
}
const datePart = /YYYY|MMM|MM|M|DD|D/g

/** Whether a date format (`D/M/YYYY`, `DD MMM YYYY`) has a year, a month and a day, each once. */
export function isDateFormat(format: string): boolean {
  const parts = format.match(datePart) ?? []
  return ['Y', 'M', 'D'].every((letter) => parts.filter((part) => part.startsWith(letter)).length === 1)
}

const patterns = new Map<string, RegExp>()

function findDatePattern(format: string): RegExp {
  const known = patterns.get(format)
  if (known !== undefined) return known
  const literal = format.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')
  const day = literal.replaceAll(datePart, (part) => dayParts[part] ?? part)
  // Times of timestamps are ignored: the exchange writes 2026-11-20T00:00:00.
  const pattern = new RegExp(`^${day}(?:[T ]\\d{2}:\\d{2}.*)?$`, 'u')
  patterns.set(format, pattern)
  return pattern
}

/** The day as in our own files; any other text stays as it is, so that the check of its column reports it. */
export function plainDay(cell: SourceCell, formats: readonly string[]): string {
  const text = cellText(cell)
  for (const format of formats) {
    const found = findDatePattern(format).exec(text)?.groups
    if (found === undefined) continue
    const month = found.month?.padStart(2, '0') ?? months[found.name?.toLowerCase() ?? '']
    if (month !== undefined) return `${found.year}-${month}-${found.day?.padStart(2, '0')}`
  }
  return text
}

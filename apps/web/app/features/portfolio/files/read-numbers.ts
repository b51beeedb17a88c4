/** What a number may be written with beside its digits. */
const decorations = /(?:rp|idr|[\s\u{a0}'’])/giu

const countMarks = (text: string, mark: string) => text.split(mark).length - 1

type Mark = '.' | ','
const otherMarks = { '.': ',', ',': '.' } as const

/** Groups of exactly three digits, as in 1.234 or 12.345.678; not 0.125. */
function isGrouped(text: string, mark: Mark): boolean {
  const [first = '', ...groups] = text.replace(/^[+-]/, '').split(mark)
  return /^[1-9]\d{0,2}$/.test(first) && groups.every((group) => /^\d{3}$/.test(group))
}

/**
 * The decimal mark of a column, by all its numbers: where one has both marks, the last of them; else the mark that is
 * not always followed by three digits. null: there are no decimals.
 */
export function findDecimalMark(texts: readonly string[]): Mark | null {
  const plain = texts.map((text) => text.replaceAll(decorations, ''))
  const both = plain.find((text) => text.includes('.') && text.includes(','))
  if (both !== undefined) return both.lastIndexOf('.') > both.lastIndexOf(',') ? '.' : ','
  const marks = (['.', ','] as const).filter((mark) =>
    plain.some((text) => text.includes(mark) && !isGrouped(text, mark)),
  )
  return marks[0] ?? null
}

/** null: not a number. */
export function parseNumber(text: string, decimalMark: Mark | null): number | null {
  const plain = text.replaceAll(decorations, '')
  const [whole = '', fraction, ...more] = decimalMark === null ? [plain] : plain.split(decimalMark)
  if (more.length > 0 || (fraction !== undefined && !/^\d+$/.test(fraction))) return null
  const marks = decimalMark === null ? (['.', ','] as const) : [otherMarks[decimalMark]]
  const grouping = marks.find((mark) => countMarks(whole, mark) > 0)
  if (grouping !== undefined && !isGrouped(whole, grouping)) return null
  const digits = grouping === undefined ? whole : whole.replaceAll(grouping, '')
  return /^[+-]?\d+$/.test(digits) ? Number(`${digits}.${fraction ?? '0'}`) : null
}

import type { StoredPeriod } from '#market/figures/statements.ts'

/** Per-share earnings of quarters do not add up to those of the year, because the average number of shares differs. */
const omittedItem = 'eps'

/** Cash on the first and the last day of a period. */
const openingItem = 'beginning'
const closingItem = 'ending'

/**
 * The profit and cash flow of each quarter alone, newest first: a cumulative filing minus the one of three months
 * before. Without that one, the quarter has no lines but its closing cash.
 */
export function separateQuarters(filed: readonly StoredPeriod[]): StoredPeriod[] {
  return filed.map((period) => {
    const { [omittedItem]: _, ...lines } = period.lines
    if (period.months === 3) return { ...period, lines }
    const before = filed.find(({ year, months }) => year === period.year && months === period.months - 3)
    return {
      ...period,
      isRestated: period.isRestated || before?.isRestated === true,
      marks: [...new Set([...period.marks, ...(before?.marks ?? [])])],
      lines: subtractLines(lines, before?.lines ?? {}),
    }
  })
}

type Lines = StoredPeriod['lines']

function subtractLines(lines: Lines, before: Lines): Lines {
  const changes = Object.entries(lines).flatMap(([item, value]) => {
    const past = before[item]
    return past === undefined || item === openingItem || item === closingItem
      ? []
      : [[item, roundToUnit(value - past)] as const]
  })
  return {
    ...Object.fromEntries(changes),
    ...pickItem(openingItem, before[closingItem]),
    ...pickItem(closingItem, lines[closingItem]),
  }
}

function pickItem(item: string, value: number | undefined): Lines {
  return value === undefined ? {} : { [item]: value }
}

/** Amounts are in millions: a millionth is one unit of the currency. */
function roundToUnit(amount: number): number {
  return Math.round(amount * 1e6) / 1e6
}

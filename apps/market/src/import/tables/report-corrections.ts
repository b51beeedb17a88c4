import { formatNumber } from '#market/import/reading/format-number.ts'
import type { RowPlace } from '#market/import/reading/import-findings.ts'
import type { ImportContext } from './import-context.ts'

/** The figures in which sources must agree. Others, such as foreign trades, are completed later. */
export const comparedFigures = ['high', 'low', 'close', 'volume', 'value'] as const
type ComparedFigures = Readonly<Record<(typeof comparedFigures)[number], number | null>>

/** Sources round volumes and values: smaller differences are no disagreement. */
const maxRounding = 0.001
const roundedFigures: ReadonlySet<string> = new Set(['volume', 'value'])

interface DeliveredRow {
  readonly place: RowPlace
  readonly ticker: string
  readonly day: string
  /** The same import has stored the company and day before. */
  readonly isRepeated: boolean
}

/** A bar of an earlier import that this one has replaced. */
export interface Correction {
  readonly ticker: string
  readonly day: string
  readonly before: ComparedFigures
  /** null: the day is now one without a trade. */
  readonly after: ComparedFigures | null
}

/** Reports bars for which two imports disagree; the later one counts. `batch` has the rows of the corrections. */
export function reportCorrections(
  { findings }: ImportContext,
  batch: readonly DeliveredRow[],
  corrections: readonly Correction[],
): void {
  if (corrections.length === 0) return
  const entries = new Map(batch.map((entry) => [`${entry.ticker} ${entry.day}`, entry]))
  for (const correction of corrections) {
    const { ticker, day } = correction
    const entry = entries.get(`${ticker} ${day}`)
    // A row that stands twice in the same import is reported as such.
    if (entry === undefined || entry.isRepeated) continue
    const changes = formatChanges(correction)
    if (changes === '') continue
    // In a group of their own, of which the report lists the first ones.
    const column = correction.before.close === correction.after?.close ? null : 'close'
    findings.unusual(entry.place, column, `${ticker} ${day}: ${changes}`, 'correction')
  }
}

/** Empty: the sources agree. */
function formatChanges({ before, after }: Correction): string {
  if (after === null) return `close ${formatNumber(before.close ?? 0)} → no trade`
  return comparedFigures.flatMap((name) => formatDifference(name, before[name], after[name])).join(', ')
}

function formatDifference(name: string, before: number | null, after: number | null): string[] {
  if (before === null || after === null || before === after) return []
  const isRounded = roundedFigures.has(name) && Math.abs(after - before) <= maxRounding * before
  return isRounded ? [] : [formatChange(name, before, after)]
}

/** `close 9,000 → 9,100 (+1.1%)` */
export function formatChange(name: string, before: number, after: number): string {
  const change = before === 0 ? '' : ` (${percent.format(after / before - 1)})`
  return `${name} ${formatNumber(before)} → ${formatNumber(after)}${change}`
}

const percent = new Intl.NumberFormat('en-US', {
  style: 'percent',
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
})

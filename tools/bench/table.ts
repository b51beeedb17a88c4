import { cpus, loadavg } from 'node:os'
import type { Report } from '../report.ts'

type Output = Pick<Report, 'line'>

/** One result and its target; `isMet` is null if the run is inconclusive. */
export interface Verdict {
  readonly what: string
  readonly target: string
  readonly value: string
  readonly isMet: boolean | null
}

/** Prints a Markdown table for docs/explanation/performance.md. `headings` is its first row. */
export function printTable(
  { line }: Output,
  headings: string,
  rows: readonly (readonly (string | number)[])[],
): void {
  const separator = headings.replace(/[^|]+/g, '---')
  line(
    `\n${[headings, separator, ...rows.map((cells) => cells.join(' | '))].map((row) => `  | ${row} |`).join('\n')}`,
  )
}

export function printVerdicts(output: Output, verdicts: readonly Verdict[]): void {
  const met = ({ isMet }: Verdict) => (isMet === null ? 'undecided' : isMet ? 'yes' : 'no')
  const rows = verdicts.map((verdict) => [verdict.what, verdict.target, verdict.value, met(verdict)])
  printTable(output, 'what | target | measured | met', rows)
}

export const atMost = (what: string, value: number, limit: number, unit: string): Verdict => ({
  what,
  target: `≤ ${limit} ${unit}`,
  value: `${rounded(value)} ${unit}`,
  isMet: value <= limit,
})

/** The machine and its load average of the last minute. */
export const machine = (): string =>
  `${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.version}, load average ${rounded(loadavg()[0] ?? 0)}`

/** `share` from 0 to 1; NaN where there are no values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}

export const median = (values: readonly number[]): number => percentile(values, 0.5)

export const rounded = (value: number, decimals = 1): number => Number(value.toFixed(decimals))

import type { StatementKind } from '@site/contracts/market/statements.ts'

/** A line that is always visible, with the items that it opens. */
export interface LineGroup<Line> {
  readonly line: Line
  readonly items: readonly Line[]
}

/** Revenue is read first, although gross profit contains it. */
const alwaysVisible: ReadonlySet<string> = new Set(['revenue'])

interface GroupedLine {
  readonly key: string
  readonly isTotal: boolean
  readonly partOf: string | null
}

/** Totals with the items that they add up, in the order of the filing; the few lines of a cash flow are all visible. */
export function groupLines<Line extends GroupedLine>(
  kind: StatementKind,
  lines: readonly Line[],
): LineGroup<Line>[] {
  const keys = new Set(lines.map(({ key }) => key))
  const isFolded = ({ key, isTotal, partOf }: Line) =>
    kind !== 'cash-flow' && !isTotal && !alwaysVisible.has(key) && partOf !== null && keys.has(partOf)
  return lines
    .filter((line) => !isFolded(line))
    .map((line) => ({ line, items: lines.filter((item) => item.partOf === line.key && isFolded(item)) }))
}

import type { StatementKind } from '@site/contracts/market/statements.ts'

/** A line that is always visible, with the items that it opens. */
export interface LineGroup<Line> {
  readonly line: Line
  readonly items: readonly Line[]
}

/** Revenue is read first, although gross profit contains it. */
const alwaysVisible: ReadonlySet<string> = new Set(['revenue'])

/** Totals with the items that stand above them in the filing; the few lines of a cash flow are all visible. */
export function groupLines<Line extends { readonly key: string; readonly isTotal: boolean }>(
  kind: StatementKind,
  lines: readonly Line[],
): LineGroup<Line>[] {
  if (kind === 'cash-flow') return lines.map((line) => ({ line, items: [] }))
  const groups: LineGroup<Line>[] = []
  let items: Line[] = []
  for (const line of lines) {
    if (line.isTotal) {
      groups.push({ line, items })
      items = []
    } else if (alwaysVisible.has(line.key)) {
      groups.push({ line, items: [] })
    } else {
      items.push(line)
    }
  }
  return [...groups, ...items.map((line) => ({ line, items: [] }))]
}

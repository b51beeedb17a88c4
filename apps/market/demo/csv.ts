type Cell = string | number | boolean | null
export type Row = Readonly<Record<string, Cell>>

/** RFC 4180 with line feeds; the first row has the column names. Null is an empty cell, booleans are yes or no. */
export function csv(rows: readonly Row[]): string {
  const columns = Object.keys(rows[0] ?? {})
  const lines = [columns.join(',')]
  for (const row of rows) lines.push(columns.map((column) => cellText(row[column] ?? null)).join(','))
  return `${lines.join('\n')}\n`
}

function cellText(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no'
  if (typeof cell === 'number') return String(cell)
  return /[",\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

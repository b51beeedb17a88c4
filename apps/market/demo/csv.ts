export type Cell = string | number | boolean | null

/** RFC 4180 with line feeds; nothing is an empty cell, truth is yes or no. */
export function csv(columns: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const lines = [columns.join(',')]
  for (const row of rows) lines.push(row.map(cellText).join(','))
  return `${lines.join('\n')}\n`
}

function cellText(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no'
  if (typeof cell === 'number') return String(cell)
  return /[",\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

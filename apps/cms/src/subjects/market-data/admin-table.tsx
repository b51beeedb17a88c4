import type { ReactNode } from 'react'

interface Column {
  readonly heading: string
  readonly isNumber?: boolean
}

/** A table whose first cell of each row names the row. */
export function AdminTable({
  label,
  columns,
  rows,
}: {
  label: string
  columns: readonly Column[]
  rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[]
}) {
  const selectClass = (index: number) => (columns[index]?.isNumber ? 'number' : undefined)
  return (
    <section
      aria-label={label}
      className="staff-view-table"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1)
      tabIndex={0}
    >
      <table>
        <thead>
          <tr>
            {columns.map(({ heading }, index) => (
              <th key={heading} className={selectClass(index)} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [first, ...others] }) => (
            <tr key={key}>
              <th scope="row">{first}</th>
              {others.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a row has one cell for each column
                <td key={index} className={selectClass(index + 1)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

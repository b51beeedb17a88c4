import { TableRegion } from './table-region.tsx'
import './two-line-table.css'

interface TwoLineColumn<Item> {
  readonly key: string
  readonly head: React.ReactNode
  /** The head without links, which rows of two lines have for screen readers only. */
  readonly label: string
  /** The direction in which the table is sorted by this column. */
  readonly direction?: 'ascending' | 'descending' | undefined
  /** Numbers are right-aligned. */
  readonly isFigure?: boolean
  readonly renderCell: (item: Item) => React.ReactNode
}

interface TwoLineTableProps<Item> {
  readonly label: string
  readonly caption: React.ReactNode
  readonly className: string
  /** The first column names the row. */
  readonly columns: readonly [TwoLineColumn<Item>, ...TwoLineColumn<Item>[]]
  readonly items: readonly (Item & { readonly ticker: string })[]
  /** On phones: the key of the column on the first line, and the texts of the second line. */
  readonly shownColumn: string
  readonly renderNote: (item: Item) => React.ReactNode
  readonly renderBasis: (item: Item) => React.ReactNode
}

/**
 * A table of companies whose rows, written once, have two lines and a link on phones; `line-wide` and `line-narrow` are
 * for one form only. For rows that show all their columns on phones, see `RecordTable`; for those that open, `DataList`.
 */
export function TwoLineTable<Item>({
  label,
  caption,
  className,
  columns,
  items,
  shownColumn,
  renderNote,
  renderBasis,
}: TwoLineTableProps<Item>) {
  const [name, ...others] = columns
  return (
    <TableRegion label={label}>
      <table className={`data-table two-line-table ${className}`}>
        <caption>
          <span className="inline-block max-w-[68ch]">{caption}</span>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <ColumnHead
                key={column.key}
                column={column}
                isShown={column.key === name.key || column.key === shownColumn}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.ticker}>
              <th scope="row">
                {name.renderCell(item)}
                <span className="line-note">{renderNote(item)}</span>
              </th>
              {others.map(({ key, isFigure, renderCell }) =>
                key === shownColumn ? (
                  <td key={key} className="figure line-cell">
                    <span className="line-figure">{renderCell(item)}</span>
                    <span className="line-basis">{renderBasis(item)}</span>
                  </td>
                ) : (
                  <td key={key} className={isFigure ? 'figure' : undefined}>
                    {renderCell(item)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </TableRegion>
  )
}

function ColumnHead({
  column: { head, label, direction, isFigure },
  isShown,
}: {
  column: Pick<TwoLineColumn<never>, 'head' | 'label' | 'direction' | 'isFigure'>
  isShown: boolean
}) {
  const classes = [isFigure ? 'figure' : '', isShown ? 'line-cell' : ''].filter(Boolean)
  return (
    <th aria-sort={direction} className={classes.join(' ') || undefined} scope="col">
      {/* The same element in both cases, so that a link that changes the shown column keeps the focus. */}
      <span className={isShown ? 'line-wide' : undefined}>{head}</span>
      {isShown ? <span className="line-narrow">{label}</span> : null}
    </th>
  )
}

/** The link that names a row, and on phones covers it. */
export function LineLink({ to, code, children }: { to: string; code: string; children: React.ReactNode }) {
  return (
    <a className="line-link" href={to}>
      <span className="line-code text-link">{code}</span> <span className="line-name">{children}</span>
    </a>
  )
}

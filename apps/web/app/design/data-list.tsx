import { Facts } from './facts.tsx'
import { type Row, RowList } from './row-list.tsx'
import { TableRegion } from './table-region.tsx'

type Render<Item> = (item: Item) => React.ReactNode

interface DataColumn<Item> {
  readonly label: string
  readonly render: Render<Item>
  /** Numbers are right-aligned. */
  readonly isFigure?: boolean
  readonly direction?: 'ascending' | 'descending' | undefined
  /** As a fact of a narrow row: other words, or null if the row itself has it. */
  readonly fact?: { readonly label: string; readonly render: Render<Item> } | null
  /** Only narrow rows have it. */
  readonly isFactOnly?: boolean
}

/** The first column names the row. */
export type DataColumns<Item> = readonly [DataColumn<Item>, ...DataColumn<Item>[]]

interface DataListProps<Item> {
  readonly label: string
  /** How many items are listed. */
  readonly count?: string
  /** What the figures mean. */
  readonly note: string
  readonly columns: DataColumns<Item>
  readonly items: readonly Item[]
  readonly describeRow: (item: Item) => Omit<Row, 'key' | 'to' | 'details' | 'id'>
  readonly tableClass?: string
}

/**
 * A table; on narrow screens, rows of two lines that open to the rest of the columns. Rows of tables cannot open, so
 * that each item is written twice: for long lists, take `TwoLineTable` or `RecordTable`.
 */
export function DataList<Item extends { readonly id: number }>(props: DataListProps<Item>) {
  return (
    <>
      <div className="lg:hidden">
        <NarrowList {...props} />
      </div>
      <div className="max-lg:hidden">
        <WideTable {...props} />
      </div>
    </>
  )
}

function NarrowList<Item extends { readonly id: number }>({
  label,
  count,
  note,
  columns,
  items,
  describeRow,
}: DataListProps<Item>) {
  const facts = columns.map(({ fact, ...column }) => (fact === undefined ? column : fact))
  return (
    <>
      {count === undefined ? null : (
        <p className="mb-3 text-sm text-soft" data-list-result>
          {count}
        </p>
      )}
      <RowList
        label={label}
        rows={items.map((item) => ({
          key: String(item.id),
          ...describeRow(item),
          details: (
            <Facts
              facts={facts
                .filter((fact) => fact !== null)
                .map((fact) => ({ label: fact.label, value: fact.render(item) }))}
            />
          ),
        }))}
      />
      <p className="mt-3 text-sm text-soft">{note}</p>
    </>
  )
}

function WideTable<Item extends { readonly id: number }>({
  label,
  count,
  note,
  columns: [name, ...others],
  items,
  tableClass = '',
}: DataListProps<Item>) {
  const columns = others.filter(({ isFactOnly }) => !isFactOnly)
  return (
    <TableRegion label={label}>
      <table className={`data-table ${tableClass}`}>
        <caption>
          {count === undefined ? null : <span data-list-result>{count}</span>}
          {count === undefined ? note : ` ${note}`}
        </caption>
        <thead>
          <tr>
            <th aria-sort={name.direction} scope="col">
              {name.label}
            </th>
            {columns.map(({ label: head, direction, isFigure }) => (
              <th key={head} aria-sort={direction} className={isFigure ? 'figure' : undefined} scope="col">
                <span className="whitespace-normal">{head}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.id}>
              <th scope="row">{name.render(item)}</th>
              {columns.map(({ label: head, isFigure, render }) => (
                <td key={head} className={isFigure ? 'figure' : undefined}>
                  {render(item)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableRegion>
  )
}

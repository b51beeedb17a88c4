import './table.css'
import './record-table.css'

export interface RecordColumn {
  readonly key: string
  readonly label: string
  /** Numbers are right-aligned. */
  readonly isFigure?: boolean
}

export interface TableRecord {
  readonly key: string
  /** The row header in the table, the title of the card. */
  readonly name: React.ReactNode
  /** One for each column after the first. */
  readonly cells: readonly React.ReactNode[]
}

/**
 * A table of records (companies, documents, recommendations) that becomes one card per row in a narrow container, with
 * all columns. For rows of two lines, see `TwoLineTable` and `DataList`. It has no ARIA roles: HTML forbids roles that
 * repeat the element's own.
 */
export function RecordTable({
  caption,
  columns,
  records,
}: {
  caption: React.ReactNode
  columns: readonly [RecordColumn, ...RecordColumn[]]
  records: readonly TableRecord[]
}) {
  const [nameColumn, ...otherColumns] = columns
  return (
    <div className="record-frame">
      <table className="data-table record-table">
        <caption>{caption}</caption>
        <thead>
          <tr>
            {[nameColumn, ...otherColumns].map(({ key, label, isFigure }) => (
              <th key={key} className={isFigure ? 'figure' : undefined} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {records.map((record) => (
            <tr key={record.key}>
              <th scope="row">{record.name}</th>
              {otherColumns.map(({ key, label, isFigure }, position) => (
                <td key={key} className={isFigure ? 'figure' : undefined} data-label={label}>
                  {record.cells[position]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

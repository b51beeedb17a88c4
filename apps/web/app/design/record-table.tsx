export interface RecordColumn {
  readonly key: string
  readonly label: string
  /** Figures stand at the end of their column. */
  readonly isFigure?: boolean
}

export interface TableRecord {
  readonly key: string
  /** What the row is about: its head in the table, the title of its card. */
  readonly name: React.ReactNode
  /** One for each column after the first. */
  readonly cells: readonly React.ReactNode[]
}

/**
 * A table of things (companies, documents, recommendations) that becomes one card a row where its place is narrow.
 * The roles are said because browsers drop a table's meaning when its boxes are no longer laid out as one.
 */
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHead: { role: 'columnheader', scope: 'col' },
  rowHead: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const

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
      <table className="data-table record-table" {...roles.table}>
        <caption>{caption}</caption>
        <thead {...roles.group}>
          <tr {...roles.row}>
            {[nameColumn, ...otherColumns].map(({ key, label, isFigure }) => (
              <th key={key} className={isFigure ? 'figure' : undefined} {...roles.columnHead}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.group}>
          {records.map((record) => (
            <tr key={record.key} {...roles.row}>
              <th {...roles.rowHead}>{record.name}</th>
              {otherColumns.map(({ key, label, isFigure }, position) => (
                <td key={key} className={isFigure ? 'figure' : undefined} data-label={label} {...roles.cell}>
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

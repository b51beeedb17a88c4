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
 * Its meaning is left to the elements: HTML forbids to say it again as roles.
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

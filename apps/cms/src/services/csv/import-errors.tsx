import type { RowError } from './row-errors.ts'

interface ErrorWords<Own extends string> {
  readonly invalid: (total: number) => string
  readonly onlyFirst: (shown: number) => string
  readonly line: string
  readonly column: string
  readonly error: string
  readonly errors: Readonly<Record<RowError<string, Own>['error'], string>>
}

/** Why a file was rejected: each error with its line and column. */
export function ImportErrors<Own extends string>({
  invalid,
  onlyFirst,
  words,
}: {
  invalid: { readonly total: number; readonly errors: readonly RowError<string, Own>[] }
  onlyFirst: number
  words: ErrorWords<Own>
}) {
  return (
    <>
      <p>
        {words.invalid(invalid.total)}
        {invalid.total > invalid.errors.length ? ` ${words.onlyFirst(onlyFirst)}` : ''}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.line}</th>
            <th scope="col">{words.column}</th>
            <th scope="col">{words.error}</th>
          </tr>
        </thead>
        <tbody>
          {invalid.errors.map(({ line, column, error, heading }) => (
            <tr key={`${line} ${column ?? heading} ${error}`}>
              <td>{line}</td>
              <td>{column ?? heading}</td>
              <td>{words.errors[error]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

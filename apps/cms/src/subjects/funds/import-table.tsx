import type { Locale } from '@site/contracts/locale.ts'
import type { fundImportCopy } from './import-copy.ts'
import type { FigureRowError, ImportRow } from './import-outcome.ts'
import '#cms/base/admin/admin-views.css'

export type FundImportWords = (typeof fundImportCopy)['id']

const percentDigits = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const

/** The changes of a file, and what is wrong with each row. */
export function ImportTable({
  rows,
  errors = [],
  language,
  words,
}: {
  rows: readonly ImportRow[]
  errors?: readonly FigureRowError[]
  language: Locale
  words: FundImportWords
}) {
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 6 })
  const percent = new Intl.NumberFormat(language, { ...percentDigits, signDisplay: 'exceptZero' })
  const limit = new Intl.NumberFormat(language, percentDigits)
  return (
    <div className="staff-view-table">
      <table>
        <thead>
          <tr>
            {[words.fund, words.date, words.nav, words.change].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            {errors.length > 0 && <th scope="col">{words.wrong}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ line, code, name, before, after, change, limit: atMost }) => (
            <tr key={line}>
              <th scope="row">{`${code} · ${name}`}</th>
              <td>{`${before.navDate} → ${after.navDate}`}</td>
              <td>{`${number.format(before.nav)} → ${number.format(after.nav)}`}</td>
              <td>{`${percent.format(change)}% (${words.limit(`${limit.format(atMost)}%`)})`}</td>
              {errors.length > 0 && (
                <td>
                  {errors
                    .filter((error) => error.line === line)
                    .map(({ column, error }) => `${column}: ${words.errors[error]}`)
                    .join(' ')}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

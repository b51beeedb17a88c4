import { useState } from 'react'
import { Button } from '#app/design/button.tsx'
import { TableRegion } from '#app/design/table-region.tsx'
import { formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { type Columns, columnKinds, findColumns } from '../files/columns.ts'
import type { Holding, ReadProblem } from '../files/holding.ts'
import { readHoldings, type Unit } from '../files/read-holdings.ts'
import type { TableRow } from '../files/read-table.ts'
import { workbenchCopy } from './copy.ts'
import { UnitSelect } from './unit-select.tsx'
import { useWords } from './words.ts'
import './column-check.css'

const previewRows = 5
const shownProblems = 20

interface ColumnCheckProps {
  readonly locale: Locale
  readonly rows: readonly TableRow[]
  readonly onUse: (holdings: readonly Holding[]) => void
  readonly onCancel: () => void
}

/** The first rows, with what each column is read as. */
export function ColumnCheck({ locale, rows, onUse, onCancel }: ColumnCheckProps) {
  const words = workbenchCopy[locale]
  const [columns, setColumns] = useState<Columns>(() => findColumns(rows))
  const [unit, setUnit] = useState<Unit | null>(null)
  const { holdings, problems, ...read } = readHoldings(rows, columns, unit)
  return (
    <div className="mt-6">
      <h3 className="text-lg font-bold">{words.mapTitle}</h3>
      <p className="mt-1 mb-3 text-soft" role="status">
        {words.mapLead(formatNumber(locale, rows.length))}
      </p>
      <ColumnTable columns={columns} locale={locale} onChange={setColumns} rows={rows} />
      {read.isUnitAssumed || unit !== null ? (
        <div className="mt-4 max-w-[26rem]">
          <UnitSelect
            label={words.askUnit}
            locale={locale}
            name="portfolio-file-unit"
            onChange={setUnit}
            unit={read.unit}
          />
        </div>
      ) : null}
      <ProblemList locale={locale} problems={problems} />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button isDisabled={holdings.length === 0} onClick={() => onUse(holdings)}>
          {words.useRows(formatNumber(locale, holdings.length))}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </div>
  )
}

function ProblemList({ locale, problems }: { locale: Locale; problems: readonly ReadProblem[] }) {
  const { inputErrors: errors, problems: words } = useWords()
  const more = problems.length - shownProblems
  if (problems.length === 0) return null
  return (
    <div className="mt-4 text-error" role="status">
      {problems.slice(0, shownProblems).map(({ row, kind, text }) => (
        <p key={`${row}-${kind}`}>{errors.atRow(row, words[kind](text))}</p>
      ))}
      {more > 0 ? <p>{errors.moreProblems(formatNumber(locale, more))}</p> : null}
    </div>
  )
}

interface ColumnTableProps {
  readonly locale: Locale
  readonly rows: readonly TableRow[]
  readonly columns: Columns
  readonly onChange: (columns: Columns) => void
}

function ColumnTable({ locale, rows, columns, onChange }: ColumnTableProps) {
  const words = workbenchCopy[locale]
  const start = columns.header ?? 0
  const shown = rows.slice(start, start + previewRows + (columns.header === null ? 0 : 1))
  const places = Array.from({ length: Math.max(...shown.map(({ cells }) => cells.length)) }, (_, at) => at)
  const choose = (place: number, value: string) => {
    const kind = columnKinds.find((each) => each === value) ?? null
    // Each kind is read from one column.
    const others = places.map((at) => columns.kinds[at] ?? null).map((each) => (each === kind ? null : each))
    onChange({ ...columns, kinds: others.with(place, kind) })
  }
  return (
    <TableRegion label={words.mapTitle}>
      <table className="data-table">
        <thead>
          <tr>
            {/* No row headers, which would stick while the table scrolls. */}
            {places.map((place) => (
              <td key={place}>
                <select
                  aria-label={words.column(place + 1)}
                  className="field-box column-select"
                  onChange={({ target }) => choose(place, target.value)}
                  value={columns.kinds[place] ?? ''}
                >
                  <option value="">{words.unused}</option>
                  {columnKinds.map((kind) => (
                    <option key={kind} value={kind}>
                      {words.kinds[kind]}
                    </option>
                  ))}
                </select>
              </td>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ number, cells }) => (
            <tr key={number}>
              {places.map((place) => (
                <td key={place}>{cells[place] ?? ''}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableRegion>
  )
}

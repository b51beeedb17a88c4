import { memo } from 'react'
import { RecordTable } from '#app/design/record-table.tsx'
import { Section } from '#app/design/section.tsx'
import { TableRegion } from '#app/design/table-region.tsx'
import { useLocale } from '#app/i18n/use-locale.ts'
import { formatCell } from './figures.ts'
import { type ToolWords, toolCopy } from './tool-copy.ts'
import type { OutcomeTable, ToolOutcome } from './tool-outcome.ts'

/** Tables, the formulas with the visitor's numbers, and the rules; deferred while somebody types. */
export const OutcomeDetails = memo(({ outcome, words }: { outcome: ToolOutcome; words: ToolWords }) => {
  const { tables = [], working, notes } = outcome
  const titles = toolCopy[useLocale()]
  return (
    <>
      {tables.map((table) => (
        <Section key={table.caption} title={table.caption}>
          <Table table={table} />
        </Section>
      ))}
      {working.length > 0 ? (
        <Section title={titles.working}>
          <ul className="grid gap-3 wrap-break-word">
            {working.map((line) => (
              <li key={line} className="border-s-3 border-line ps-4">
                {line}
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      <Section more={words.rules} title={words.notes}>
        <ul className="max-w-[68ch] list-disc ps-5">
          {notes.map((note) => (
            <li key={note} className="mt-1">
              {note}
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
})

/** Longer tables stay tables on phones, with fewer columns. */
const MAX_CARDS = 12

function Table({ table: { caption, columns, rows } }: { table: OutcomeTable }) {
  const locale = useLocale()
  const [first, ...others] = columns
  const formatCells = (row: OutcomeTable['rows'][number]) =>
    columns.map(({ kind }, index) => formatCell(locale, kind, row[index] ?? null))
  if (others.length > 2 && rows.length <= MAX_CARDS) {
    return (
      <RecordTable
        caption={<span className="sr-only">{caption}</span>}
        columns={[
          { key: first.label, label: first.label },
          ...others.map(({ label }) => ({ key: label, label, isFigure: true })),
        ]}
        records={rows.map((row, index) => {
          const [name, ...cells] = formatCells(row)
          return { key: String(index), name, cells }
        })}
      />
    )
  }
  const findClass = ({ isWide }: OutcomeTable['columns'][number]) =>
    isWide ? 'figure max-sm:hidden' : 'figure'
  return (
    <TableRegion isLong={rows.length > MAX_CARDS} label={caption}>
      <table className="data-table max-sm:text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{first.label}</th>
            {others.map((column) => (
              <th key={column.label} className={`${findClass(column)} max-sm:whitespace-normal`} scope="col">
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const [name, ...cells] = formatCells(row)
            return (
              <tr key={name}>
                <th className={first.kind !== 'text' ? 'min-w-0 whitespace-nowrap' : undefined} scope="row">
                  {name}
                </th>
                {others.map((column, index) => (
                  <td key={column.label} className={findClass(column)}>
                    {cells[index]}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </TableRegion>
  )
}

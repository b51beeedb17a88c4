import { Section } from '#app/design/section.tsx'
import { Missing } from '#app/features/companies/missing.tsx'
import { ReadingNotes } from '#app/features/companies/reading-notes.tsx'
import { financialsCopy } from '#app/features/companies/statements/financials-copy.ts'
import { formatDate } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { missing, ratioReasons } from '#app/market/ratio-reasons.ts'
import { compareCopy } from './compare-copy.ts'
import type { ComparedHead, CompareRow, CompareTable } from './compare-table.server.ts'
import './comparison.css'
import '#app/design/table.css'
import '#app/design/record-table.css'

interface CompareFiguresProps {
  locale: Locale
  companies: readonly ComparedHead[]
  table: CompareTable
}

/** Companies as columns, figures as rows; on narrow screens each figure is a card with all companies. */
export function CompareFigures({ locale, companies, table }: CompareFiguresProps) {
  const words = compareCopy[locale]
  const { asOf, period, isSamePeriod, groups } = table
  return (
    <Section title={words.figuresTitle}>
      <div className="record-frame">
        <table className="data-table record-table compare-table">
          <caption>
            {[
              ...(asOf ? [words.asOfPrice(formatDate(locale, asOf))] : []),
              ...(period ? [words.samePeriod(period)] : []),
              ...(isSamePeriod ? [] : [words.otherPeriods]),
            ].join(' ')}
          </caption>
          <thead>
            <tr>
              <th scope="col">{words.item}</th>
              {companies.map(({ ticker, shortName }) => (
                <th key={ticker} className="figure" scope="col">
                  <b className="text-text">{ticker}</b>
                  <span className="block font-normal whitespace-normal">{shortName}</span>
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({ name, rows }) => (
            <tbody key={name}>
              <tr className="group-name">
                <th colSpan={companies.length + 1} scope="rowgroup">
                  {words.groups[name]}
                </th>
              </tr>
              {rows.map((row) => (
                <FigureRow key={row.key} companies={companies} locale={locale} row={row} />
              ))}
            </tbody>
          ))}
        </table>
      </div>
      <ReadingNotes notes={words.notes} title={financialsCopy[locale].readingTitle} />
    </Section>
  )
}

/** Texts that need the full width of a narrow screen. */
const wideRows: ReadonlySet<string> = new Set(['range', 'period', 'sector', 'board', 'listingDate'])

function FigureRow({
  locale,
  companies,
  row,
}: {
  locale: Locale
  companies: readonly ComparedHead[]
  row: CompareRow
}) {
  return (
    <tr className={wideRows.has(row.key) ? 'compare-wide' : undefined}>
      <th scope="row">{row.label}</th>
      {row.cells.map((cell, index) => (
        <td key={companies[index]?.ticker} className="figure" data-label={companies[index]?.ticker}>
          <Value cell={cell} locale={locale} />
        </td>
      ))}
    </tr>
  )
}

function Value({ locale, cell }: { locale: Locale; cell: CompareRow['cells'][number] }) {
  const { text, reason, meaning, direction, mark, note, noteLang } = cell
  if (text === null) {
    const explanation =
      note ?? (reason === undefined || reason === 'missing' ? null : ratioReasons[locale][reason].meaning)
    return explanation === null ? (
      <Missing />
    ) : (
      <span>
        <span aria-hidden="true">{missing}</span>
        <span className="compare-note">{explanation}</span>
      </span>
    )
  }
  return (
    <span>
      <span className={[direction, mark ? 'font-bold' : ''].filter(Boolean).join(' ') || undefined}>
        {meaning ? <abbr title={meaning}>{text}</abbr> : text}
      </span>
      {mark ? <span className="compare-mark">{compareCopy[locale].marks[mark]}</span> : null}
      {note ? (
        <span className="compare-note" lang={noteLang}>
          {note}
        </span>
      ) : null}
    </span>
  )
}

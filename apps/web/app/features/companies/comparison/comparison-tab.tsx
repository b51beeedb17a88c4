import { Badge } from '#app/design/badge.tsx'
import { EmptyState } from '#app/design/notice.tsx'
import { Section } from '#app/design/section.tsx'
import { TableRegion } from '#app/design/table-region.tsx'
import { companyNames } from '#app/features/companies/company-copy.ts'
import type { CompanyView } from '#app/features/companies/company-view.ts'
import { copy } from '#app/features/companies/copy.ts'
import { Missing } from '#app/features/companies/missing.tsx'
import { columnLabel } from '#app/features/companies/statements/column-label.ts'
import { financialsCopy } from '#app/features/companies/statements/financials-copy.ts'
import { RatioText } from '#app/features/companies/statements/ratio-text.tsx'
import type { PeerTable } from '#app/features/companies/statements/statement-tables.server.ts'
import { TableCaption } from '#app/features/companies/table-caption.tsx'
import { formatDate, formatDateShort, formatNumber, formatRupiahShort } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { isAbsent } from '#app/market/ratio-reasons.ts'
import { Unavailable } from '#app/market/unavailable.tsx'
import { compareCopy } from './compare-copy.ts'
import type { ComparePart } from './compare-load.server.ts'
import { CompareSection } from './compare-section.tsx'

/** A comparison with companies of the reader's choice, followed by the largest companies of the same industry. */
export function ComparisonTab({
  locale,
  ticker,
  slug,
  view,
  compare,
  table,
}: {
  locale: Locale
  ticker: string
  slug: string
  view: CompanyView
  compare: ComparePart
  table: PeerTable | null
}) {
  return (
    <>
      <CompareSection
        compare={compare}
        locale={locale}
        peers={table}
        slug={slug}
        ticker={ticker}
        view={view}
      />
      <Section title={compareCopy[locale].peersTitle}>
        {table === null ? <Unavailable /> : <Comparison locale={locale} table={table} />}
      </Section>
    </>
  )
}

function Comparison({ locale, table }: { locale: Locale; table: PeerTable }) {
  const words = financialsCopy[locale]
  const { metrics, rows, medians } = table
  if (rows.length === 0) {
    return <EmptyState text={copy[locale].empty} />
  }
  if (rows.length === 1) {
    return <EmptyState text={words.noPeers} />
  }
  const hasMedians = medians.some((median) => !isAbsent(median))
  return (
    <TableRegion label={companyNames[locale].tabs.comparison}>
      <table className="data-table">
        <TableCaption>
          {[formatCaption(locale, table), ...(hasMedians ? [] : [words.noMedians])].join(' ')}
        </TableCaption>
        <thead>
          <tr>
            <th scope="col">{words.company}</th>
            <th className="figure" scope="col">
              {words.price}
            </th>
            <th className="figure" scope="col">
              {words.marketValue}
            </th>
            {metrics.map(({ key, label }) => (
              <th key={key} className="figure max-w-28 min-w-16 whitespace-normal" scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <PeerLine key={row.ticker} locale={locale} row={row} table={table} />
          ))}
        </tbody>
        {hasMedians ? (
          <tfoot>
            <tr className="sum">
              <th scope="row">{words.median}</th>
              <td />
              <td />
              <Values
                explanation={words.tooFewForMedian}
                locale={locale}
                metrics={metrics}
                values={medians}
              />
            </tr>
          </tfoot>
        ) : null}
      </table>
    </TableRegion>
  )
}

function PeerLine({
  locale,
  table: { metrics, asOf },
  row,
}: {
  locale: Locale
  table: PeerTable
  row: PeerTable['rows'][number]
}) {
  return (
    <tr className={row.isSubject ? 'bg-ground [--table-ground:var(--ground)]' : undefined}>
      <th scope="row">
        <Company locale={locale} row={row} />
      </th>
      <td className="figure">
        {row.price === null ? <Missing /> : formatNumber(locale, row.price)}
        {row.priceDay === null || row.priceDay === asOf.price ? null : (
          <span className="block text-sm font-normal text-soft">{formatDateShort(locale, row.priceDay)}</span>
        )}
      </td>
      <td className="figure">
        {row.marketValue === null ? <Missing /> : formatRupiahShort(locale, row.marketValue)}
      </td>
      <Values locale={locale} metrics={metrics} values={row.values} />
    </tr>
  )
}

function Company({ locale, row }: { locale: Locale; row: PeerTable['rows'][number] }) {
  return (
    <>
      {row.isSubject ? (
        <b>{row.ticker}</b>
      ) : (
        <a className="text-link" href={pathTo('companyDetail', locale, { slug: row.slug })}>
          {row.ticker}
        </a>
      )}
      <span className="block text-sm font-normal text-soft">{row.shortName}</span>
      {row.isSubject ? <Badge>{financialsCopy[locale].thisCompany}</Badge> : null}
    </>
  )
}

function Values({
  locale,
  metrics,
  values,
  explanation,
}: {
  locale: Locale
  metrics: PeerTable['metrics']
  values: PeerTable['medians']
  /** Why a value is absent; by default its own reason. */
  explanation?: string
}) {
  return metrics.map(({ key, unit }, position) => {
    const ratio = values[position] ?? 'missing'
    return (
      <td key={key} className="figure">
        {explanation !== undefined && isAbsent(ratio) ? (
          <Missing explanation={explanation} />
        ) : (
          <RatioText locale={locale} ratio={ratio} unit={unit} />
        )}
      </td>
    )
  })
}

function formatCaption(locale: Locale, { group, period, asOf }: PeerTable): string {
  const words = financialsCopy[locale]
  return [
    ...(group.name === null
      ? []
      : [words.comparisonCaption(words.groups[group.kind], group.name, formatNumber(locale, group.count))]),
    ...(period ? [words.samePeriod(columnLabel(locale, period))] : []),
    ...(asOf.price ? [words.asOfPrice(formatDate(locale, asOf.price))] : []),
    ...(asOf.statements ? [words.asOfStatements(formatDate(locale, asOf.statements))] : []),
  ].join(' ')
}

import { LinkChips } from '#app/design/link-tabs.tsx'
import { Notice } from '#app/design/notice.tsx'
import { Section } from '#app/design/section.tsx'
import type { CompanyView } from '#app/features/companies/company-view.ts'
import type { PeerTable } from '#app/features/companies/statements/statement-tables.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { Unavailable } from '#app/market/unavailable.tsx'
import { CompareChartSection } from './compare-chart-section.tsx'
import { CompareCompanies } from './compare-companies.tsx'
import { compareCopy } from './compare-copy.ts'
import { CompareFigures } from './compare-figures.tsx'
import { CompareForm } from './compare-form.tsx'
import type { ComparePart } from './compare-load.server.ts'
import { MAX_OTHERS, queryOfComparison } from './compare-query.ts'

interface CompareSectionProps {
  locale: Locale
  ticker: string
  slug: string
  view: CompanyView
  compare: ComparePart
  /** Suggested companies; null while the market service is unavailable. */
  peers: PeerTable | null
}

/** The page's company compared with up to three others from the URL. */
export function CompareSection({ locale, ticker, slug, view, compare, peers }: CompareSectionProps) {
  const words = compareCopy[locale]
  const { others, view: compared } = compare
  const isFull = others.length >= MAX_OTHERS
  const pathWith = (tickers: readonly string[]) =>
    pathTo('companyDetail', locale, { slug }, queryOfComparison(locale, view.range, tickers))
  return (
    <>
      <Section lead={words.lead(ticker)} title={words.sideBySide}>
        <Errors compare={compare} locale={locale} pathWith={pathWith} />
        {compared ? (
          <CompareCompanies
            chart={compared.chart}
            companies={compared.companies}
            locale={locale}
            range={view.range}
          />
        ) : null}
        {compare.isUnavailable ? <Unavailable /> : null}
        {isFull ? (
          <p className="mt-6 text-soft">{words.full}</p>
        ) : (
          <div className="mt-6 grid gap-4">
            <CompareForm
              locale={locale}
              others={others}
              range={view.range}
              slug={slug}
              ticker={ticker}
              typed={compare.typed}
            />
            <Similar locale={locale} others={others} pathWith={pathWith} peers={peers} />
          </div>
        )}
      </Section>
      {compared ? (
        <>
          <CompareChartSection
            chart={compared.chart}
            companies={compared.companies}
            locale={locale}
            others={others}
            slug={slug}
          />
          <CompareFigures companies={compared.companies} locale={locale} table={compared.table} />
        </>
      ) : null}
    </>
  )
}

function Similar({
  locale,
  peers,
  others,
  pathWith,
}: Pick<CompareSectionProps, 'locale' | 'peers'> & {
  others: readonly string[]
  pathWith: (tickers: readonly string[]) => string
}) {
  const words = compareCopy[locale]
  const similar = (peers?.rows ?? []).filter((row) => !row.isSubject && !others.includes(row.ticker))
  return similar.length > 0 ? (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <span className="text-sm text-soft">{`${words.similar}:`}</span>
      <LinkChips
        keepsScroll
        chips={similar.map((row) => ({
          to: pathWith([...others, row.ticker]),
          label: row.ticker,
          isCurrent: false,
        }))}
        label={words.similar}
      />
    </div>
  ) : null
}

function Errors({
  locale,
  compare: { others, errors, typedError },
  pathWith,
}: {
  locale: Locale
  compare: ComparePart
  pathWith: (tickers: readonly string[]) => string
}) {
  const words = compareCopy[locale]
  const all = [...errors, ...(typedError && !('options' in typedError) ? [typedError] : [])]
  return (
    <>
      {all.length > 0 ? (
        <div className="mb-6 max-w-[68ch]" data-list-result>
          <Notice title={words.faultsTitle} tone="warning">
            <ul>
              {all.map(({ kind, name }) => (
                <li key={`${kind} ${name}`}>{words.errors[kind](name)}</li>
              ))}
            </ul>
          </Notice>
        </div>
      ) : null}
      {typedError && 'options' in typedError ? (
        <div className="mb-6 max-w-[68ch]" data-list-result>
          <Notice title={words.errors.several(typedError.name)}>
            <ul className="mt-1">
              {typedError.options.map(({ ticker, name }) => (
                <li key={ticker}>
                  <a className="text-link inline-block py-0.5" href={pathWith([...others, ticker])}>
                    {`${ticker} · ${name}`}
                  </a>
                </li>
              ))}
            </ul>
          </Notice>
        </div>
      ) : null}
    </>
  )
}

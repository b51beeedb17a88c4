import type { CompanyRow } from '@site/contracts/market/companies.ts'
import { Change } from '#app/design/change.tsx'
import { formatDateShort, formatRupiah } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { copy } from './copy.ts'

type Quote = Pick<NonNullable<CompanyRow['quote']>, 'close' | 'date'> & {
  /** null: not traded on the market's latest day. */
  readonly changePercent: number | null
}

export interface FoundCompanies {
  readonly items: readonly {
    readonly ticker: string
    readonly path: string
    readonly name: string
    readonly sector: string | null
    readonly isSuspended: boolean
    /** null: no trade in the data. */
    readonly quote: Quote | null
  }[]
  readonly total: number
  /** Whether the companies match only when typing errors are tolerated. */
  readonly isFuzzy: boolean
  /** Whether they precede the other results. */
  readonly isLeading: boolean
}

export function FoundCompanyList({
  companies,
  locale,
  phrase,
}: {
  companies: FoundCompanies
  locale: Locale
  phrase: string
}) {
  const words = copy[locale]
  return (
    <>
      <ul className="border-b border-line">
        {companies.items.map((company) => (
          <li
            key={company.ticker}
            className="relative grid gap-x-6 gap-y-1 border-t border-line py-4 sm:grid-cols-[minmax(0,1fr)_auto]"
          >
            <div className="min-w-0">
              <h3 className="text-base font-semibold">
                <a className="after:absolute after:inset-0 hover:text-action" href={company.path}>
                  {`${company.ticker} · ${company.name}`}
                </a>
              </h3>
              <p className="text-sm text-soft">
                {[company.sector, company.isSuspended ? words.suspended : null]
                  .filter((fact) => fact !== null)
                  .join(' · ')}
              </p>
            </div>
            {company.quote ? <FoundQuote locale={locale} quote={company.quote} /> : null}
          </li>
        ))}
      </ul>
      {companies.total > companies.items.length && !companies.isFuzzy ? (
        <p className="mt-4">
          <a className="text-link" href={pathTo('companyList', locale, undefined, { q: phrase })}>
            {words.moreCompanies}
          </a>
        </p>
      ) : null}
    </>
  )
}

function FoundQuote({ quote, locale }: { quote: Quote; locale: Locale }) {
  return (
    <p className="sm:text-end">
      <span className="font-semibold">{formatRupiah(locale, quote.close)}</span>{' '}
      {quote.changePercent === null ? null : <Change fraction={quote.changePercent / 100} locale={locale} />}
      <span className="block text-sm text-soft">
        <time dateTime={quote.date}>{formatDateShort(locale, quote.date)}</time>
      </span>
    </p>
  )
}

import type { MarketDay } from '@site/contracts/market/market-day.ts'
import { formatDate, formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { copy } from './copy.ts'

/** By letter; null: our list does not have it. */
export type NotationMeanings = Readonly<Record<string, string | null>>

/** Each special notation with its meaning and its companies, folded, because the exchange has hundreds of them. */
export function NotationsPart({
  locale,
  notations: { asOf, companies },
  meanings,
}: {
  locale: Locale
  notations: NonNullable<MarketDay['notations']>
  meanings: NotationMeanings
}) {
  const words = copy[locale]
  const codes = [...new Set(companies.flatMap((company) => company.codes))].toSorted()
  if (codes.length === 0) {
    return <p className="text-soft">{words.noNotations}</p>
  }
  return (
    <>
      <p className="mb-3 text-sm text-soft">{words.notationsLead(formatDate(locale, asOf))}</p>
      <ul className="grid items-start gap-x-10 lg:grid-cols-3">
        {codes.map((code) => {
          const marked = companies.filter((company) => company.codes.includes(code))
          return (
            <li key={code} className="min-w-0 border-t border-line">
              <details>
                <summary className="grid grid-cols-[2rem_minmax(0,1fr)_auto] items-baseline gap-x-3 py-3">
                  <b className="text-lg">{code}</b>
                  <span>{meanings[code] ?? words.notation(code)}</span>
                  <span className="text-sm text-action underline underline-offset-4">
                    {words.companyCount(formatNumber(locale, marked.length))}
                  </span>
                </summary>
                <ul className="flex flex-wrap gap-x-5 ps-11 pb-3">
                  {marked.map(({ ticker, slug, shortName }) => (
                    <li key={ticker}>
                      <a
                        className="text-link inline-block py-2"
                        href={pathTo('companyDetail', locale, { slug })}
                        title={shortName}
                      >
                        {ticker}
                      </a>
                    </li>
                  ))}
                </ul>
              </details>
            </li>
          )
        })}
      </ul>
    </>
  )
}

import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { copy } from './copy.ts'

export function TickerLinks({
  tickers,
  names,
  locale,
}: {
  tickers: readonly string[]
  /** By ticker. */
  names: Readonly<Record<string, string>>
  locale: Locale
}) {
  if (tickers.length === 0) {
    return null
  }
  return (
    <ul aria-label={copy[locale].tickers} className="flex flex-wrap gap-x-3">
      {tickers.map((ticker) => (
        <li key={ticker}>
          <a
            className="text-link inline-block py-1"
            href={pathTo('companyDetail', locale, { slug: ticker.toLowerCase() })}
          >
            {[ticker, names[ticker]].filter(Boolean).join(' ')}
          </a>
        </li>
      ))}
    </ul>
  )
}

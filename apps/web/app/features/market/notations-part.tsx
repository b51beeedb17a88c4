import { formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { copy } from './copy.ts'
import type { NotationGroup } from './notation-groups.server.ts'

/** Each special notation with its meaning and its companies, folded, because the exchange has hundreds of them. */
export function NotationsPart({ locale, groups }: { locale: Locale; groups: readonly NotationGroup[] }) {
  const words = copy[locale]
  if (groups.length === 0) {
    return <p className="text-soft">{words.noNotations}</p>
  }
  return groups.map(({ lead, letters }) => (
    <div key={lead} className="pb-5">
      <p className="mb-3 text-sm text-soft">{lead}</p>
      <ul className="grid items-start gap-x-10 lg:grid-cols-3">
        {letters.map(({ code, meaning, companies }) => (
          <li key={code} className="min-w-0 border-t border-line">
            <details>
              <summary className="grid grid-cols-[2rem_minmax(0,1fr)_auto] items-baseline gap-x-3 py-3">
                <b className="text-lg">{code}</b>
                <span>{meaning ?? words.notation(code)}</span>
                <span className="text-sm text-action underline underline-offset-4">
                  {words.companyCount(formatNumber(locale, companies.length))}
                </span>
              </summary>
              <ul className="flex flex-wrap gap-x-5 ps-11 pb-3">
                {companies.map(({ ticker, slug, shortName }) => (
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
        ))}
      </ul>
    </div>
  ))
}

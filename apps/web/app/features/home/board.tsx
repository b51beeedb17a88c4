import { Change } from '#app/design/change.tsx'
import { Kawung } from '#app/design/kawung.tsx'
import { formatDateLong, formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { copy } from './copy.ts'
import type { MarketBoard } from './market-board.server.ts'

/** The dark board of the first page: index, its year, three companies; says so when the market is silent. */
export function Board({ locale, board }: { locale: Locale; board: MarketBoard | null }) {
  const words = copy[locale]
  return (
    <div className="board hero-board">
      <Kawung />
      <div className="relative">
        {board?.index ? <Index index={board.index} locale={locale} /> : <p>{words.marketUnavailable}</p>}
        <ul>
          {board?.companies.map((company) => (
            <li
              key={company.ticker}
              className="relative grid max-w-[34rem] grid-cols-[1fr_auto] items-center gap-4 border-t border-white/15 py-3 sm:grid-cols-[1fr_6.5rem_auto]"
            >
              <a
                className="after:absolute after:inset-0"
                href={pathTo('companyDetail', locale, { slug: company.slug })}
              >
                <b>{company.ticker}</b>
                <small className="block text-[0.82rem] text-on-board-soft">{company.shortName}</small>
              </a>
              <svg
                aria-hidden="true"
                className="hidden h-8 w-[6.5rem] sm:block"
                preserveAspectRatio="none"
                viewBox={board.sparkViewBox}
              >
                <path
                  className={company.changeFraction < 0 ? 'spark-down' : 'spark-up'}
                  d={company.spark}
                  fill="none"
                  strokeWidth="2"
                />
              </svg>
              <span className="text-end font-semibold">
                {formatNumber(locale, company.close)}
                <small className="block">
                  <Change fraction={company.changeFraction} locale={locale} />
                </small>
              </span>
            </li>
          ))}
        </ul>
        <p className="mt-4">
          <a className="underline underline-offset-4" href={pathTo('companyList', locale)}>
            {words.allCompanies}
          </a>
        </p>
      </div>
    </div>
  )
}

function Index({ locale, index }: { locale: Locale; index: NonNullable<MarketBoard['index']> }) {
  const words = copy[locale]
  const value = (points: number) => formatNumber(locale, points, 2)
  return (
    <>
      <p className="text-on-board-soft">{words.closeOf(index.name, formatDateLong(locale, index.date))}</p>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <b className="text-[2.5rem] tracking-[-0.03em]">{value(index.value)}</b>
        <Change fraction={index.changeFraction} locale={locale} />
      </p>
      <svg
        aria-label={words.indexPicture(index.name, value(index.firstValue), value(index.value))}
        className="my-4 w-full max-w-[34rem]"
        role="img"
        viewBox={index.viewBox}
      >
        <path className="index-area" d={index.area} />
        <path className="index-line" d={index.line} fill="none" strokeWidth="3" />
      </svg>
    </>
  )
}

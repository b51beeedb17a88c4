import { Change } from '#app/design/change.tsx'
import { formatDate, formatDateLong, formatDateShort, formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { copy } from './copy.ts'
import type { MarketBoard } from './market-board.server.ts'

/** Market data on the hero board: index, its past year, three companies; a notice if there is no data. */
export function Board({ locale, board }: { locale: Locale; board: MarketBoard | null }) {
  const words = copy[locale]
  return (
    <div className="front-market">
      {board?.index ? (
        <Index index={board.index} locale={locale} />
      ) : (
        <NoData isEmpty={board?.companies.length === 0} locale={locale} />
      )}
      {board ? <Companies board={board} locale={locale} /> : null}
      <p className="mt-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 text-sm">
        <a className="font-semibold underline underline-offset-4" href={pathTo('companyList', locale)}>
          {words.allCompanies}
        </a>
        {board?.asOf ? (
          <span className="text-on-board-soft">{words.marketSource(formatDate(locale, board.asOf))}</span>
        ) : null}
      </p>
    </div>
  )
}

function Companies({ locale, board }: { locale: Locale; board: MarketBoard }) {
  return (
    <ul>
      {board.companies.map((company) => (
        <li
          key={company.ticker}
          className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-4 border-t border-white/15 py-2.5 hover:bg-white/5 sm:grid-cols-[minmax(0,1fr)_5.5rem_auto]"
        >
          <a
            className="min-w-0 after:absolute after:inset-0"
            href={pathTo('companyDetail', locale, { slug: company.slug })}
          >
            <b>{company.ticker}</b>
            <small className="block truncate text-[0.82rem] text-on-board-soft">{company.shortName}</small>
          </a>
          <svg
            aria-hidden="true"
            className="hidden h-8 w-[5.5rem] sm:block"
            preserveAspectRatio="none"
            viewBox={board.sparkViewBox}
          >
            <path
              className={company.changeFraction < 0 ? 'spark-down' : 'spark-up'}
              d={company.spark}
              fill="none"
              strokeWidth="2"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          <span className="min-w-18 text-end font-semibold">
            {formatNumber(locale, company.close)}
            <small className="block">
              <Change fraction={company.changeFraction} locale={locale} />
            </small>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Replaces the index; `isEmpty` if the market service has no companies yet. */
function NoData({ locale, isEmpty }: { locale: Locale; isEmpty: boolean }) {
  const words = copy[locale]
  return (
    <div className="mb-6 max-w-[34rem]">
      <p className="text-lg font-bold">{isEmpty ? words.marketEmptyTitle : words.marketUnavailableTitle}</p>
      <p className="mt-1 text-on-board-soft">{isEmpty ? words.marketEmpty : words.marketUnavailable}</p>
      <svg aria-hidden="true" className="mt-6 h-24 w-full" preserveAspectRatio="none" viewBox="0 0 560 100">
        <path
          className="stroke-on-board-soft"
          d="M0 50H560"
          fill="none"
          strokeDasharray="2 10"
          strokeLinecap="round"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
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
        <b className="text-[2.5rem] leading-tight tracking-[-0.03em]">{value(index.value)}</b>
        <Change fraction={index.changeFraction} locale={locale} />
      </p>
      <svg
        aria-label={words.indexPicture(index.name, value(index.firstValue), value(index.value))}
        className="mt-4 h-36 w-full"
        preserveAspectRatio="none"
        role="img"
        viewBox={`0 0 ${index.width} ${index.height}`}
      >
        <path className="index-area" d={`${index.line}V${index.height}H0Z`} />
        <path
          className="index-line"
          d={index.line}
          fill="none"
          strokeWidth="2.5"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <p aria-hidden="true" className="mb-4 flex justify-between text-sm text-on-board-soft">
        <span>{`${formatDateShort(locale, index.firstDate)} · ${value(index.firstValue)}`}</span>
        <span>{formatDateShort(locale, index.date)}</span>
      </p>
    </>
  )
}

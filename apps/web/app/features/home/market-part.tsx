import type { Mover } from '@site/contracts/market/market-day.ts'
import { Change } from '#app/design/change.tsx'
import { Kawung } from '#app/design/kawung.tsx'
import {
  formatDate,
  formatDateLong,
  formatDateShort,
  formatNumber,
  formatPrice,
  fractionOfPercent,
} from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { Breadth } from '#app/market/breadth.tsx'
import { marketDayCopy } from '#app/market/market-day-copy.ts'
import { copy } from './copy.ts'
import type { MarketBoard } from './market-board.server.ts'
import { PartHead, type PartProps } from './part-head.tsx'

/** The best part of the market page, on a board; a notice if there is no data. */
export function MarketPart({ locale, heading, board }: PartProps & { board: MarketBoard | null }) {
  const words = copy[locale]
  const hasData = board !== null && board.date !== null
  return (
    <>
      <PartHead heading={heading} more={{ to: pathTo('market', locale), label: words.wholeMarket }} />
      <div className="board rounded-card p-5 sm:p-8">
        <Kawung />
        {hasData ? (
          <div className="relative grid gap-x-12 gap-y-3 lg:grid-cols-2">
            <div className="min-w-0">
              {board.index ? <Index index={board.index} locale={locale} /> : null}
              <Breadth day={board.breadth} locale={locale} />
            </div>
            <Lists board={board} locale={locale} />
          </div>
        ) : (
          <NoData isEmpty={board !== null} locale={locale} />
        )}
      </div>
      {board?.date ? (
        <p className="mt-3 text-sm text-soft">{words.marketSource(formatDate(locale, board.date))}</p>
      ) : null}
    </>
  )
}

function Lists({ locale, board }: { locale: Locale; board: MarketBoard }) {
  const words = marketDayCopy[locale]
  return (
    <div className="grid content-start xs:grid-cols-2 gap-x-6 gap-y-2">
      <MoverList locale={locale} movers={board.gainers} title={words.gainers} />
      <MoverList locale={locale} movers={board.losers} title={words.losers} />
      {board.actions.length === 0 ? null : (
        <section className="xs:col-span-2">
          <h3 className={listTitle}>{copy[locale].nextActions}</h3>
          <ul>
            {board.actions.map(({ id, path, title, note }) => (
              <li key={id} className={listRow}>
                <a className="min-w-0 grow font-semibold after:absolute after:inset-0" href={path}>
                  {title}
                </a>
                <small className="text-end text-on-board-soft">{note}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

const listTitle = 'border-b border-white/25 pb-1 text-sm font-normal tracking-normal text-on-board-soft'
const listRow =
  'relative flex min-h-12 items-center gap-x-3 border-b border-white/10 hover:bg-white/5 max-sm:nth-[n+3]:hidden'

/** Nothing if the list is empty. */
function MoverList({ locale, title, movers }: { locale: Locale; title: string; movers: readonly Mover[] }) {
  if (movers.length === 0) {
    return null
  }
  return (
    <section className="min-w-0">
      <h3 className={listTitle}>{title}</h3>
      <ul>
        {movers.map(({ ticker, slug, shortName, quote }) => (
          <li key={ticker} className={listRow}>
            <a
              className="min-w-0 grow wrap-anywhere after:absolute after:inset-0"
              href={pathTo('companyDetail', locale, { slug })}
            >
              <b className="block leading-tight">{ticker}</b>
              <small className="block leading-tight text-on-board-soft">{shortName}</small>
            </a>
            <small className="shrink-0 text-end leading-tight">
              <span className="block">
                <Change fraction={fractionOfPercent(quote.changePercent)} locale={locale} />
              </span>
              <span className="block text-on-board-soft">{formatPrice(locale, quote.close)}</span>
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Replaces the market data; `isEmpty` if the market service has none yet. */
function NoData({ locale, isEmpty }: { locale: Locale; isEmpty: boolean }) {
  const words = copy[locale]
  return (
    <div className="relative max-w-[34rem]">
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
      <p className="text-on-board-soft">{words.closeOn(index.name, formatDateLong(locale, index.date))}</p>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <b className="text-[2.5rem] leading-tight tracking-[-0.03em]">{value(index.value)}</b>
        <Change fraction={index.changeFraction} locale={locale} />
      </p>
      <svg
        aria-label={words.indexPicture(index.name, value(index.firstValue), value(index.value))}
        className="mt-3 h-20 w-full lg:h-48"
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
      <p aria-hidden="true" className="flex justify-between text-sm text-on-board-soft">
        <span>{`${formatDateShort(locale, index.firstDate)} · ${value(index.firstValue)}`}</span>
        <span>{formatDateShort(locale, index.date)}</span>
      </p>
    </>
  )
}

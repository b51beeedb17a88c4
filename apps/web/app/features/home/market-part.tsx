import type { Mover } from '@site/contracts/market/market-day.ts'
import { Change } from '#app/design/change.tsx'
import { formatNumber, formatPrice, fractionOfPercent } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { Breadth } from '#app/market/breadth.tsx'
import type { ShownEconomy } from '#app/market/economy.server.ts'
import { EconomyStrip } from '#app/market/economy-strip.tsx'
import { marketDayCopy } from '#app/market/market-day-copy.ts'
import { copy } from './copy.ts'
import { IndexLine } from './index-line.tsx'
import type { MarketBoard } from './market-board.server.ts'
import type { PartProps } from './part-head.tsx'

/** The best part of the market page, on a board; a notice if there is no data. */
export function MarketPart({
  locale,
  heading: { title, lead },
  board,
  economy,
}: PartProps & { board: MarketBoard | null; economy: ShownEconomy }) {
  const words = copy[locale]
  const hasData = board !== null && board.source !== null
  const head = (
    <div className="flex flex-wrap items-baseline gap-x-3 text-sm text-on-board-soft">
      <h2 className="text-base text-on-board">{title}</h2>
      {lead ? <p className="max-sm:hidden">{lead}</p> : null}
      {board?.index ? <p>{board.index.close}</p> : null}
    </div>
  )
  return (
    <>
      {hasData ? (
        <div className="grid gap-x-16 gap-y-3 lg:grid-cols-[minmax(0,1fr)_minmax(0,21rem)]">
          <div className="min-w-0">
            {head}
            {board.index ? <Index index={board.index} locale={locale} /> : null}
            <Breadth day={board.breadth} locale={locale} />
          </div>
          <Movers board={board} locale={locale} />
        </div>
      ) : (
        <>
          {head}
          <NoData isEmpty={board !== null} locale={locale} />
        </>
      )}
      {board && board.actions.length > 0 ? <NextActions actions={board.actions} locale={locale} /> : null}
      <div className="max-lg:hidden">
        <EconomyStrip economy={economy} isOnBoard locale={locale} />
      </div>
      <div className="mt-3 flex flex-wrap justify-between gap-x-4 gap-y-1 text-sm text-on-board-soft">
        {board?.source ? <span>{board.source}</span> : null}
        {/* Beside the link, because phones have no room for the strip. */}
        {economy.cells.length > 0 ? (
          <details className="lg:hidden">
            <summary className="cursor-pointer py-3 text-base text-on-board">{words.economy}</summary>
            <EconomyStrip economy={economy} isOnBoard locale={locale} />
          </details>
        ) : null}
        <a
          className="text-base font-semibold text-on-board py-3 underline underline-offset-4"
          href={pathTo('market', locale)}
        >
          {words.wholeMarket}
        </a>
      </div>
    </>
  )
}

function Movers({ locale, board }: { locale: Locale; board: MarketBoard }) {
  const words = marketDayCopy[locale]
  return (
    <div className="grid content-start gap-x-6 gap-y-2 xs:grid-cols-2 lg:grid-cols-1">
      <MoverList locale={locale} movers={board.gainers} title={words.gainers} />
      <MoverList locale={locale} movers={board.losers} title={words.losers} />
    </div>
  )
}

function NextActions({ locale, actions }: { locale: Locale; actions: MarketBoard['actions'] }) {
  return (
    <section className="mt-3 gap-x-8 border-white/25 md:flex md:items-center md:border-t">
      <h3 className={`${listTitle} md:border-0 md:pb-0`}>{copy[locale].nextActions}</h3>
      <ul className="grow md:flex md:justify-between md:gap-x-8">
        {actions.map(({ id, path, title, note }) => (
          <li key={id} className={`${listRow} md:flex-wrap md:border-0`}>
            <a className="min-w-0 grow font-semibold after:absolute after:inset-0" href={path}>
              {title}
            </a>
            <small className="text-end text-on-board-soft md:text-start">{note}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}

const listTitle = 'border-b border-white/25 pb-1 text-sm font-normal tracking-normal text-on-board-soft'
const listRow =
  'relative flex min-h-12 items-center gap-x-3 border-b border-white/10 hover:bg-white/5 max-lg:nth-[n+3]:hidden'

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
  const { value, changeFraction, chart, rangesLabel, ranges } = index
  return (
    <>
      <div className="flex flex-wrap items-end gap-x-3">
        <p className="items-baseline gap-x-3 sm:flex">
          <b className="block text-3xl leading-tight tracking-[-0.03em] sm:text-[2.5rem]">
            {formatNumber(locale, value, 2)}
          </b>
          <Change fraction={changeFraction} locale={locale} />
        </p>
        <nav aria-label={rangesLabel} className="home-ranges" data-screen-only>
          {ranges.map(({ to, label, name, isCurrent }) => (
            <a
              key={to}
              aria-current={isCurrent ? 'true' : undefined}
              aria-label={name && `${label}, ${name}`}
              data-keep-scroll
              href={to}
            >
              {label}
            </a>
          ))}
        </nav>
      </div>
      {chart ? <IndexLine chart={chart} /> : null}
    </>
  )
}

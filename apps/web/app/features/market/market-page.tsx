import type { MarketDay } from '@site/contracts/market/market-day.ts'
import type { PriceRange } from '@site/contracts/market/prices.ts'
import { EmptyState } from '#app/design/notice.tsx'
import { RowList } from '#app/design/row-list.tsx'
import { SectionHead } from '#app/design/section.tsx'
import {
  formatDate,
  formatNumber,
  formatNumberWords,
  formatPercent,
  formatRupiahWords,
} from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { Breadcrumb } from '#app/layout/breadcrumb.tsx'
import { PageHeading } from '#app/layout/page-heading.tsx'
import { allActionsPath } from '#app/market/all-actions-path.ts'
import type { ShownEconomy } from '#app/market/economy.server.ts'
import { EconomyStrip } from '#app/market/economy-strip.tsx'
import { HaltNotice } from '#app/market/halt-notice.tsx'
import type { ShownHalt } from '#app/market/halts.server.ts'
import { marketDayCopy } from '#app/market/market-day-copy.ts'
import { Unavailable } from '#app/market/unavailable.tsx'
import type { UpcomingActions } from '#app/market/upcoming-actions.ts'
import { copy } from './copy.ts'
import { DayBoard } from './day-board.tsx'
import type { IndexChart } from './index-chart.server.ts'
import { IndexPart } from './index-part.tsx'
import { activeRow, foreignRow, moverRow, ShortList } from './movers.tsx'
import type { NotationGroup } from './notation-groups.server.ts'
import { NotationsPart } from './notations-part.tsx'
import type { SectorMaps } from './sector-map.server.ts'
import { SectorPart } from './sector-part.tsx'
import './market.css'

export interface MarketPageProps {
  locale: Locale
  range: PriceRange
  /** The calendar day in Jakarta. */
  today: string
  /** null, as `maps`, `series` and `actions`: the market service is unavailable. */
  day: MarketDay | null
  maps: SectorMaps | null
  /** null: not in the data. */
  notations: readonly NotationGroup[] | null
  /** `chart`: too few values. */
  series: { readonly chart: IndexChart | null } | null
  actions: UpcomingActions | null
  halts: readonly ShownHalt[]
  economy: ShownEconomy
  /** All stocks as CSV. */
  tablePath: string
}

export function MarketPage({ halts, ...props }: MarketPageProps) {
  return (
    <>
      <div className="wrap">
        <HaltNotice halts={halts} locale={props.locale} />
      </div>
      <MarketToday {...props} />
    </>
  )
}

type MarketTodayProps = Omit<MarketPageProps, 'halts'>

function MarketToday({ day, maps, ...props }: MarketTodayProps) {
  const { locale } = props
  const words = copy[locale]
  if (day === null || maps === null || day.date === null) {
    return (
      <div className="wrap">
        <PageHeading lead={words.lead} page="market" title={words.title} />
        {day === null ? (
          <Unavailable />
        ) : (
          <EmptyState hint={words.empty} text={words.emptyTitle}>
            <a className="text-link mt-4 inline-block" href={pathTo('companyList', locale)}>
              {words.companies}
            </a>
          </EmptyState>
        )}
      </div>
    )
  }
  return <TradingDay {...props} date={day.date} day={day} maps={maps} />
}

function TradingDay({
  locale,
  range,
  today,
  day,
  date,
  maps,
  notations,
  series,
  actions,
  economy,
  tablePath,
}: MarketTodayProps & { day: MarketDay; date: string; maps: SectorMaps }) {
  const words = copy[locale]
  const { foreign, sectors } = day
  return (
    <>
      <div className="wrap">
        <Breadcrumb page="market" title={words.title} />
      </div>
      <DayBoard date={date} day={day} locale={locale} today={today} />
      <div className="wrap">
        <Figures day={day} locale={locale} />
        <EconomyStrip economy={economy} locale={locale} />
        <Movers day={day} locale={locale} />
        <div className="grid items-start gap-x-16 gap-y-10 pb-10 lg:grid-cols-[1.5fr_1fr] lg:grid-rows-[auto_1fr] lg:pt-8">
          <section className="deferred-layout min-w-0">
            <SectionHead title={words.sectors} />
            <SectorPart date={date} locale={locale} maps={maps} sectors={sectors} />
          </section>
          <div className="grid min-w-0 gap-y-10 lg:row-span-2">
            <WeekActions actions={actions} locale={locale} />
            {foreign ? (
              <Foreign
                foreign={foreign}
                locale={locale}
                regularValue={day.regular?.value ?? day.tradedValue}
              />
            ) : null}
          </div>
          <section className="deferred-layout min-w-0">
            <SectionHead title={words.index} />
            {series === null ? (
              <Unavailable />
            ) : (
              <IndexPart chart={series.chart} locale={locale} range={range} />
            )}
          </section>
        </div>
        {notations ? (
          <section className="deferred-layout pb-10">
            <SectionHead title={words.notations} />
            <NotationsPart groups={notations} locale={locale} />
          </section>
        ) : null}
        <PageLinks date={date} locale={locale} tablePath={tablePath} />
      </div>
    </>
  )
}

function WeekActions({ locale, actions }: Pick<MarketPageProps, 'locale' | 'actions'>) {
  const words = copy[locale]
  return (
    <section className="deferred-layout min-w-0">
      <SectionHead
        id="actions"
        more={{ to: allActionsPath(locale), label: marketDayCopy[locale].allActions }}
        title={actions?.isThisWeek === false ? words.next : words.thisWeek}
      />
      <Actions actions={actions} labelledBy="actions" locale={locale} />
    </section>
  )
}

function Movers({ locale, day }: { locale: Locale; day: MarketDay }) {
  const shared = marketDayCopy[locale]
  const { gainers, losers, mostActive, unknownChange } = day
  // Without its change, a share may have risen or fallen.
  const unknownChanges = unknownChange > 0 ? shared.unknownChanges(formatNumber(locale, unknownChange)) : null
  const lists = [
    {
      id: 'gainers',
      title: shared.gainers,
      empty: unknownChanges ?? shared.noGainers,
      rows: gainers.map((each) => moverRow(locale, each)),
    },
    {
      id: 'losers',
      title: shared.losers,
      empty: unknownChanges ?? shared.noLosers,
      rows: losers.map((each) => moverRow(locale, each)),
    },
    {
      id: 'most-active',
      title: shared.mostActive,
      empty: shared.noneTraded,
      rows: mostActive.map((each) => activeRow(locale, each)),
    },
  ]
  return (
    <div className="deferred-layout grid gap-x-10 gap-y-8 py-8 sm:grid-cols-2 lg:grid-cols-3 lg:py-10 sm:max-lg:[&>:last-child]:col-span-2">
      {lists.map((list) => (
        <ShortList key={list.id} {...list} />
      ))}
    </div>
  )
}

function PageLinks({
  locale,
  date,
  tablePath,
}: Pick<MarketPageProps, 'locale' | 'tablePath'> & { date: string }) {
  const words = copy[locale]
  return (
    <p className="flex flex-wrap items-center gap-x-6 border-t border-line pt-3 text-sm text-soft">
      {words.source(formatDate(locale, date))}
      <a className="text-link py-3" data-screen-only href={pathTo('exchangeCalendar', locale)}>
        {words.calendar}
      </a>
      <a className="text-link py-3" data-screen-only href={pathTo('stockScreener', locale)}>
        {words.screener}
      </a>
      <a className="text-link py-3" data-screen-only download href={tablePath}>
        {words.table}
      </a>
    </p>
  )
}

/** What foreign investors bought and sold. */
function Foreign({
  locale,
  foreign: { bought, sold, mostBought, mostSold },
  regularValue,
}: {
  locale: Locale
  foreign: NonNullable<MarketDay['foreign']>
  /** Its average prices are those of the foreign trades. */
  regularValue: number
}) {
  const words = copy[locale]
  return (
    <section className="deferred-layout min-w-0">
      <SectionHead
        lead={words.foreignFlow(
          formatRupiahWords(locale, bought),
          formatRupiahWords(locale, sold),
          formatPercent(locale, (bought + sold) / (2 * regularValue), 0),
        )}
        title={words.foreign}
      />
      <div className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-1">
        <ShortList
          empty={words.noneBought}
          headingLevel={3}
          id="most-bought"
          rows={mostBought.map((each) => foreignRow(locale, each))}
          title={words.mostBought}
        />
        <ShortList
          empty={words.noneSold}
          headingLevel={3}
          id="most-sold"
          rows={mostSold.map((each) => foreignRow(locale, each))}
          title={words.mostSold}
        />
      </div>
      <p className="mt-3 text-sm text-soft">{words.foreignMethod}</p>
    </section>
  )
}

/** The totals of the day; those that the data lacks are left out. */
function Figures({ locale, day }: { locale: Locale; day: MarketDay }) {
  const words = copy[locale]
  const { tradedValue, volume, frequency, foreign, marketValue, regular } = day
  const net = foreign && foreign.bought - foreign.sold
  const rupiah = (amount: number) => formatRupiahWords(locale, Math.abs(amount))
  const facts: { label: string; value: string; note?: string }[] = [
    regular === null
      ? { label: words.regularValue, value: rupiah(tradedValue) }
      : { label: words.value, value: rupiah(tradedValue), note: words.regularPart(rupiah(regular.value)) },
    {
      label: regular === null ? words.regularVolume : words.volume,
      value: words.shares(formatNumberWords(locale, volume)),
    },
    ...(frequency === null
      ? []
      : [
          {
            label: regular === null ? words.regularFrequency : words.frequency,
            value: words.times(formatNumber(locale, frequency)),
          },
        ]),
    ...(net === null ? [] : [{ label: net < 0 ? words.netSold : words.netBought, value: rupiah(net) }]),
    ...(marketValue === null ? [] : [{ label: words.marketValue, value: rupiah(marketValue) }]),
  ]
  return (
    <dl className="grid gap-x-4 border-b border-line py-2 min-[22rem]:grid-cols-2 sm:grid-cols-3 sm:gap-x-6 lg:flex lg:justify-between">
      {facts.map(({ label, value, note }) => (
        <div key={label} className="py-2">
          <dt className="text-sm text-soft">{label}</dt>
          <dd className="font-bold wrap-anywhere sm:text-lg">{value}</dd>
          {note ? <dd className="text-sm text-soft">{note}</dd> : null}
        </div>
      ))}
    </dl>
  )
}

function Actions({
  locale,
  actions,
  labelledBy,
}: {
  locale: Locale
  actions: UpcomingActions | null
  labelledBy: string
}) {
  if (actions === null) {
    return <Unavailable />
  }
  return actions.items.length === 0 ? (
    <p className="text-soft">{marketDayCopy[locale].noActions}</p>
  ) : (
    <RowList
      labelledBy={labelledBy}
      rows={actions.items.map(({ id, path, title, note, figure, basis }) => ({
        key: id,
        to: path,
        title,
        note,
        figure,
        figureNote: basis,
      }))}
    />
  )
}

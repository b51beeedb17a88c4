import type { CorporateActionList } from '@site/contracts/market/corporate-actions.ts'
import type { MarketDay } from '@site/contracts/market/market-day.ts'
import type { IndexSeries, PriceRange } from '@site/contracts/market/prices.ts'
import type { Snapshot } from '@site/contracts/market/snapshot.ts'
import { formatDate, formatDateLong } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { defaultRange } from '#app/market/default-range.ts'
import { describeRanges, rangesLabels } from '#app/market/price-ranges.tsx'
import { upcomingActions } from '#app/market/upcoming-actions.ts'
import { drawIndexChart, homeRanges } from './index-chart.server.ts'

const SHOWN_OF_EACH = 3

const id = {
  closeOn: (name: string, date: string) => `${name} · penutupan ${date}`,
  source: (date: string) => `Harga penutupan ${date}. Sumber: perdagangan harian bursa.`,
}
const en: typeof id = {
  closeOn: (name, date) => `${name} · close on ${date}`,
  source: (date) => `Closing prices on ${date}. Source: daily trading on the exchange.`,
}
const copy = { id, en }

export type MarketBoard = ReturnType<typeof marketBoard>

interface BoardFacts {
  readonly snapshot: Pick<Snapshot, 'index'>
  readonly day: Pick<
    MarketDay,
    'date' | 'risen' | 'unchanged' | 'fallen' | 'unknownChange' | 'gainers' | 'losers'
  >
  /** null: the market service is unavailable, as for the actions. */
  readonly series: IndexSeries | null
  readonly actions: CorporateActionList | null
}

/** The best part of the market page, with its line drawn on the server, so that the browser needs no chart library. */
export function marketBoard(
  locale: Locale,
  range: PriceRange,
  { snapshot: { index }, day, series, actions }: BoardFacts,
) {
  const { date, risen, unchanged, fallen, unknownChange, gainers, losers } = day
  return {
    /** The day of the stocks and their source; null: there is no market data yet. */
    source: date && copy[locale].source(formatDate(locale, date)),
    breadth: { risen, unchanged, fallen, unknownChange },
    gainers: gainers.slice(0, SHOWN_OF_EACH),
    losers: losers.slice(0, SHOWN_OF_EACH),
    actions: actions === null ? [] : upcomingActions(locale, actions, SHOWN_OF_EACH).items,
    index: index && {
      close: copy[locale].closeOn(index.name, formatDateLong(locale, index.date)),
      value: index.value,
      changeFraction: index.changePercent / 100,
      chart: series && drawIndexChart(locale, series),
      rangesLabel: rangesLabels[locale],
      ranges: describeRanges(locale, homeRanges, range, (each) =>
        pathTo('home', locale, undefined, { range: each === defaultRange ? null : each }),
      ),
    },
  }
}

import type { CorporateActionList } from '@site/contracts/market/corporate-actions.ts'
import type { MarketDay } from '@site/contracts/market/market-day.ts'
import type { Snapshot } from '@site/contracts/market/snapshot.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { drawLine } from '#app/market/company-line.server.ts'
import { upcomingActions } from '#app/market/upcoming-actions.ts'

const INDEX = { width: 560, height: 170 } as const
const SHOWN_OF_EACH = 3

export type MarketBoard = ReturnType<typeof marketBoard>

/** The best part of the market page, with its line drawn on the server, so that the browser needs no chart library. */
export function marketBoard(
  locale: Locale,
  { index }: Pick<Snapshot, 'index'>,
  { date, risen, unchanged, fallen, unknownChange, gainers, losers }: MarketDay,
  actions: CorporateActionList | null,
) {
  return {
    /** The day of the stocks; null: there is no market data yet. */
    date,
    breadth: { risen, unchanged, fallen, unknownChange },
    gainers: gainers.slice(0, SHOWN_OF_EACH),
    losers: losers.slice(0, SHOWN_OF_EACH),
    actions: actions === null ? [] : upcomingActions(locale, actions, SHOWN_OF_EACH).items,
    index: index && {
      name: index.name,
      date: index.date,
      value: index.value,
      changeFraction: index.changePercent / 100,
      firstValue: index.series[0]?.value ?? index.value,
      firstDate: index.series[0]?.date ?? index.date,
      line: drawLine(
        index.series.map(({ value }) => value),
        INDEX,
      ),
      ...INDEX,
    },
  }
}

import { parseTypedTicker } from '@site/contracts/market/typed-ticker.ts'
import type { ChartView } from '#app/features/companies/company-view.ts'
import { MAX_COMPANY_TEXT } from '#app/market/max-company-text.ts'
import { SECTOR } from './price-chart-view.ts'

/** Unknown values are the defaults. */
export function parseChartView(search: URLSearchParams): ChartView {
  return {
    type: search.get('type') === 'candles' ? 'candles' : 'line',
    hasAverages: search.get('averages') === 'shown',
    isAdjusted: search.get('prices') !== 'raw',
    isLog: search.get('scale') === 'log',
    index: (['shown', 'hidden'] as const).find((choice) => choice === search.get('index')) ?? null,
    versus: parseVersus((search.get('versus') ?? '').slice(0, MAX_COMPANY_TEXT)),
  }
}

/** Reads a possible ticker; an empty field means no comparison. */
function parseVersus(text: string): string | null {
  const typed = text.trim()
  return typed === '' || typed === SECTOR ? typed || null : (parseTypedTicker(typed) ?? typed)
}

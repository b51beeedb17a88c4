import type { PriceBreak, PriceMark, PriceRow } from '@site/contracts/market/prices.ts'
import { priceChart } from './price-chart.server.ts'
import type { ChartSource } from './price-chart-source.server.ts'

export const noTotals = {
  value: null,
  regularValue: null,
  frequency: null,
  foreignBuy: null,
  foreignSell: null,
}

export function createRow(date: string, close: number): PriceRow {
  return { date, open: close, high: close, low: close, close, volume: 100, ...noTotals }
}

/** Consecutive days without regard to weekends. */
export function createRows(closes: readonly number[]): PriceRow[] {
  return closes.map((close, position) =>
    createRow(new Date(Date.UTC(2025, 10, 20 + position)).toISOString().slice(0, 10), close),
  )
}

export const dividend: PriceMark = {
  date: '2025-11-21',
  kind: 'dividend',
  factor: 1,
  amount: 118,
  ratio: null,
}

export const priceBreak: PriceBreak = {
  date: '2025-11-21',
  kind: 'adjusted',
  dateBefore: '2025-11-20',
  closeBefore: 10_400,
  previous: 2_600,
  factor: 0.25,
}

export function createSource(closes: readonly number[], changes: Partial<ChartSource> = {}): ChartSource {
  const rows = createRows(closes)
  return {
    locale: 'en',
    ticker: 'BQNS',
    type: 'line',
    isAdjusted: true,
    rows,
    marks: [],
    breaks: [],
    missingDays: [],
    from: rows[0]?.date ?? '2025-11-20',
    to: rows.at(-1)?.date ?? '2025-11-20',
    index: null,
    indexSeries: null,
    isIndexShown: false,
    isIndexRequested: false,
    scale: 'linear',
    asOf: rows.at(-1)?.date ?? null,
    averages: [],
    isWithoutAverages: false,
    versus: null,
    ...changes,
  }
}

export function drawPrices(closes: readonly number[], changes: Partial<ChartSource> = {}) {
  const chart = priceChart(createSource(closes, changes))
  return chart?.kind === 'prices' ? chart : null
}

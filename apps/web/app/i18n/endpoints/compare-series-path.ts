/** Data of the comparison chart: an endpoint, not a page, so it is not in the slug table. */
export const COMPARE_SERIES_PATH = '/compare-series'
export const compareSeriesParameters = ['tickers', 'range'] as const

export function compareSeriesPath(tickers: readonly string[], range: string): string {
  return `${COMPARE_SERIES_PATH}?${new URLSearchParams({ tickers: tickers.join('-'), range })}`
}

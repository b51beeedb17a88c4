/** Where the chart of a comparison asks for its figures: no page, and so not in the slug table. */
export const COMPARE_SERIES_PATH = '/compare-series'
/** The parameters of a question for figures. */
export const compareSeriesParameters = ['tickers', 'range'] as const

export function compareSeriesPath(tickers: readonly string[], range: string): string {
  return `${COMPARE_SERIES_PATH}?${new URLSearchParams({ tickers: tickers.join('-'), range })}`
}

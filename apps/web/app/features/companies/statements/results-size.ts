/** The drawing stretches to its place; only lengths relative to these matter. */
export const RESULTS_HEIGHT = 100
export const MARGIN_HEIGHT = 20
export const PERIOD_WIDTH = 100

/** The size of the bar chart next to a statement line, in pixels. */
export const TREND_WIDTH = 56
export const TREND_HEIGHT = 20

/** The room of the small bars beside a line of a statement, in pixels. */
export const TREND_WIDTH = 56
export const TREND_HEIGHT = 20

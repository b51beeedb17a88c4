/** `log`: equal distances are equal changes in percent. */
export type ChartScale = 'linear' | 'log'

/** The height of a value in the drawing; enough digits that the value can be read from it. */
export function toLevel(scale: ChartScale, value: number): number {
  return scale === 'log' ? Math.round(Math.log10(value) * 1e8) / 1e8 : Math.round(value * 1e4) / 1e4
}

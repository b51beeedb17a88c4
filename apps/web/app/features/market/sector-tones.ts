import { LEVEL_SECTOR } from '#app/market/day-sentence.ts'

/** From falling to rising, as in the legend. */
export const tones = [
  'down-strong',
  'down-medium',
  'down-weak',
  'flat',
  'up-weak',
  'up-medium',
  'up-strong',
] as const
export type Tone = (typeof tones)[number]
/** `unknown`: the change is not in the data. */
export type TileTone = Tone | 'unknown'

/** In percent, as LEVEL_SECTOR. */
export const MEDIUM_CHANGE = 1
export const STRONG_CHANGE = 3

export function findTone(percent: number | null): TileTone {
  if (percent === null) {
    return 'unknown'
  }
  const size = Math.abs(percent)
  if (size < LEVEL_SECTOR) {
    return 'flat'
  }
  const strength = size >= STRONG_CHANGE ? 'strong' : size >= MEDIUM_CHANGE ? 'medium' : 'weak'
  return `${percent > 0 ? 'up' : 'down'}-${strength}`
}

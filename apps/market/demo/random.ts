import { seed } from './demo-dates.ts'

export interface Random {
  /** In [0, 1). */
  next(): number
  /** Mean 0, standard deviation 1. */
  normal(): number
  between(low: number, high: number): number
  integer(low: number, high: number): number
  pick<Item>(items: readonly Item[]): Item
}

/** A separate stream per name, so that a change in one place does not affect others. */
export function randomFor(...names: readonly (string | number)[]): Random {
  let state = seed
  for (const letter of names.join('/')) state = Math.imul(state ^ letter.charCodeAt(0), 0x9e3779b1) >>> 0
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  for (let warmUp = 0; warmUp < 8; warmUp += 1) next()
  const between = (low: number, high: number) => low + (high - low) * next()
  const integer = (low: number, high: number) => low + Math.floor((high - low + 1) * next())
  return {
    next,
    between,
    integer,
    // Sum of twelve uniforms: additions only, so the result is the same on every machine (unlike Math.log).
    normal: () => {
      let sum = -6
      for (let count = 0; count < 12; count += 1) sum += next()
      return sum
    },
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)]
      if (item === undefined) throw new Error('nothing to pick from')
      return item
    },
  }
}

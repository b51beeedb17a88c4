import { Fault } from '../session/fault.mjs'

/** How often each contender has its turn, and for how long; BENCH_ROUNDS and BENCH_SECONDS set them. */
export const rounds = wholeNumber('BENCH_ROUNDS', 3)
export const secondsARound = wholeNumber('BENCH_SECONDS', 4)

/** How many articles there are when growth is measured, from few to as many as decades bring; BENCH_ARTICLES sets them. */
export const articleCounts = growing(process.env.BENCH_ARTICLES || '100,5000,50000')

export const connections = 50
/** Pages that are made anew each time are asked for by few at once: more would only queue. */
export const missConnections = 8

/**
 * @param {string} variable
 * @param {number} standard
 */
export function wholeNumber(variable, standard) {
  return numberOf(variable, process.env[variable] || String(standard))
}

/**
 * @param {string} variable
 * @param {string} given
 */
function numberOf(variable, given) {
  const number = Number(given)
  if (Number.isInteger(number) && number > 0) return number
  throw new Fault(`${variable} is "${given}", which is not a whole number above 0.`)
}

/** @param {string} given */
function growing(given) {
  const counts = given.split(',').map((count) => numberOf('BENCH_ARTICLES', count))
  if (counts.every((count, index) => index === 0 || count > (counts[index - 1] ?? 0))) return counts
  throw new Fault(`BENCH_ARTICLES is "${given}", which does not grow.`)
}

import { Fault } from './fault.mjs'

/** How often each contender has its turn, and for how long; BENCH_ROUNDS and BENCH_SECONDS set them. */
export const rounds = wholeNumber('BENCH_ROUNDS', 3)
export const secondsARound = wholeNumber('BENCH_SECONDS', 4)

export const connections = 50
/** Pages that are made anew each time are asked for by few at once: more would only queue. */
export const missConnections = 8

/**
 * @param {string} variable
 * @param {number} standard
 */
export function wholeNumber(variable, standard) {
  const given = process.env[variable]
  if (!given) return standard
  const number = Number(given)
  if (Number.isInteger(number) && number > 0) return number
  throw new Fault(`${variable} is "${given}", which is not a whole number above 0.`)
}

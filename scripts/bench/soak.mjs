import { setTimeout as delay } from 'node:timers/promises'
import { fitLine, trendOf } from './line-fit.mjs'

const sampleEveryMs = 5_000
/** The first minutes fill the rooms of the page cache and count for nothing: at most a third of a short soak. */
const settlingMinutes = 2

/**
 * @typedef {{ minutes: number, megabytes: number, files: number, keptMegabytes: number }} Sample
 * @typedef {{ perMinute: number, error: number, limit: number, trend: ReturnType<typeof trendOf> }} Trend
 * @typedef {{ minutes: number, settlingMinutes: number, first: Sample, last: Sample, memory: Trend, files: Trend }} Soaked
 */

/**
 * @param {() => Promise<Omit<Sample, 'minutes'>>} weigh
 * @param {AbortSignal} ending
 * @returns {Promise<Sample[]>}
 */
export async function sample(weigh, ending) {
  const startedAt = performance.now()
  const samples = []
  while (!ending.aborted) {
    samples.push({ minutes: (performance.now() - startedAt) / 60_000, ...(await weigh()) })
    // Ended early, there is just no further sample.
    await delay(sampleEveryMs, null, { signal: ending }).catch(() => {})
  }
  return samples
}

/**
 * What has grown, and by how much a minute.
 *
 * @param {Sample[]} samples
 * @returns {Soaked}
 */
export function judgeSoak(samples) {
  const last = samples.at(-1)
  const settled = Math.min(settlingMinutes, (last?.minutes ?? 0) / 3)
  const counted = samples.filter(({ minutes }) => minutes >= settled)
  const [first] = counted
  if (!first || !last) throw new RangeError('The soak was too short to be judged')
  const judge = (/** @type {'megabytes' | 'files'} */ what, /** @type {number} */ limit) => {
    const fit = fitLine(counted.map((one) => ({ x: one.minutes, y: one[what] })))
    const [perMinute, error] = [fit.slope, fit.slopeError].map((number) => Math.round(number * 100) / 100)
    return { perMinute: perMinute ?? 0, error: error ?? 0, limit, trend: trendOf(fit, limit) }
  }
  return {
    minutes: Math.round(last.minutes * 10) / 10,
    settlingMinutes: Math.round(settled * 10) / 10,
    first,
    last,
    memory: judge('megabytes', 1),
    files: judge('files', 1),
  }
}

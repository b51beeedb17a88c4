import { fitLine, trendOf } from '../bench/line-fit.mjs'

/** A process of a shorter life is not judged. */
const judgedFromMinutes = 60
/** Caches fill in the first minutes of a process, which count for nothing. */
const settlingMinutes = 15
/** The least of a window is what a process keeps while little is asked of it: requests hold memory and connections too. */
const windowMinutes = 5
/** A line takes three in each half; a service that was not to be reached leaves fewer. */
const fewestWindows = 6
const minutesAnHour = 60
/** An hour. `bench/soak.mjs` judges ten minutes of full load, by the memory of the process and more widely. */
const limits = { heapMegabytes: 1, openFiles: 1 }

/**
 * @typedef {{ service: string, minutes: number, startedAt: number, heapMegabytes: number, residentMegabytes: number, openFiles: number | null }} Weight
 * @typedef {{ anHour: number, error: number, trend: ReturnType<typeof trendOf> }} Growth
 * @typedef {{ processes: number, mostMegabytes: number, mostFiles: number, heap: Growth | null, files: Growth | null }} Grown
 *   `heap` in megabytes; null where no process lived long enough to be judged
 */

/**
 * What each service took at the most, and whether the process of it that lived longest grew.
 *
 * @param {readonly Weight[]} weights
 * @returns {Record<string, Grown>}
 */
export function growthOf(weights) {
  const byService = Map.groupBy(weights, ({ service }) => service)
  return Object.fromEntries([...byService].map(([service, its]) => [service, grown(its)]))
}

/**
 * What a person would call a leak, and what nobody can tell: a watch that saw nothing must not pass for one that saw
 * nothing grow.
 *
 * @param {Record<string, Grown>} growth
 * @param {Record<string, number>} lasting for how many minutes nothing kills a process of each service
 * @returns {string[]}
 */
export function leaksIn(growth, lasting) {
  const unseen = Object.keys(lasting).filter(
    (service) => !growth[service]?.heap && (lasting[service] ?? 0) > judgedFromMinutes,
  )
  return [
    ...unseen.map((service) => `nobody saw what ${service} takes for ${judgedFromMinutes} minutes`),
    ...Object.entries(growth).flatMap(([service, { heap, files }]) => [
      ...(heap?.trend === 'grows' ? [`${service} keeps ${told(heap)} MB more an hour`] : []),
      ...(heap?.trend === 'too noisy'
        ? [`nobody can tell whether ${service} grows: ${told(heap)} MB/h`]
        : []),
      // Connections come and go by the dozen: what cannot be told of them is said, and fails nothing.
      ...(files?.trend === 'grows' ? [`${service} keeps ${told(files)} files more open an hour`] : []),
    ]),
  ]
}

/** @param {Record<string, Grown>} growth */
export function growthInWords(growth) {
  return Object.entries(growth)
    .map(([service, { processes, mostMegabytes, mostFiles, heap, files }]) => {
      const most = `${service} at most ${Math.round(mostMegabytes)} MB and ${mostFiles} files`
      if (!heap) return `${most}, ${processes} processes, none judged`
      return `${most}, heap ${told(heap)} MB/h${files ? `, files ${told(files)}/h` : ''}`
    })
    .join('; ')
}

/** @param {Growth} growth */
const told = ({ anHour, error }) => `${anHour.toFixed(1)} ± ${error.toFixed(1)}`

/** @param {readonly Weight[]} weights of one service @returns {Grown} */
function grown(weights) {
  const lives = [...Map.groupBy(weights, ({ startedAt }) => startedAt).values()]
  const [longest = []] = lives.sort((a, b) => b.length - a.length)
  return {
    processes: lives.length,
    mostMegabytes: Math.max(...weights.map(({ residentMegabytes }) => residentMegabytes)),
    mostFiles: Math.max(...weights.map(({ openFiles }) => openFiles ?? 0)),
    heap: growth(longest, 'heapMegabytes'),
    files: growth(longest, 'openFiles'),
  }
}

/**
 * It grows where it does so in both halves as well: a connection more, or a cache that fills once, is a step.
 *
 * @param {readonly Weight[]} life of one process
 * @param {keyof typeof limits} what
 * @returns {Growth | null}
 */
function growth(life, what) {
  const from = life[0]?.minutes ?? 0
  const until = life.at(-1)?.minutes ?? 0
  if (until - from < judgedFromMinutes) return null
  const points = leastOfWindows(life, what, { from: from + settlingMinutes, until })
  if (points.length < fewestWindows) return null
  const middle = Math.ceil(points.length / 2)
  const halves = [points.slice(0, middle), points.slice(-middle)].map(fitLine)
  const whole = fitLine(points)
  const isSteady = halves.every(({ slope }) => slope > limits[what] / 2)
  const trend = trendOf(whole, limits[what])
  return {
    anHour: whole.slope,
    error: whole.slopeError,
    trend: trend === 'grows' && !isSteady ? 'flat' : trend,
  }
}

/**
 * In hours. A window that is not whole has a least of its own.
 *
 * @param {readonly Weight[]} life
 * @param {keyof typeof limits} what
 * @param {{ from: number, until: number }} span in minutes
 */
function leastOfWindows(life, what, { from, until }) {
  const whole = Math.floor((until - from) / windowMinutes)
  return Array.from({ length: whole }, (_, number) => {
    const start = from + number * windowMinutes
    const within = life.filter(({ minutes }) => minutes >= start && minutes < start + windowMinutes)
    const values = within.map((weight) => weight[what]).filter((value) => value !== null)
    return { x: start / minutesAnHour, y: Math.min(...values) }
  }).filter(({ y }) => Number.isFinite(y))
}

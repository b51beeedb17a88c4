import { fitLine, trendOf } from '../bench/line-fit.mjs'

/** The first minutes fill caches and are not judged, as long as they are few. */
const settlingMinutes = 15
/** As long as a garbage collector takes at the most: the least in it comes near to what is in use. */
const windowMinutes = 5
/** A process that was killed before has too few of them. */
const fewestWindows = 6
const minutesAnHour = 60
const limits = { heapMegabytes: 1, openFiles: 1 }

/**
 * @typedef {{ service: string, minutes: number, startedAt: number, heapMegabytes: number, residentMegabytes: number, openFiles: number }} Weight
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
 * @param {Record<string, Grown>} growth
 * @returns {string[]} what a person would call a leak
 */
export function leaksIn(growth) {
  return Object.entries(growth).flatMap(([service, { heap, files }]) => [
    ...(heap?.trend === 'grows' ? [`${service} keeps ${told(heap)} MB more an hour`] : []),
    ...(files?.trend === 'grows' ? [`${service} keeps ${told(files)} files more open an hour`] : []),
  ])
}

/** @param {Record<string, Grown>} growth */
export function growthInWords(growth) {
  return Object.entries(growth)
    .map(([service, { processes, mostMegabytes, mostFiles, heap, files }]) => {
      const most = `${service} at most ${Math.round(mostMegabytes)} MB and ${mostFiles} files`
      if (!heap || !files) return `${most} in ${processes} processes`
      return `${most}, heap ${told(heap)} MB/h, files ${told(files)}/h`
    })
    .join('; ')
}

/** @param {Growth} growth */
const told = ({ anHour, error }) => `${anHour.toFixed(1)} ± ${error.toFixed(1)}`

/** @param {readonly Weight[]} weights of one service @returns {Grown} */
function grown(weights) {
  const lives = [...Map.groupBy(weights, ({ startedAt }) => Math.round(startedAt)).values()]
  const [longest = []] = lives.sort((a, b) => b.length - a.length)
  return {
    processes: lives.length,
    mostMegabytes: Math.max(...weights.map(({ residentMegabytes }) => residentMegabytes)),
    mostFiles: Math.max(...weights.map(({ openFiles }) => openFiles)),
    heap: growth(longest, 'heapMegabytes'),
    files: growth(longest, 'openFiles'),
  }
}

/**
 * @param {readonly Weight[]} life of one process
 * @param {keyof typeof limits} what
 * @returns {Growth | null}
 */
function growth(life, what) {
  const settled = (life[0]?.minutes ?? 0) + settlingMinutes
  const windows = Map.groupBy(
    life.filter(({ minutes }) => minutes >= settled),
    ({ minutes }) => Math.floor(minutes / windowMinutes),
  )
  if (windows.size < fewestWindows) return null
  const points = [...windows].map(([number, its]) => ({
    x: (number * windowMinutes) / minutesAnHour,
    y: Math.min(...its.map((one) => one[what])),
  }))
  const fit = fitLine(points)
  return { anHour: fit.slope, error: fit.slopeError, trend: trendOf(fit, limits[what]) }
}

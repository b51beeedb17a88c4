/**
 * @typedef {object} Row one contender on one page
 * @property {'listing' | 'article'} page
 * @property {string} what
 * @property {number} requestsPerSecond
 * @property {number} generatorBusy
 * @property {number | null} cpuSecondsAThousand
 *
 * @typedef {object} Scripts
 * @property {string} what
 * @property {import('./first-load-scripts.mjs').FirstLoad} article
 *
 * @typedef {{ what: string, restMegabytes: number | null, loadedMegabytes: number | null }} Memory
 *
 * @typedef {object} Verdict
 * @property {string} what
 * @property {string} target
 * @property {string} value
 * @property {string} byCpu the same ratio by processor time, which other work on the machine and the load's sender do not limit
 * @property {boolean | null} isMet null where the measurement cannot tell
 */

/** What the contenders are called, here and in the tables. */
export const names = /** @type {const} */ ({
  hit: 'ours: cache hit',
  missKept: 'ours: miss, answers kept',
  missKeptBare: 'ours: miss, answers kept, not compressed',
  missMemory: 'ours: miss, nothing kept, data from memory',
  missCold: 'ours: miss, nothing kept, CMS and database behind',
  plain: 'plain node:http, same bytes',
  nginx: 'nginx, finished file',
  nextStatic: 'Next.js ISR',
  nextStaticBare: 'Next.js ISR, compress: false',
  nextDynamic: 'Next.js dynamic',
  nextDynamicBare: 'Next.js dynamic, compress: false',
  nuxtKept: 'Nuxt swr',
  nuxtDynamic: 'Nuxt dynamic',
  astroStatic: 'Astro prerendered',
  astroDynamic: 'Astro on demand',
  bare: 'bare renderToString',
})

const kilobyte = 1000
/** The share of a processor from which on the sender of the load may be what ends. */
const generatorLimit = 0.9
const usableBytes = 20 * kilobyte

/**
 * The targets that one run of this bench can decide.
 *
 * @param {{ rows: Row[], scripts: Scripts[], memory: Memory[] }} measured
 * @returns {Verdict[]}
 */
export function verdicts({ rows, scripts, memory }) {
  return [...speedVerdicts(rows), ...scriptVerdicts(scripts), ...memoryVerdicts(memory)]
}

/** @param {Row[]} rows */
function speedVerdicts(rows) {
  const { hit, plain, nextStatic, nextStaticBare, nginx, nextDynamic, nextDynamicBare, nuxtDynamic, bare } =
    names
  const misses = [names.missKept, names.missKeptBare, names.missMemory, names.missCold]
  return [
    ratio(rows, 'article', hit, plain, 0.9),
    ratio(rows, 'article', hit, nextStatic, 20),
    ratio(rows, 'article', hit, nextStaticBare, 20),
    ratio(rows, 'article', hit, nginx, 0.65),
    ...misses.flatMap((miss) => [
      ratio(rows, 'listing', miss, nextDynamic, 2),
      ratio(rows, 'listing', miss, nextDynamicBare, 2),
      ratio(rows, 'listing', miss, nuxtDynamic, 1.5),
      ratio(rows, 'listing', miss, bare, 0.5),
    ]),
  ]
}

/**
 * @param {Row[]} rows
 * @param {Row['page']} page
 * @param {string} ours
 * @param {string} theirs
 * @param {number} target
 * @returns {Verdict}
 */
function ratio(rows, page, ours, theirs, target) {
  const rowOf = (/** @type {string} */ name) => rows.find((row) => row.page === page && row.what === name)
  const [one, other] = [rowOf(ours), rowOf(theirs)]
  const what = `${page}, ${ours} ÷ ${theirs}`
  if (!one || !other?.requestsPerSecond) return notMeasured(what, `≥ ${target}`)
  const times = one.requestsPerSecond / other.requestsPerSecond
  // Theirs could do more than it was asked.
  const isLimited = other.generatorBusy >= generatorLimit
  const note = isLimited ? ' at most: the load generator is at its limit' : ''
  const isMet = isLimited && times >= target ? null : times >= target
  const byCpu =
    one.cpuSecondsAThousand && other.cpuSecondsAThousand
      ? (other.cpuSecondsAThousand / one.cpuSecondsAThousand).toFixed(2)
      : ''
  return { what, target: `≥ ${target}`, value: `${times.toFixed(2)}${note}`, byCpu, isMet }
}

/** @param {Scripts[]} scripts */
function scriptVerdicts(scripts) {
  const of = (/** @type {string} */ name) => scripts.find(({ what }) => what === name)?.article
  const [ours, next, nuxt] = [of('ours'), of('Next.js'), of('Nuxt')]
  const beforeUsable = ours && ours.inlineBytes + ours.byLoadBytes
  const nuxtUsable = nuxt && nuxt.inlineBytes + nuxt.byLoadBytes
  return [
    atMost('script that an article runs, ours ≤ Next.js', ours?.ranBytes, next?.ranBytes),
    atMost('the same with what is fetched ahead for links in view', ours?.inAllBytes, next?.inAllBytes),
    atMost('script before an article is usable', beforeUsable, usableBytes),
    atMost(
      'script before an article is usable, ours ≤ ¼ Nuxt',
      beforeUsable,
      nuxtUsable && Math.round(nuxtUsable / 4),
    ),
    atMost('script files on data-saver until it is used', ours?.saveDataBytes, 0),
  ]
}

/**
 * @param {string} what
 * @param {number | undefined} bytes
 * @param {number | undefined} limit
 * @returns {Verdict}
 */
function atMost(what, bytes, limit) {
  if (bytes === undefined || limit === undefined) return notMeasured(what, '')
  return {
    what,
    target: `≤ ${inKilobytes(limit)}`,
    value: inKilobytes(bytes),
    byCpu: '',
    isMet: bytes <= limit,
  }
}

/** @param {Memory[]} memory */
function memoryVerdicts(memory) {
  const { restMegabytes, loadedMegabytes } = memory.find(({ what }) => what === names.hit) ?? {}
  const what = 'memory after the load ÷ before, ours'
  if (!restMegabytes || !loadedMegabytes) return [notMeasured(what, '≤ 1.2')]
  const growth = loadedMegabytes / restMegabytes
  return [{ what, target: '≤ 1.2', value: growth.toFixed(2), byCpu: '', isMet: growth <= 1.2 }]
}

/**
 * @param {string} what
 * @param {string} target
 * @returns {Verdict}
 */
const notMeasured = (what, target) => ({ what, target, value: 'not measured', byCpu: '', isMet: null })

/** @param {number} bytes */
export const inKilobytes = (bytes) => `${(bytes / kilobyte).toFixed(1)} kB`

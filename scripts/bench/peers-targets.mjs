/**
 * @typedef {object} Row one contender on one page
 * @property {'listing' | 'article'} page
 * @property {string} what
 * @property {number} requestsPerSecond
 * @property {number} failed
 * @property {number | null} generatorBusy
 * @property {number | null} cpuSecondsAThousand
 *
 * @typedef {object} Scripts
 * @property {string} what
 * @property {import('./first-load-scripts.mjs').FirstLoad} article
 *
 * @typedef {{ what: string, restMegabytes: number | null, peakMegabytes: number | null, loadedMegabytes: number | null }} Memory
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
  missMemoryBare: 'ours: miss, nothing kept, data from memory, not compressed',
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
  // A contender that asks for its data what the peers ask, and compresses where they do.
  const targets = [
    ratio(rows, 'article', hit, plain, 0.9),
    ratio(rows, 'article', hit, nextStatic, 20),
    ratio(rows, 'article', hit, nextStaticBare, 20),
    withLimitOfNode(rows, ratio(rows, 'article', hit, nginx, 0.65)),
    ratio(rows, 'listing', names.missMemory, nextDynamic, 2),
    ratio(rows, 'listing', names.missMemoryBare, nextDynamicBare, 2),
    ratio(rows, 'listing', names.missMemoryBare, nuxtDynamic, 1.5),
    ratio(rows, 'listing', names.missMemoryBare, bare, 0.5),
  ]
  const extra = [names.missKept, names.missKeptBare, names.missCold].flatMap((miss) => [
    ratio(rows, 'listing', miss, nextDynamic, 2),
    ratio(rows, 'listing', miss, nextDynamicBare, 2),
    ratio(rows, 'listing', miss, nuxtDynamic, 1.5),
    ratio(rows, 'listing', miss, bare, 0.5),
  ])
  return [...targets, ...extra.map((verdict) => ({ ...verdict, what: `extra: ${verdict.what}` }))]
}

/**
 * @param {Row[]} rows
 * @param {Verdict} verdict against nginx
 * @returns {Verdict}
 */
function withLimitOfNode(rows, verdict) {
  const limit = ratio(rows, 'article', names.plain, names.nginx, 0.65)
  if (limit.isMet !== false) return verdict
  return {
    ...verdict,
    value: `${verdict.value}; plain node:http, the most that one Node process can, ${limit.value}`,
  }
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
  const failed = one.failed + other.failed
  // Theirs could do more than it was asked, or nobody knows.
  const isLimited = other.generatorBusy === null || other.generatorBusy >= generatorLimit
  const limited =
    other.generatorBusy === null
      ? ' at most: the load generator may be at its limit'
      : ' at most: the load generator is at its limit'
  const note = failed > 0 ? `: ${failed} requests failed` : isLimited ? limited : ''
  // A refusal is quickly sent: with failures the figures say nothing.
  const isMet = failed > 0 || (isLimited && times >= target) ? null : times >= target
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
  const { restMegabytes, peakMegabytes, loadedMegabytes } =
    memory.find(({ what }) => what === names.hit) ?? {}
  const what = 'memory after the load ÷ before, ours'
  if (!restMegabytes || !loadedMegabytes) return [notMeasured(what, '≤ 1.2')]
  const growth = loadedMegabytes / restMegabytes
  const peak = peakMegabytes ? `, at most ${(peakMegabytes / restMegabytes).toFixed(2)} under load` : ''
  return [{ what, target: '≤ 1.2', value: `${growth.toFixed(2)}${peak}`, byCpu: '', isMet: growth <= 1.2 }]
}

/**
 * @param {string} what
 * @param {string} target
 * @returns {Verdict}
 */
const notMeasured = (what, target) => ({ what, target, value: 'not measured', byCpu: '', isMet: null })

/** @param {number} bytes */
export const inKilobytes = (bytes) => `${(bytes / kilobyte).toFixed(1)} kB`

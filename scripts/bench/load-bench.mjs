import { setTimeout as delay } from 'node:timers/promises'
import { askedOf, neverAsked, planArrivals, sendArrivals } from './arrivals.mjs'
import { wholeNumber } from './bench-rounds.mjs'
import { articlesOf } from './editor.mjs'
import { hitsOf, loadVerdicts, reportOf, secondsToRecover } from './load-targets.mjs'
import { spreadOf } from './percentiles.mjs'
import { untilWarm } from './until-warm.mjs'

const minutes = wholeNumber('BENCH_LOAD_MINUTES', 10)
const crowdSeconds = wholeNumber('BENCH_CROWD_SECONDS', 20)
const crowdTimes = wholeNumber('BENCH_CROWD_TIMES', 10)
const shareOfCapacity = 0.8
/** A rate is within the capacity while the p99 of hits, of which each waits for what came before it, stays below this. */
const inTimeMs = 250
/** And that of pages made below this: longer, and they only wait in a queue that a few seconds fill. */
const madeInTimeMs = 1_000
/** Something else may have had the machine for a moment. */
const triesAStep = 2
/** Misses that wait must not keep hits from being sent. */
const mostConnections = 2_048
const stepSeconds = 5
const firstStep = 100
const stepFactor = 1.3
const fastestStep = 6_000
const company = '/id/riset-dan-berita/daftar-informasi-perusahaan/bqns'

/** @typedef {Awaited<ReturnType<typeof measureLoad>>} LoadMeasurement */

/**
 * Visitors at 80 % of what one node can do, of whom every tenth asks for a page that nobody has seen, and a crowd in the
 * middle; the sender, the services and the database are on the same machine.
 *
 * @param {import('../session/session.mjs').Session} session
 */
export async function measureLoad(session) {
  const { startTestSite } = await import('../test/browser-tests.mjs')
  const { report, family } = session
  const { site, services } = await startTestSite(session)
  const url = `http://127.0.0.1:${site.ports.web}`
  const [article] = (await articlesOf(site)).items
  if (!article) throw new Error('There is no article')
  const pages = ['/id', '/id/blog', `/id/blog/${article.slug}`, '/id/tentang-kami', company]
  let missed = 0
  /** @param {{ perSecond: number, seconds: number }} rate */
  const come = async ({ perSecond, seconds }) => {
    const plan = { count: Math.round(perSecond * seconds), pages, misses: () => neverAsked(missed++) }
    const addresses = planArrivals(plan)
    const { arrivals } = await sendArrivals({ url, perSecond, addresses, mostConnections }, family)
    return askedOf(arrivals, { addresses, pages })
  }

  await report.step('Wait until the node has warmed up', () =>
    untilWarm(services.find(({ name }) => name === 'web')),
  )
  await come({ perSecond: firstStep, seconds: stepSeconds })
  const capacity = await report.step('Find out how many visitors it can do', async (note) => {
    /** @param {number} step */
    const isWithin = async (step) => {
      for (let tries = 0; tries < triesAStep; tries += 1) {
        const arrivals = await come({ perSecond: step, seconds: stepSeconds })
        const isAnswered = arrivals.every(({ answer }) => answer !== 'failed')
        const made = arrivals.flatMap(({ answer, latencyMs }) => (answer === 'made' ? latencyMs : []))
        const isInTime = spreadOf(hitsOf(arrivals)).p99Ms <= inTimeMs && spreadOf(made).p99Ms <= madeInTimeMs
        if (isAnswered && isInTime) return true
      }
      return false
    }
    let within = firstStep
    for (let step = firstStep; step <= fastestStep; step = Math.round(step * stepFactor)) {
      if (!(await isWithin(step))) break
      within = step
    }
    note(`${within} a second`)
    return within
  })
  const perSecond = Math.max(1, Math.round(capacity * shareOfCapacity))
  const seconds = minutes * 60
  const crowdFrom = Math.round((seconds - crowdSeconds) / 2)
  return report.step(`${perSecond} visitors a second for ${minutes} min, and a crowd`, async () => {
    const steady = come({ perSecond, seconds })
    await delay(crowdFrom * 1000)
    const crowd = await come({ perSecond: perSecond * (crowdTimes - 1), seconds: crowdSeconds })
    const arrivals = await steady
    const at = (/** @type {number} */ from, /** @type {number} */ to) =>
      arrivals.slice(Math.round(from * perSecond), Math.round(to * perSecond))
    const crowdTo = crowdFrom + crowdSeconds
    const stretches = {
      before: reportOf(at(0, crowdFrom)),
      'during the crowd': reportOf(at(crowdFrom, crowdTo)),
      'the crowd itself': reportOf(crowd),
      after: reportOf(at(crowdTo, seconds)),
    }
    const recoverySeconds = secondsToRecover(at(crowdTo, seconds), { perSecond, inTimeMs })
    const targets = loadVerdicts({ stretches: Object.values(stretches), recoverySeconds })
    return { capacity, perSecond, minutes, crowdTimes, crowdSeconds, stretches, recoverySeconds, targets }
  })
}

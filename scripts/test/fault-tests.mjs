import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../session/ports.mjs'
import { runPlaywright } from './browser-tests.mjs'
import { growthInWords, growthOf, leaksIn } from './leaks.mjs'

/**
 * @typedef {import('../session/session.mjs').Session} Session
 * @typedef {import('../site/site.mjs').RunningSite} RunningSite
 * @typedef {import('./test-reports.mjs').Outcome} Outcome
 * @typedef {{ minutes: number, seed: number }} Soak
 */

const config = '--config=playwright.faults.config.ts'
const minuteMs = 60_000
/** Beside the time that is asked for: the round that is under way, and the certificate at the end. */
const soakEndsWithinMs = 10 * minuteMs
/** The node is killed in the first part of a soak alone: who never lives long is never seen to keep anything. */
const killsShare = 1 / 4

/**
 * Breaks the services of a site one after the other: what comes after it finds them mended, but not as they were.
 *
 * @param {Session} session
 * @param {RunningSite} running
 * @param {string} workDir
 * @param {{ isLong: boolean }} options the short form leaves out what another test comes near to
 * @returns {Promise<Outcome>}
 */
export function runFaultTests(session, running, workDir, { isLong }) {
  return runPlaywright(session, running, workDir, {
    name: 'faults',
    args: [config, `--grep-invert=${isLong ? '@soak' : '@soak|@long'}`],
    env: databaseOf(running),
  })
}

/** For a site whose services say what they take and, as they can collect before it, what they keep. */
export async function metricsSettings() {
  const [cms, market] = await Promise.all([freePort(), freePort()])
  return {
    CMS_METRICS_PORT: String(cms),
    MARKET_METRICS_PORT: String(market),
    NODE_OPTIONS: '--expose-gc',
  }
}

/**
 * Breaks them by chance for so many minutes.
 *
 * @param {Session} session
 * @param {RunningSite} running
 * @param {string} workDir
 * @param {Soak} soak
 * @returns {Promise<Outcome>}
 */
export async function runSoak(session, running, workDir, { minutes, seed }) {
  const file = join(workDir, 'soak.json')
  const killsMinutes = minutes * killsShare
  const outcome = await runPlaywright(session, running, workDir, {
    name: 'faults',
    args: [config, '--grep=@soak'],
    env: {
      ...databaseOf(running),
      SOAK_MINUTES: String(minutes),
      SOAK_SEED: String(seed),
      SOAK_KILLS_MINUTES: String(killsMinutes),
      SOAK_REPORT: file,
      CMS_METRICS_URL: metricsUrl(running.site.env.CMS_METRICS_PORT),
      MARKET_METRICS_URL: metricsUrl(running.site.env.MARKET_METRICS_PORT),
    },
    deadlineMs: minutes * minuteMs + soakEndsWithinMs,
  })
  if (!existsSync(file)) return outcome
  const { faults, sent, registered, answered, broken, weights } = JSON.parse(readFileSync(file, 'utf8'))
  const growth = growthOf(weights)
  const leaks = leaksIn(growth, { web: minutes - killsMinutes, cms: minutes, market: minutes })
  const rounds = Object.values(faults).reduce((sum, count) => sum + count, 0)
  const remark = `${rounds} faults of ${Object.keys(faults).length} kinds, ${registered} of ${sent} registered, ${answered} pages read, ${broken} connections broken; ${growthInWords(growth)}`
  return {
    ...outcome,
    failed: outcome.failed + leaks.length,
    faults: [...outcome.faults, ...leaks],
    remark,
  }
}

/** @param {string | undefined} port */
const metricsUrl = (port) => `http://127.0.0.1:${port}/metrics`

/** The services' roles may make no faults. @param {RunningSite} running */
const databaseOf = ({ site }) => ({
  DATABASE_FOLDER: join(site.dataDir, 'postgres'),
  DATABASE_OWNER_URL: site.database.cmsUrl,
})

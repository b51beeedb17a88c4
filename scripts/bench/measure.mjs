import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '../machine/chromium.mjs'
import { root } from '../places.mjs'
import { startTestSite } from '../test/browser-tests.mjs'
import { connections, missConnections, rounds, secondsARound } from './bench-rounds.mjs'
import {
  printCalculators,
  printGrowth,
  printKeystrokes,
  printMarket,
  printPages,
  printProfile,
  printSearch,
} from './bench-tables.mjs'
import { measureCalculators } from './calculators-bench.mjs'
import { measureGrowth } from './growth-bench.mjs'
import { measureKeystrokes } from './keystroke-bench.mjs'
import { measureLoad } from './load-bench.mjs'
import { printLoad } from './load-table.mjs'
import { measureMarket } from './market-bench.mjs'
import { measurePages } from './pages-bench.mjs'
import { measurePeers } from './peers-bench.mjs'
import { printPeers } from './peers-table.mjs'
import { profilePage } from './profile-bench.mjs'
import { measureSearch } from './search-bench.mjs'
import { measureSteadiness } from './steadiness-bench.mjs'
import { printSteadiness } from './steadiness-table.mjs'

const workDir = join(root, '.data', 'bench')

/**
 * What is asked for, one after the other; prints tables and writes them as JSON into .data/bench. Is loaded when the packages are there.
 *
 * @param {import('../session/session.mjs').Session} session
 * @param {(part: import('./bench-command.mjs').Part) => boolean} wants
 * @param {boolean} isKept whether the result goes into the tree
 */
export async function measure(session, wants, isKept) {
  const { report } = session
  // What has the machine to itself is measured first.
  const calculators = wants('calculators')
    ? await report.step('Measure the calculators on one core', async () => measureCalculators())
    : null
  const market = wants('market') ? await measureMarket(session) : null
  const needsSite = /** @type {const} */ (['pages', 'profile', 'peers', 'search', 'keystrokes']).some(wants)
  const testSite = needsSite ? await startTestSite(session) : null
  const keystrokes = wants('keystrokes') && testSite ? await measureTyping(session, testSite) : null
  const measured = wants('pages') && testSite ? await measurePages(session, testSite) : null
  const site = testSite?.site
  const profile = wants('profile') && site ? await profilePage(session, site, isKept) : null
  const comparison = wants('peers') && site ? await measurePeers(session, site, isKept) : null
  const search =
    wants('search') && site
      ? await report.step('Measure the search over 50,000 documents in two languages', () =>
          measureSearch({
            databaseUrl: site.database.cmsUrl,
            cmsUrl: `http://127.0.0.1:${site.ports.cms}`,
            key: site.secrets.CONTENT_API_KEY,
          }),
        )
      : null
  const growth = wants('growth') ? await measureGrowth(session) : null
  const steadiness = wants('steadiness') ? await measureSteadiness(session) : null
  const load = wants('load') ? await measureLoad(session) : null
  mkdirSync(workDir, { recursive: true })
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.version}`
  writeFileSync(
    join(workDir, 'results.json'),
    JSON.stringify(
      {
        machine,
        rounds,
        secondsARound,
        connections,
        missConnections,
        ...measured,
        profile,
        peers: comparison,
        search,
        market,
        calculators,
        keystrokes,
        growth,
        steadiness,
        load,
      },
      null,
      2,
    ),
  )
  if (calculators) printCalculators(report, machine, calculators)
  if (keystrokes) printKeystrokes(report, keystrokes)
  if (measured) printPages(report, machine, { ...measured, rounds, secondsARound })
  if (profile) printProfile(report, profile)
  if (comparison) printPeers(report, comparison)
  if (search) printSearch(report, search)
  if (market) printMarket(report, machine, market)
  if (growth) printGrowth(report, machine, growth)
  if (steadiness) printSteadiness(report, machine, steadiness)
  if (load) printLoad(report, machine, load)
}

/**
 * @param {import('../session/session.mjs').Session} session
 * @param {Awaited<ReturnType<typeof startTestSite>>} started
 */
async function measureTyping({ report, family }, { site }) {
  const executablePath = await findChromium({ logDir: join(root, '.data', 'bench', 'logs'), family })
  const siteUrl = `http://127.0.0.1:${site.ports.web}`
  return report.step('Measure keystrokes in the calculator', () =>
    measureKeystrokes({ siteUrl, executablePath }),
  )
}

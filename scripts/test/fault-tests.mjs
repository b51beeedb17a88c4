import { join } from 'node:path'
import { runPlaywright } from './browser-tests.mjs'

/**
 * Breaks the services of a site one after the other: what comes after it finds them mended, but not as they were.
 *
 * @param {import('../session/session.mjs').Session} session
 * @param {import('../site/site.mjs').RunningSite} site
 * @param {string} workDir
 * @param {{ isLong: boolean }} options the short form leaves out what another test comes near to
 * @returns {Promise<import('./test-reports.mjs').Outcome>}
 */
export function runFaultTests(session, site, workDir, { isLong }) {
  return runPlaywright(session, site, workDir, {
    name: 'faults',
    args: ['--config=playwright.faults.config.ts', ...(isLong ? [] : ['--grep-invert=@long'])],
    env: {
      DATABASE_FOLDER: join(site.site.dataDir, 'postgres'),
      // The services' roles may make no faults.
      DATABASE_OWNER_URL: site.site.database.cmsUrl,
    },
  })
}

import { existsSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium, findHeadlessShell } from '../machine/chromium.mjs'
import { findJava } from '../machine/java.mjs'
import { root } from '../places.mjs'
import { childEnvironment, runQuietly } from '../session/command.mjs'
import { Fault } from '../session/fault.mjs'
import { freePort } from '../session/ports.mjs'
import { demoEmail } from '../site/demo-account.mjs'
import { startSite } from '../site/site.mjs'
import { readPlaywrightReport } from './test-reports.mjs'
import { withoutSettings } from './without-settings.mjs'

/** A browser needs most of it for looking at each page with axe: forty minutes on two slow cores. */
const suiteDeadlineMs = 3_300_000

/**
 * The whole site with its demo content in a folder that goes away with the tests.
 *
 * @param {import('../session/session.mjs').Session} session
 * @param {Record<string, string>} [settings]
 */
export async function startTestSite(session, settings = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-test-'))
  session.family.removeAtEnd(dataDir)
  mkdirSync(join(dataDir, 'logs'))
  const [web, cms, market, mail] = await Promise.all([freePort(), freePort(), freePort(), freePort()])
  const env = {
    ...withoutSettings(process.env),
    WEB_PORT: String(web),
    CMS_PORT: String(cms),
    MARKET_PORT: String(market),
    MAIL_PORT: String(mail),
    ...settings,
  }
  return startSite({ session, env, dataDir, mode: 'start' })
}

/**
 * @param {import('../session/session.mjs').Session} session
 * @param {import('../site/site.mjs').RunningSite} running
 * @param {string} workDir
 * @returns {Promise<import('./test-reports.mjs').Outcome>}
 */
export function runBrowserTests(session, running, workDir) {
  return runPlaywright(session, running, workDir, { name: 'playwright', args: [], env: {} })
}

/**
 * @param {import('../session/session.mjs').Session} session
 * @param {import('../site/site.mjs').RunningSite} running
 * @param {string} workDir
 * @param {{ name: string, args: string[], env: Record<string, string>, deadlineMs?: number }} options the name is that of the log and the report
 * @returns {Promise<import('./test-reports.mjs').Outcome>}
 */
export async function runPlaywright({ family }, { site, mailsUrl }, workDir, options) {
  const { name, args, env, deadlineMs = suiteDeadlineMs } = options
  const finding = { logDir: join(workDir, 'logs'), family }
  const chromium = await findChromium(finding)
  const headlessShell = await findHeadlessShell(finding)
  const java = await findJava(finding)
  const reportFile = join(workDir, `${name}.json`)
  /** @type {string | null} */
  let sentence = null
  try {
    await runQuietly({
      what: '"playwright test"',
      file: process.execPath,
      args: [join(root, 'node_modules', 'playwright', 'cli.js'), 'test', '--reporter=line,json', ...args],
      cwd: join(root, 'apps', 'web'),
      env: {
        ...childEnvironment(withoutSettings(process.env)),
        CHROMIUM_PATH: chromium,
        ...(headlessShell ? { HEADLESS_SHELL_PATH: headlessShell } : {}),
        ...(java ? { JAVA_PATH: java } : {}),
        PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
        SITE_URL: `http://localhost:${site.ports.web}`,
        CMS_URL: `http://127.0.0.1:${site.ports.cms}`,
        CONTENT_API_URL: `http://127.0.0.1:${site.ports.cms}/api`,
        CONTENT_API_KEY: site.secrets.CONTENT_API_KEY,
        STOCK_API_URL: `http://127.0.0.1:${site.ports.market}/apids`,
        STOCK_API_KEY: site.secrets.STOCK_API_KEY,
        ...(mailsUrl ? { MAIL_CATCHER_URL: mailsUrl } : {}),
        // For processes of the content service that a test starts and kills.
        CMS_DATABASE_URL: site.database.cmsServiceUrl ?? site.database.cmsUrl,
        PAYLOAD_SECRET: site.secrets.PAYLOAD_SECRET,
        DEMO_EMAIL: demoEmail,
        DEMO_PASSWORD: site.secrets.DEMO_PASSWORD,
        ...env,
      },
      logFile: join(workDir, 'logs', `${name}.log`),
      deadlineMs,
      family,
    })
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    sentence = error.message
  }
  if (!existsSync(reportFile)) throw new Fault(sentence ?? 'Playwright has written no report.')
  const outcome = readPlaywrightReport(JSON.parse(readFileSync(reportFile, 'utf8')))
  if (sentence !== null && outcome.failed === 0) return { ...outcome, failed: 1, faults: [sentence] }
  return outcome
}

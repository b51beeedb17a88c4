import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@site/operations/free-port.ts'
import type { CommandContext } from '../command.ts'
import { findChromium, findHeadlessShell } from '../machine/chromium.ts'
import { findFirefox, findWebKitDriver, missingEngines } from '../machine/engines.ts'
import { findJava } from '../machine/java.ts'
import { root } from '../paths.ts'
import { demoEmail } from '../site/demo-account.ts'
import type { FirstContent } from '../site/fill.ts'
import { type RunningSite, startSite } from '../site/site.ts'
import { machineEnvironment } from './environment.ts'
import type { Outcome } from './results.ts'
import { readReport, type Tools } from './suites.ts'
import { readPlaywrightReport } from './test-reports.ts'

/** Starts the whole site in a temporary directory; `settings` are added to its environment. */
export async function startTestSite(
  context: CommandContext,
  settings: NodeJS.ProcessEnv = {},
  content: FirstContent = 'demo',
): Promise<RunningSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-test-'))
  context.defer(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }))
  mkdirSync(join(dataDir, 'logs'))
  const [web, cms, market, mail] = await Promise.all([freePort(), freePort(), freePort(), freePort()])
  const ports = { WEB_PORT: web, CMS_PORT: cms, MARKET_PORT: market, MAIL_PORT: mail }
  const env = {
    ...machineEnvironment(process.env),
    ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
    ...settings,
  }
  return startSite({ ...context, dataDir }, env, 'start', content)
}

/** The programs of the browser tests, found or installed once, which takes minutes on a fresh machine. */
export const findBrowserPrograms = memoized(async ({ workDir, processes }: Tools) => {
  const context = { logDir: join(workDir, 'logs'), processes }
  return {
    CHROMIUM_PATH: await findChromium(context),
    HEADLESS_SHELL_PATH: await findHeadlessShell(context),
    JAVA_PATH: await findJava(context),
    FIREFOX_PATH: await findFirefox(context),
    WEBKIT_DRIVER_PATH: await findWebKitDriver(context),
  }
})

function memoized<Argument, Result>(load: (argument: Argument) => Promise<Result>) {
  let loading: Promise<Result> | undefined
  return (argument: Argument): Promise<Result> => {
    loading ??= load(argument)
    return loading
  }
}

/** Runs Playwright with `args` against the site; `name` is for the log and the report. */
export async function runPlaywright(
  tools: Tools,
  { site, mailsUrl }: RunningSite,
  { name, args = [] }: { name: string; args?: readonly string[] },
): Promise<Outcome> {
  const { workDir, processes } = tools
  const programs = await findBrowserPrograms(tools)
  const reportFile = join(workDir, `${name}.json`)
  rmSync(reportFile, { force: true })
  const program = {
    what: '"playwright test"',
    file: process.execPath,
    args: [join(root, 'node_modules', 'playwright', 'cli.js'), 'test', '--reporter=line,json', ...args],
    cwd: join(root, 'apps', 'web'),
    env: {
      ...machineEnvironment(process.env),
      ...programs,
      PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
      SITE_URL: `http://localhost:${site.ports.web}`,
      CMS_URL: `http://127.0.0.1:${site.ports.cms}`,
      CONTENT_API_URL: `http://127.0.0.1:${site.ports.cms}/api`,
      CONTENT_API_KEY: site.secrets.CONTENT_API_KEY,
      STOCK_API_URL: `http://127.0.0.1:${site.ports.market}/apids`,
      STOCK_API_KEY: site.secrets.STOCK_API_KEY,
      MAIL_CATCHER_URL: mailsUrl ?? undefined,
      // For CMS processes that a test starts and kills, and for failures of the database.
      CMS_DATABASE_URL: site.database.cmsServiceUrl ?? site.database.cmsUrl,
      PAYLOAD_SECRET: site.secrets.PAYLOAD_SECRET,
      DATABASE_FOLDER: join(site.dataDir, 'postgres'),
      DATABASE_OWNER_URL: site.database.cmsUrl,
      DEMO_EMAIL: demoEmail,
      DEMO_PASSWORD: site.secrets.DEMO_PASSWORD,
    },
    logFile: join(workDir, 'logs', `${name}.log`),
  }
  const outcome = await readReport(processes, program, reportFile, readPlaywrightReport)
  // Only if tests were skipped: most parts use no engine but Chromium.
  const { remark } = outcome
  return remark ? { ...outcome, remark: [remark, ...missingEngines(programs)].join(', ') } : outcome
}

import { existsSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { staticChecks } from '../checks/static-checks.ts'
import { parseCommandArgs } from '../command.ts'
import { UserError } from '../errors.ts'
import { root } from '../paths.ts'
import type { RunningSite } from '../site/site.ts'
import { findBrowserPrograms, runPlaywright, startTestSite } from './browser-tests.ts'
import { passed } from './results.ts'
import { runChecks, runTests } from './run-tests.ts'
import { type Check, runVitest, suites, workspaces } from './suites.ts'

const usage =
  'Name a part: npm test -- static, a workspace (apps/cms), a file or directory in it, or a browser test (apps/web/e2e/journeys/menu.spec.ts).'
const browserTests = 'apps/web/e2e'

/** `npm test -- [part]`: all tests that a change must pass, or one part. */
export async function run(args: readonly string[]): Promise<void> {
  if (args.length === 0) return runAll()
  const { positionals } = parseCommandArgs(args, { usage, options: {}, positionals: 1 })
  await runPart(positionals[0] ?? '')
}

async function runAll(): Promise<void> {
  await runTests('npm test', async (context, tools, results) => {
    // The site is built and filled in parallel with the first checks; the browser tests need both cores.
    let site: RunningSite | null = null
    const start: Check = {
      name: 'Whole site starts',
      async run() {
        site = await startTestSite(context)
        return passed
      },
    }
    // Missing ones are installed meanwhile; the browser tests report an error.
    findBrowserPrograms(tools).catch(() => {})
    await runChecks([start, ...suites, ...staticChecks], tools, results)
    const running: RunningSite | null = site
    if (running === null) return
    await results.add('Browser tests', () => runPlaywright(tools, running, { name: 'browser' }))
    for (const project of ['attacks', 'changes', 'faults']) {
      const config = ['--config=playwright.smoke.config.ts', `--project=${project}`]
      await results.add(`Smoke test of ${project}`, () =>
        runPlaywright(tools, running, { name: `smoke-${project}`, args: config }),
      )
    }
  })
}

async function runPart(part: string): Promise<void> {
  if (part === 'static') {
    await runTests('npm test', (_context, tools, results) => runChecks(staticChecks, tools, results))
    return
  }
  const path = relative(root, join(root, part))
  const workspace = workspaces.find((one) => path === one || path.startsWith(`${one}/`))
  if (workspace === undefined || !existsSync(join(root, path))) {
    throw new UserError(`There is no part "${part}". ${usage}`)
  }
  const inWorkspace = relative(workspace, path)
  const isDirectory = statSync(join(root, path)).isDirectory()
  await runTests('npm test', async (context, tools, results) => {
    if (path !== browserTests && !path.startsWith(`${browserTests}/`)) {
      // A filter matches any part of a path, so a directory needs its slash.
      const filters = inWorkspace === '' ? [] : [isDirectory ? `${inWorkspace}/` : inWorkspace]
      const env = path.includes('nightly') ? { ...tools.env, NIGHTLY: '1' } : tools.env
      await results.add(`Tests of ${path}`, () =>
        runVitest({ ...tools, env }, workspace, { filters, name: 'part' }),
      )
      return
    }
    const running = await startTestSite(context)
    const config = findPlaywrightConfig(inWorkspace)
    const args = path === browserTests ? [] : [...config, inWorkspace]
    await results.add(`Browser tests of ${path}`, () =>
      runPlaywright(tools, running, { name: 'browser', args }),
    )
  })
}

/** The Playwright config of a browser test outside the usual run. */
function findPlaywrightConfig(path: string): readonly string[] {
  const [, directory = ''] = /^e2e\/(attacks|faults|nightly|smoke)\//.exec(`${path}/`) ?? []
  if (directory === '') return []
  return [`--config=playwright.${directory === 'smoke' ? 'smoke' : 'nightly'}.config.ts`]
}

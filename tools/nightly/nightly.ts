import { join } from 'node:path'
import { parseCommandArgs } from '../command.ts'
import { UserError } from '../errors.ts'
import { runTonight } from '../mutation/mutation.ts'
import { root } from '../paths.ts'
import { runPlaywright, startTestSite } from '../test/browser-tests.ts'
import { type Outcome, passed, type Results } from '../test/results.ts'
import { runTests } from '../test/run-tests.ts'
import { runVitest, type Tools } from '../test/suites.ts'

/** Parts that Vitest runs. */
const suites = {
  cluster: { title: 'Two processes of each service', workspace: 'tools', filters: ['nightly/cluster'] },
  restore: { title: 'Backups and restores', workspace: 'tools', filters: ['nightly/restore'] },
  days: {
    title: 'Facts on every page of sites filled today, in 40 and in 400 days',
    workspace: 'tools',
    filters: ['nightly/seeded-days'],
  },
  sparse: {
    title: 'Every market page after one delivered day',
    workspace: 'tools',
    filters: ['nightly/sparse'],
  },
  deploy: {
    title: 'The files of every way to deploy, with their programs',
    workspace: 'tools',
    filters: ['deploy/'],
  },
  growth: {
    title: 'The CMS with tens of thousands of rows, and each of its list fields',
    workspace: 'apps/cms',
    filters: ['.nightly.test.ts'],
  },
}

/** Parts that Playwright runs on one shared site, in this order: `faults` breaks it. */
const browserProjects = {
  sitemap: { title: 'Every URL of the site map, the Nu checker on every page', projects: 'sitemap' },
  attacks: { title: 'Every attack of docs/reference/attack-suite.md', projects: 'attacks' },
  browser: {
    title: 'Long browser journeys, every page in English, a browser with its window',
    projects: 'browser*',
  },
  browsers: { title: 'Every page, lists and behaviors in Firefox and WebKit', projects: 'engines-*' },
  admin: { title: 'Two editors and a reviewer, every page of the admin', projects: 'admin' },
  faults: { title: 'Every failure of docs/reference/failure-modes.md', projects: 'faults' },
}

const partNames = ['audit', 'mutation', ...Object.keys(suites), ...Object.keys(browserProjects)]
const usage = `Name one part or none: npm run test:nightly -- ${partNames.join(' | ')}`
const toolTimeoutMs = 900_000

/** `npm run test:nightly -- [part]`: the long suites that `npm test` skips. */
export async function run(args: readonly string[]): Promise<void> {
  const part = args.length === 0 ? undefined : parsePartName(args)
  const isWanted = (name: string) => part === undefined || part === name
  await runTests('npm run test:nightly', async (context, tools, results) => {
    if (isWanted('audit')) await audit(tools, results)
    if (isWanted('mutation')) await runTonight(context, tools, results)
    const nightly = { ...tools, env: { ...tools.env, NIGHTLY: '1' } }
    for (const [name, { title, workspace, filters }] of Object.entries(suites)) {
      if (!isWanted(name)) continue
      await results.add(title, () => runVitest(nightly, workspace, { filters, name: `nightly-${name}` }))
    }
    const parts = Object.entries(browserProjects).filter(([name]) => isWanted(name))
    if (parts.length === 0) return
    const site = await startTestSite(context)
    for (const [name, { title, projects }] of parts) {
      const config = ['--config=playwright.nightly.config.ts', `--project=${projects}`]
      await results.add(title, () => runPlaywright(tools, site, { name: `nightly-${name}`, args: config }))
    }
  })
}

function parsePartName(args: readonly string[]): string {
  const { positionals } = parseCommandArgs(args, { usage, options: {}, positionals: 1 })
  const [part = ''] = positionals
  if (!partNames.includes(part)) throw new UserError(`There is no part "${part}". ${usage}`)
  return part
}

/** These do not depend on the tested change. */
async function audit(tools: Tools, results: Results): Promise<void> {
  await results.add('npm audit', () => runTool(tools, 'npm', ['audit', '--audit-level=high']))
  // Only files tracked by git: others are never published.
  const scan = 'git ls-files -z | xargs -0 secretlint --no-glob'
  await results.add('secretlint', () => runTool(tools, 'sh', ['-c', scan]))
}

async function runTool(
  { workDir, processes, env }: Tools,
  file: string,
  args: readonly string[],
): Promise<Outcome> {
  const logFile = join(workDir, 'logs', `nightly-${file}.log`)
  const what = `"${[file, ...args].join(' ')}"`
  await processes.run({ what, file, args, cwd: root, env, logFile, timeoutMs: toolTimeoutMs })
  return passed
}

import { join } from 'node:path'
import { parseCommandArgs } from '../command.ts'
import { UserError } from '../errors.ts'
import { root } from '../paths.ts'
import { runPlaywright, startTestSite } from '../test/browser-tests.ts'
import { type Outcome, passed, type Results } from '../test/results.ts'
import { runTests } from '../test/run-tests.ts'
import { runVitest, type Tools } from '../test/suites.ts'

/** The long suites that `npm test` leaves out, each by its name on the command line. */
const parts = {
  faults: 'every fault of docs/faults.md, one after the other',
  attacks: 'every attack of docs/attacks.md',
  sitemap: 'every URL of the site map, and the Nu checker over all pages',
  cluster: 'two processes of each service behind nginx',
  restore: 'backups and restores, with the embedded database and with pg_dump',
  growth: 'the CMS with tens of thousands of rows',
  audit: 'known vulnerabilities of the packages, and secrets in tracked files',
} as const
type Part = keyof typeof parts

const usage = `Name one part or none: npm run test:nightly -- ${Object.keys(parts).join(' | ')}`
const browserParts: readonly Part[] = ['sitemap', 'attacks', 'faults']
const toolTimeoutMs = 900_000

/** `npm run test:nightly -- [part]` */
export async function run(args: readonly string[]): Promise<void> {
  const wanted = partsOf(args)
  await runTests('npm run test:nightly', async (context, tools, results) => {
    const nightly = { ...tools, env: { ...tools.env, NIGHTLY: '1' } }
    for (const part of wanted.filter((one) => !browserParts.includes(one)))
      await runPart(part, nightly, results)
    const inBrowser = browserParts.filter((part) => wanted.includes(part))
    if (inBrowser.length === 0) return
    const site = await startTestSite(context)
    for (const part of inBrowser) {
      const config = ['--config=playwright.nightly.config.ts', `--project=${part}`]
      await results.add(parts[part], () =>
        runPlaywright(tools, site, { name: `nightly-${part}`, args: config }),
      )
    }
  })
}

function partsOf(args: readonly string[]): readonly Part[] {
  const names = Object.keys(parts).filter((name): name is Part => name in parts)
  if (args.length === 0) return names
  const { positionals } = parseCommandArgs(args, { usage, options: {}, positionals: 1 })
  const part = names.find((name) => name === positionals[0])
  if (part === undefined) throw new UserError(`There is no part "${positionals[0]}". ${usage}`)
  return [part]
}

async function runPart(part: Part, tools: Tools, results: Results): Promise<void> {
  if (part === 'audit') {
    await results.add('npm audit', () => runTool(tools, 'npm', ['audit', '--audit-level=high']))
    await results.add('secretlint', () => scanForSecrets(tools))
    return
  }
  const [workspace, filter] =
    part === 'growth' ? ['apps/cms', '.nightly.test.ts'] : ['tools', `nightly/${part}`]
  await results.add(parts[part], () =>
    runVitest(tools, workspace, { filters: [filter], name: `nightly-${part}` }),
  )
}

/** Only files that git tracks: everything else is never published. */
const scanForSecrets = (tools: Tools): Promise<Outcome> =>
  runTool(tools, 'sh', ['-c', 'git ls-files -z | xargs -0 secretlint --no-glob'])

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

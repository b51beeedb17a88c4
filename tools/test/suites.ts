import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { UserError } from '../errors.ts'
import { root } from '../paths.ts'
import { type Processes, type Program, packageBin } from '../processes.ts'
import { type Outcome, passed, verdict } from './results.ts'
import { readVitestReport } from './test-reports.ts'

/** The context in which checks and suites run programs. */
export interface Tools {
  /** For logs and reports. */
  readonly workDir: string
  readonly processes: Processes
  readonly env: NodeJS.ProcessEnv
}

export interface Check {
  readonly name: string
  readonly run: (tools: Tools) => Promise<Outcome> | Outcome
}

const programTimeoutMs = 600_000
const suiteTimeoutMs = 1_800_000

/** All packages with types, and perhaps tests. */
export const workspaces: readonly string[] = [
  ...['packages', 'apps'].flatMap((parent) =>
    readdirSync(join(root, parent))
      .map((name) => `${parent}/${name}`)
      .filter((path) => existsSync(join(root, path, 'package.json'))),
  ),
  'tools',
]

/** A check that passes if a program of node_modules/.bin succeeds; `cwd` is relative to the root. */
export function programCheck(name: string, program: string, args: readonly string[], cwd = '.'): Check {
  return {
    name,
    async run({ workDir, processes, env }) {
      await processes.run({
        what: `"${[program, ...args].join(' ')}"`,
        file: packageBin(program),
        args,
        cwd: join(root, cwd),
        env,
        logFile: join(workDir, 'logs', `${name.replace(/\W+/g, '-').toLowerCase()}.log`),
        timeoutMs: programTimeoutMs,
      })
      return passed
    },
  }
}

/** The unit, contract and service tests of a workspace. */
const createSuite = (workspace: string): Check => ({
  name: `Tests of ${workspace}`,
  run: (tools) => runVitest(tools, workspace),
})

/** The longest suites first: two run at a time. */
const longest = ['apps/cms', 'tools', 'apps/market', 'apps/web']

/** The suites of every workspace that has tests. */
export const suites: readonly Check[] = [...new Set([...longest, ...workspaces])]
  .filter(
    (workspace) =>
      globSync(`${workspace}/**/*.test.{ts,tsx}`, { cwd: root, exclude: ['**/node_modules'] }).length > 0,
  )
  .map(createSuite)

/** Runs the tests of a workspace, or those whose path contains one of the `filters`. */
export async function runVitest(
  { workDir, processes, env }: Tools,
  workspace: string,
  {
    filters = [],
    name = workspace.replaceAll('/', '-'),
  }: { filters?: readonly string[]; name?: string } = {},
): Promise<Outcome> {
  const cwd = join(root, workspace)
  const reportFile = join(workDir, `${name}.json`)
  const args = [
    'run',
    '--root',
    '.',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportFile}`,
  ]
  const program = {
    what: `"vitest run" in ${workspace}`,
    file: packageBin('vitest'),
    args: [...args, ...filters],
    cwd,
    env,
    logFile: join(workDir, 'logs', `test-${name}.log`),
  }
  return readReport(processes, program, reportFile, readVitestReport)
}

/** Runs a test program and reads the report that it wrote. */
export async function readReport(
  processes: Processes,
  program: Program & { what: string; logFile: string; timeoutMs?: number },
  reportFile: string,
  read: (report: object) => Outcome,
): Promise<Outcome> {
  let failure: string | null = null
  try {
    await processes.run({ timeoutMs: suiteTimeoutMs, ...program })
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    failure = error.message
  }
  if (!existsSync(reportFile)) return verdict([failure ?? `${program.what} wrote no report`])
  const outcome = read(JSON.parse(readFileSync(reportFile, 'utf8')))
  // An error outside of tests makes the program fail although each test has passed.
  return failure !== null && outcome.failed === 0 ? { ...outcome, failed: 1, errors: [failure] } : outcome
}

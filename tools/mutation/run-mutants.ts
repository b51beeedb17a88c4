import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { staticChecks } from '../checks/static-checks.ts'
import type { CommandContext } from '../command.ts'
import { UserError } from '../errors.ts'
import { root } from '../paths.ts'
import { packageBin } from '../processes.ts'
import type { Outcome, Results } from '../test/results.ts'
import { type Tools, workspaces } from '../test/suites.ts'
import { findMutants, type Mutant, pickMutants } from './mutants.ts'

/** A mutant can loop forever. */
const mutantTimeoutMs = 300_000
const unchangedTimeoutMs = 1_800_000
const killers = ['tests', 'types', 'lint'] as const
type Killer = (typeof killers)[number]

/** Puts `count` faults into `files`, one at a time, and reports those that no test, type or lint rule finds. */
export async function runMutants(
  context: CommandContext,
  tools: Tools,
  results: Results,
  { files, seed, count }: { files: readonly string[]; seed: number; count: number },
): Promise<void> {
  const all = files.flatMap((file) => findMutants(file, readFileSync(join(root, file), 'utf8')))
  const mutants = pickMutants(all, seed, count)
  for (const workspace of new Set(mutants.map(({ file }) => findWorkspace(file)))) {
    const own = mutants.filter(({ file }) => findWorkspace(file) === workspace)
    const touched = [...new Set(own.map(({ file }) => file))]
    // Without a fault everything must pass: otherwise every mutant counts as found.
    const types = staticChecks.find(({ name }) => name === `Types of ${workspace}`)
    if (types) await results.add(types.name, () => types.run(tools))
    const title = `${own.length} of ${all.length} mutants of ${workspace}, seed ${seed}`
    await results.add(title, async () => {
      await runTests(tools, workspace, touched, unchangedTimeoutMs)
      return judgeAll(context, tools, own)
    })
  }
}

async function judgeAll(context: CommandContext, tools: Tools, mutants: readonly Mutant[]): Promise<Outcome> {
  const judged: { mutant: Mutant; killer: Killer | null }[] = []
  let restore = () => {}
  context.defer(() => restore())
  for (const mutant of mutants) {
    if (tools.processes.isStopping) break
    const path = join(root, mutant.file)
    const text = readFileSync(path, 'utf8')
    restore = () => writeFileSync(path, text)
    writeFileSync(path, text.slice(0, mutant.start) + mutant.replacement + text.slice(mutant.end))
    try {
      const killer = await findKiller(tools, mutant)
      if (killer === null) context.report.line(`      survived: ${formatMutant(mutant)}`)
      judged.push({ mutant, killer })
    } finally {
      restore()
      restore = () => {}
    }
  }
  const survived = judged.filter(({ killer }) => killer === null).length
  for (const line of formatScores(judged)) context.report.line(line)
  return {
    passed: judged.length - survived,
    failed: 0,
    errors: [],
    remark: `${survived} survived`,
  }
}

async function findKiller(tools: Tools, { file, kind }: Mutant): Promise<Killer | null> {
  const workspace = findWorkspace(file)
  for (const tested of listTestedWorkspaces(workspace)) {
    if (await fails(runTests(tools, tested, [file]))) return 'tests'
  }
  if (await fails(runProgram(tools, 'tsc', ['--noEmit', '-p', '.'], workspace))) return 'types'
  const isForLint = kind === 'await dropped'
  return isForLint && (await fails(runProgram(tools, 'oxlint', ['--type-aware', file], '.'))) ? 'lint' : null
}

const fails = (run: Promise<void>): Promise<boolean> =>
  run.then(
    () => false,
    (error: unknown) => {
      if (error instanceof UserError) return true
      throw error
    },
  )

/** The tests of a workspace that reach the files; the first failure ends them. */
const runTests = (tools: Tools, workspace: string, files: readonly string[], timeoutMs = mutantTimeoutMs) => {
  const paths = files.map((file) => join(root, file))
  const args = ['related', ...paths, '--run', '--bail=1', '--reporter=dot', '--root', '.']
  return runProgram(tools, 'vitest', args, workspace, timeoutMs)
}

const runProgram = (
  { processes, workDir, env }: Tools,
  name: string,
  args: readonly string[],
  cwd: string,
  timeoutMs = mutantTimeoutMs,
) =>
  processes.run({
    what: name,
    file: packageBin(name),
    args,
    cwd: join(root, cwd),
    env,
    logFile: join(workDir, 'logs', `mutant-${name}.log`),
    timeoutMs,
  })

const findWorkspace = (file: string): string =>
  workspaces.find((one) => file.startsWith(`${one}/`)) ?? 'tools'

/** Most pages use a package; the services, whose tests need a database, would take minutes for each mutant. */
const listTestedWorkspaces = (workspace: string): readonly string[] =>
  workspace.startsWith('packages/') ? [workspace, 'apps/web'] : [workspace]

const formatMutant = ({ file, line, kind, original, replacement }: Mutant): string =>
  `${file}:${line} ${kind}: ${[original, replacement].map((text) => text.replace(/\s+/g, ' ').slice(0, 80)).join(' → ')}`

/** A line for each folder: its mutants, and who found them. */
function formatScores(judged: readonly { mutant: Mutant; killer: Killer | null }[]): string[] {
  const areas = Map.groupBy(judged, ({ mutant }) => dirname(mutant.file).split('/').slice(0, 4).join('/'))
  return [...areas].map(([area, members]) => {
    const counts = killers.map(
      (name) => `${members.filter(({ killer }) => killer === name).length} by ${name}`,
    )
    const found = members.filter(({ killer }) => killer !== null).length
    const percent = Math.round((100 * found) / members.length)
    return `      ${area}: ${percent} % of ${members.length} found (${counts.join(', ')})`
  })
}

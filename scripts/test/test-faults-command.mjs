import { randomInt } from 'node:crypto'
import { readArguments } from '../session/arguments.mjs'
import { runTests } from './test-session.mjs'

const nodesDeadlineMs = 1_800_000
const seeds = 2 ** 31
const usage = 'Say for how many minutes: npm run test:faults -- --soak 120 [--seed 42]'

/**
 * `npm run test:faults`: breaks each service of a whole site in every way that docs/faults.md lists. With
 * `-- --soak <minutes>` it does so by chance for so long; `--seed <number>` is for the same faults in the same order.
 */
export async function run() {
  const soak = readSoak()
  if (soak === 'refused') return
  await runTests('npm run test:faults', async (session, tools, tally) => {
    const { startTestSite } = await import('./browser-tests.mjs')
    const { metricsSettings, runFaultTests, runSoak } = await import('./fault-tests.mjs')
    if (soak === null) {
      const { runVitest } = await import('../check/checks.mjs')
      // First, for it starts a site of its own.
      const ofNodes = { ...tools, env: { ...tools.env, FAULTS: 'long' } }
      await tally.add('Faults of several nodes', () =>
        runVitest('scripts', ofNodes, { only: 'cluster/cluster.test.mjs', deadlineMs: nodesDeadlineMs }),
      )
    }
    const site = await startTestSite(session, soak === null ? {} : await metricsSettings())
    await (soak === null
      ? tally.add('Faults', () => runFaultTests(session, site, tools.workDir, { isLong: true }))
      : tally.add(`Faults by chance, ${soak.minutes} minutes, seed ${soak.seed}`, () =>
          runSoak(session, site, tools.workDir, soak),
        ))
  })
}

/** Null where none is asked for; what cannot be has been told. @returns {import('./fault-tests.mjs').Soak | 'refused' | null} */
function readSoak() {
  const read = readArguments({ options: { soak: { type: 'string' }, seed: { type: 'string' } } }, usage, {
    folders: 0,
  })
  if (read === null) return 'refused'
  const { soak, seed: given } = read.values
  if (soak === undefined && given === undefined) return null
  const minutes = Number(soak)
  const seed = Number(given ?? randomInt(seeds))
  if (minutes > 0 && Number.isInteger(seed)) return { minutes, seed }
  process.stderr.write(`${usage}\n`)
  process.exitCode = 1
  return 'refused'
}

import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { runTests } from './test-session.mjs'

const nodesDeadlineMs = 1_800_000
const seeds = 2 ** 31

/**
 * `npm run test:faults`: breaks each service of a whole site in every way that docs/faults.md lists. With
 * `-- --soak <minutes>` it does so by chance for so long; `--seed <number>` is for the same faults in the same order.
 */
export async function run() {
  const soak = readSoak()
  if (typeof soak === 'string') {
    process.stderr.write(`${soak}\n`)
    process.exitCode = 1
    return
  }
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

/** Null where none is asked for; a sentence where it cannot be. @returns {import('./fault-tests.mjs').Soak | string | null} */
function readSoak() {
  const { values } = parseArgs({
    options: { soak: { type: 'string' }, seed: { type: 'string' } },
    strict: false,
  })
  if (values.soak === undefined) return null
  const minutes = Number(values.soak)
  const seed = Number(values.seed ?? randomInt(seeds))
  return minutes > 0 && Number.isInteger(seed)
    ? { minutes, seed }
    : 'Say for how many minutes: npm run test:faults -- --soak 120 [--seed 42]'
}

import { runTests } from './test-session.mjs'

const nodesDeadlineMs = 1_800_000

/** `npm run test:faults`: breaks each service of a whole site in every way that docs/faults.md lists. */
export async function run() {
  await runTests('npm run test:faults', async (session, tools, tally) => {
    const { startTestSite } = await import('./browser-tests.mjs')
    const { runFaultTests } = await import('./fault-tests.mjs')
    const { runVitest } = await import('../check/checks.mjs')
    // First, for it starts a site of its own.
    const ofNodes = { ...tools, env: { ...tools.env, FAULTS: 'long' } }
    await tally.add('Faults of several nodes', () =>
      runVitest('scripts', ofNodes, { only: 'cluster/cluster.test.mjs', deadlineMs: nodesDeadlineMs }),
    )
    const site = await startTestSite(session)
    await tally.add('Faults', () => runFaultTests(session, site, tools.workDir, { isLong: true }))
  })
}

import { runTests } from './test-session.mjs'

/** `npm run test:faults`: breaks each service of a whole site in every way that docs/faults.md lists. */
export async function run() {
  await runTests('npm run test:faults', async (session, tools, tally) => {
    const { startTestSite } = await import('./browser-tests.mjs')
    const { runFaultTests } = await import('./fault-tests.mjs')
    const site = await startTestSite(session)
    await tally.add('Faults', () => runFaultTests(session, site, tools.workDir, { isLong: true }))
  })
}

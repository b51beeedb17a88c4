import { runTests } from './test-session.mjs'

/** `npm test`: everything. */
export async function run() {
  await runTests('npm test', async (session, tools, tally) => {
    const { staticChecks, suiteChecks } = await import('../check/checks.mjs')
    const { runBrowserTests, startTestSite } = await import('./browser-tests.mjs')
    const { runFaultTests } = await import('./fault-tests.mjs')
    const inOrder = async (/** @type {import('../check/checks.mjs').Check[]} */ checks) => {
      for (const check of checks) await tally.add(check.name, () => check.run(tools))
    }
    // Two cores, two lanes: the site is built and filled while the checks run. The suites that measure time
    // and the browser then have the machine to themselves.
    /** @type {import('../site/site.mjs').RunningSite | null} */
    let site = null
    await Promise.all([
      inOrder(staticChecks()),
      tally.add('Whole site starts', async () => {
        site = await startTestSite(session)
        return { passed: 1, failed: 0, faults: [] }
      }),
    ])
    await inOrder(suiteChecks())
    const walked = site
    if (walked === null) return
    await tally.add('Browser tests', () => runBrowserTests(session, walked, tools.workDir))
    // Last, for nothing is as it was after them.
    await tally.add('Faults', () => runFaultTests(session, walked, tools.workDir, { isLong: false }))
  })
}

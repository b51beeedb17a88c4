import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../places.mjs'
import { runSession } from '../session/session.mjs'

/** Logs of the last test run, kept for reading; everything else goes away with the run. */
const workDir = join(root, '.data', 'test')

/** What a run leaves there for whoever keeps it; no run may show that of another. */
const reports = [
  'playwright.json',
  'faults.json',
  'soak.json',
  'sbom.cdx.json',
  'licences.json',
  'audit.json',
  'logs',
]

/**
 * A session for checks and tests, with a database server that all suites share.
 *
 * @param {string} command how a person would name it
 * @param {(session: import('../session/session.mjs').Session, tools: import('../check/checks.mjs').Tools,
 *   tally: import('./tally.mjs').Tally) => Promise<void>} act
 */
export async function runTests(command, act) {
  await runSession(workDir, async (session) => {
    const { startPrivateServer } = await import('./test-database.mjs')
    const { Tally } = await import('./tally.mjs')
    const { takeDataFolder } = await import('../site/site.mjs')
    await takeDataFolder(session, workDir, command)
    for (const report of reports) rmSync(join(workDir, report), { recursive: true, force: true })
    const tally = new Tally(session.report)
    const url = await session.report.step('Database for the tests', () => startPrivateServer(session.family))
    const env = { ...process.env, TEST_DATABASE_URL: url }
    await act(session, { workDir, family: session.family, env }, tally)
    return tally.close()
  })
}

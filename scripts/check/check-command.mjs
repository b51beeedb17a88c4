import { runTests } from '../test/test-session.mjs'

/** `npm run check`: all but the tests in a browser; those of a cluster build what they start. */
export async function run() {
  await runTests('npm run check', async (_session, tools, tally) => {
    const { staticChecks, suiteChecks } = await import('./checks.mjs')
    for (const check of [...staticChecks(), ...suiteChecks()]) {
      await tally.add(check.name, () => check.run(tools))
    }
  })
}

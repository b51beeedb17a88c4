import { runTests } from '../test/test-session.mjs'

/** `npm run check`: everything that needs neither a build nor a browser. */
export async function run() {
  await runTests('npm run check', async (_session, tools, tally) => {
    const { staticChecks, suiteChecks } = await import('./checks.mjs')
    for (const check of [...staticChecks(), ...suiteChecks()]) {
      await tally.add(check.name, () => check.run(tools))
    }
  })
}

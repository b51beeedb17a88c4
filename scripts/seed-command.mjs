import { runOnData } from './on-data.mjs'

/** `npm run seed -- [--posts 5000]`: what follows the dashes is for the seed of apps/cms. */
export async function run() {
  const args = process.argv.slice(2)
  await runOnData('npm run seed', async ({ report }, work) => {
    const { runScript } = await import('./contents.mjs')
    await report.step(['Demo content', ...args].join(' '), () => runScript(work, 'cms', 'seed', args))
  })
}

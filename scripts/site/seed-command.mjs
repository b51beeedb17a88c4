import { runOnData } from './on-data.mjs'
import { portionsOf } from './portions.mjs'

/** `npm run seed -- [--posts 50000]`: what follows the dashes is for the seed of apps/cms. */
export async function run() {
  const typed = process.argv.slice(2)
  await runOnData(
    'npm run seed',
    async ({ report }, work) => {
      const { runScript } = await import('./contents.mjs')
      const portions = portionsOf(typed)
      for (const [index, args] of portions.entries()) {
        const which = portions.length === 1 ? [] : [`(${index + 1} of ${portions.length})`]
        await report.step(['Demo content', ...args, ...which].join(' '), () =>
          runScript(work, 'cms', 'seed', args),
        )
      }
    },
    // What cannot be done is said before anything is opened.
    { before: () => void portionsOf(typed) },
  )
}

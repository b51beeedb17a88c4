import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { runOnData } from './on-data.mjs'

/** `npm run market:import -- <folder>` */
export async function run() {
  // npm goes to the project's folder; the path was typed in the folder of the person.
  const folder = resolve(process.env.INIT_CWD ?? '.', process.argv[2] ?? '')
  const isFolder = statSync(folder, { throwIfNoEntry: false })?.isDirectory()
  if (!process.argv[2] || !isFolder) {
    process.stderr.write(
      process.argv[2]
        ? `There is no folder ${folder}.\n`
        : 'Name the folder that holds the CSV files: npm run market:import -- <folder>\n',
    )
    process.exitCode = 1
    return
  }
  await runOnData('npm run market:import', async ({ report }, work) => {
    const { runScript } = await import('./contents.mjs')
    await report.step(`Import ${folder}`, () => runScript(work, 'market', 'import', [folder]))
  })
}

import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { runOnData } from './on-data.mjs'

/** `npm run market:import -- [--watch] <folder>` */
export async function run() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { watch: { type: 'boolean', default: false } },
  })
  const [typed] = positionals
  // npm goes to the project's folder; the path was typed in the folder of the person.
  const folder = resolve(process.env.INIT_CWD ?? '.', typed ?? '')
  const isFolder = statSync(folder, { throwIfNoEntry: false })?.isDirectory()
  if (!typed || !isFolder) {
    process.stderr.write(
      typed
        ? `There is no folder ${folder}.\n`
        : 'Name the folder that holds the CSV files: npm run market:import -- [--watch] <folder>\n',
    )
    process.exitCode = 1
    return
  }
  await runOnData('npm run market:import', async ({ report }, work) => {
    const { runScript, watchMarketFolder } = await import('./contents.mjs')
    if (values.watch) await watchMarketFolder(work, folder)
    else await report.step(`Import ${folder}`, () => runScript(work, 'market', 'import', [folder]))
  })
}

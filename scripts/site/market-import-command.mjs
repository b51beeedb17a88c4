import { readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readArguments } from '../session/arguments.mjs'
import { runOnData } from './on-data.mjs'

/** `npm run market:import -- [--watch] <folder>` */
export async function run() {
  const typedAll = readArguments(
    { allowPositionals: true, options: { watch: { type: 'boolean', default: false } } },
    'Name the folder that holds the CSV files: npm run market:import -- [--watch] <folder>',
  )
  if (typedAll === null) return
  const { values, positionals } = typedAll
  const [typed = ''] = positionals
  // npm goes to the project's folder; the path was typed in the folder of the person.
  const folder = resolve(process.env.INIT_CWD ?? '.', typed)
  const isFolder = statSync(folder, { throwIfNoEntry: false })?.isDirectory()
  if (!isFolder) {
    process.stderr.write(`There is no folder ${folder}.\n`)
    process.exitCode = 1
    return
  }
  await runOnData('npm run market:import', async ({ report }, work) => {
    const { runScript, watchMarketFolder } = await import('./contents.mjs')
    if (values.watch) await watchMarketFolder(work, folder)
    else {
      /** @type {string[]} */
      let rowsOfFiles = []
      await report.step(`Import ${folder}`, async (note) => {
        await runScript(work, 'market', 'import', [folder])
        // What the importer says is kept in its log: what has come of it, then the rows of each file.
        const log = readFileSync(join(work.site.dataDir, 'logs', 'market-import.log'), 'utf8')
        const said = log.trimEnd().split('\n')
        const outcome = said.findIndex((line) => line.includes(' imported, '))
        if (outcome < 0) return
        // The step says itself how long it took.
        note(said[outcome]?.replace(/ \([\d.]+ s\)\.$/, '') ?? '')
        rowsOfFiles = said.slice(outcome + 1)
      })
      for (const line of rowsOfFiles) report.line(`  ${line}`)
    }
  })
}

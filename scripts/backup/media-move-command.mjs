import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readArguments } from '../session/arguments.mjs'
import { lockDataFolder } from '../session/run-lock.mjs'
import { runOnData } from '../site/on-data.mjs'

/** `npm run media:move`: editors' files from the data folder into the bucket of S3_BUCKET. */
export async function run() {
  const command = 'npm run media:move'
  if (readArguments({ options: {} }, `It takes no argument: ${command}`, { folders: 0 }) === null) return
  await runOnData(command, async ({ report, atEnd }, work) => {
    const { runScript } = await import('../site/contents.mjs')
    const logs = join(work.site.dataDir, 'logs')
    // Beside a running site, which holds the data folder, two of them would write one log.
    atEnd(await lockDataFolder(logs, command, { otherwise: 'wait for its end' }))
    await report.step('Bring the files into the bucket', async (note) => {
      await runScript(work, 'cms', 'move-media')
      const said = readFileSync(join(logs, 'cms-move-media.log'), 'utf8')
      note(said.trim().split('\n').at(-1) ?? '')
    })
  })
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runOnData } from '../site/on-data.mjs'

/** `npm run media:move`: editors' files from the data folder into the bucket of S3_BUCKET. */
export const run = () =>
  runOnData('npm run media:move', async ({ report }, work) => {
    const { runScript } = await import('../site/contents.mjs')
    await report.step('Bring the files into the bucket', async (note) => {
      await runScript(work, 'cms', 'move-media')
      const said = readFileSync(join(work.site.dataDir, 'logs', 'cms-move-media.log'), 'utf8')
      note(said.trim().split('\n').at(-1) ?? '')
    })
  })

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { query } from '../database/query.ts'
import { lockDataDirectory } from '../run-lock.ts'
import { siteCommands } from '../site/serve.ts'
import { runCli } from '../test/run-cli.ts'
import { filledData, loadTimeline, openData } from './backup-data.fixture.ts'

// Empty directories, repeated and failing restores: tools/nightly/restore-embedded.test.ts.
it('npm run restore restores a backup of a running site on a new timeline', async () => {
  const { dataDir, processes, data, backups } = await filledData()
  const list = join(dataDir, 'erasures', 'erasures.txt')
  mkdirSync(join(dataDir, 'erasures'))
  writeFileSync(list, 'before')
  const before = await loadTimeline(data.url)
  const lock = await lockDataDirectory(dataDir, siteCommands.start)
  expect((await runCli(['backup', backups], { DATA_DIR: dataDir })).error).toBe('')
  const [name = ''] = readdirSync(backups)
  const restore = ['restore', join(backups, name)]

  await query(data.url, "update notes set body = 'after'")
  writeFileSync(join(dataDir, 'media', 'later.pdf'), 'after')
  writeFileSync(list, 'before, after')
  writeFileSync(join(dataDir, 'pages', 'old'), 'after')
  const whileRunning = await runCli([...restore, '--replace'], { DATA_DIR: dataDir })
  expect(whileRunning.error).toContain('"npm start"')
  lock.release()
  await data.close()
  const withoutReplace = await runCli(restore, { DATA_DIR: dataDir })
  expect(withoutReplace.error).toMatch(/^There is a site in \S+: pass --replace to replace it/)

  expect((await runCli([...restore, '--replace'], { DATA_DIR: dataDir })).error).toBe('')
  expect(readdirSync(join(dataDir, 'media'))).toEqual(['report.pdf'])
  expect(readFileSync(list, 'utf8')).toBe('before, after')
  expect(readFileSync(join(backups, name, 'erasures', 'erasures.txt'), 'utf8')).toBe('before')
  expect(readdirSync(dataDir).filter((entry) => /^restore\.|^pages$/.test(entry))).toEqual([])
  const again = await openData(dataDir, processes)
  expect(await query(again.url, 'select body from notes')).toEqual([{ body: 'before' }])
  expect(await loadTimeline(again.url)).not.toBe(before)
})

import { mkdirSync, readdirSync, readFileSync, readlinkSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { query } from '../database/database.mjs'
import { backupGround } from '../test/backup-ground.mjs'
import { openTestSite, runNpmCommand } from '../test/test-site.mjs'

const { family, folder } = backupGround()

it('a restore refuses to put a folder in place of a link to another disk, whose files a backup takes', async () => {
  const own = join(folder, 'linked')
  const otherDisk = join(folder, 'other-disk')
  mkdirSync(otherDisk)
  writeFileSync(join(otherDisk, 'report-1.pdf'), 'on the other disk')
  const { site, stop } = await openTestSite({ dataDir: own, family })
  await query(site.database.cmsUrl, "insert into media (filename) values ('report-1.pdf')")
  symlinkSync(otherDisk, join(own, 'media'))
  const ownBackups = join(folder, 'linked-backups')
  const taken = await runNpmCommand('backup', [ownBackups], { DATA_DIR: own })
  expect(taken.fault).toBe('')
  await stop()
  const [name = ''] = readdirSync(ownBackups)
  expect(readFileSync(join(ownBackups, name, 'media/report-1.pdf'), 'utf8')).toBe('on the other disk')
  const { code, fault } = await runNpmCommand('restore', [ownBackups, '--replace'], { DATA_DIR: own })
  expect(fault).toMatch(/^A restore exchanges .+media, which is a symbolic link: .+ Nothing was changed\.$/)
  expect(code).toBe(1)
  expect(readlinkSync(join(own, 'media'))).toBe(otherDisk)
  expect(readdirSync(otherDisk)).toEqual(['report-1.pdf'])
})

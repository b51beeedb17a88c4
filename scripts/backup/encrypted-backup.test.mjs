import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { query } from '../database/database.mjs'
import { backupGround } from '../test/backup-ground.mjs'
import { runNpmCommand } from '../test/test-site.mjs'

const { folder, dataDir, media, backups, openSite } = backupGround()
const BACKUP_KEY = 'ab'.repeat(32)

beforeAll(async () => {
  const { site } = await openSite()
  writeFileSync(join(media, 'report-1.pdf'), 'first report')
  await query(site.database.cmsUrl, "insert into media (filename) values ('report-1.pdf')")
})

describe('an encrypted backup', () => {
  it('has nothing but its manifest in clear', async () => {
    const env = { DATA_DIR: dataDir, BACKUP_KEY }
    const { fault, said } = await runNpmCommand('backup', [backups, '--with-secrets'], env)
    expect(fault).toBe('')
    expect(said).toContain('without BACKUP_KEY nobody can read or restore it')
    const [name = ''] = readdirSync(backups)
    const { PAYLOAD_SECRET } = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8'))
    expect(readFileSync(join(backups, name, 'secrets.json')).includes(PAYLOAD_SECRET)).toBe(false)
    expect(readFileSync(join(backups, name, 'media/report-1.pdf')).includes('first report')).toBe(false)
    // What every file of zstd begins with.
    const rows = readFileSync(join(backups, name, 'databases/cms/users.copy.zst'))
    expect(rows.readUInt32LE(0)).not.toBe(0xfd2fb528)
  })

  it.each([
    { key: '', says: /^The backup in .+ is encrypted: set BACKUP_KEY .+ Nothing was changed\.$/ },
    { key: 'cd'.repeat(32), says: /^The BACKUP_KEY here is not the one .+ Nothing was changed\.$/ },
  ])('is refused with the key "$key"', async ({ key, says }) => {
    const target = join(folder, 'refused')
    const { code, fault } = await runNpmCommand('restore', [backups], { DATA_DIR: target, BACKUP_KEY: key })
    expect(fault).toMatch(says)
    expect(code).toBe(1)
    expect(existsSync(join(target, 'postgres'))).toBe(false)
  })

  it('comes back with its key, secrets and all, to where changes are archived from then on', async () => {
    const target = join(folder, 'decrypted')
    const env = { DATA_DIR: target, BACKUP_KEY, WAL_ARCHIVE_DIR: join(folder, 'archive') }
    const { fault } = await runNpmCommand('restore', [backups], env)
    expect(fault).toBe('')
    expect(readFileSync(join(target, 'media/report-1.pdf'), 'utf8')).toBe('first report')
    expect(readFileSync(join(target, 'secrets.json'), 'utf8')).toBe(
      readFileSync(join(dataDir, 'secrets.json'), 'utf8'),
    )
  })
})

import { createHash } from 'node:crypto'
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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
  it('has nothing but its manifest and the sums in clear', async () => {
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

  it.each([
    {
      what: 'in clear, with rows of somebody else',
      forge: (/** @type {string} */ own) => {
        change(own, 'databases/cms/users.copy.zst', () => 'anything')
        change(own, 'manifest.json', (text) => JSON.stringify({ ...JSON.parse(text), keyMark: undefined }))
        rmSync(join(own, 'SHA256SUMS.hmac'))
      },
      says: /^The backup in .+ is in clear, and BACKUP_KEY is set: .+ Nothing was changed\.$/,
    },
    {
      what: 'with a manifest of somebody else',
      forge: (/** @type {string} */ own) => {
        change(own, 'manifest.json', (text) => JSON.stringify({ ...JSON.parse(text), hasSecrets: false }))
      },
      says: /^The list .+ is not what was written with BACKUP_KEY: .+ Nothing was changed\.$/,
    },
    {
      what: 'without its proof',
      forge: (/** @type {string} */ own) => rmSync(join(own, 'SHA256SUMS.hmac')),
      says: /^Nothing proves that the backup in .+ say --unproven\. Nothing was changed\.$/,
    },
  ])('is refused $what', async ({ forge, says }) => {
    const [name = ''] = readdirSync(backups)
    const own = join(folder, 'forged', name)
    rmSync(own, { recursive: true, force: true })
    cpSync(join(backups, name), own, { recursive: true })
    forge(own)
    const target = join(folder, 'refused')
    const { code, fault } = await runNpmCommand('restore', [own], { DATA_DIR: target, BACKUP_KEY })
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

/**
 * As somebody does who may write to the folder: the sums are right.
 *
 * @param {string} backup
 * @param {string} path
 * @param {(text: string) => string} changed
 */
function change(backup, path, changed) {
  const [file, list] = [join(backup, path), join(backup, 'SHA256SUMS')]
  const sum = () => createHash('sha256').update(readFileSync(file)).digest('hex')
  const before = sum()
  writeFileSync(file, changed(readFileSync(file, 'utf8')))
  writeFileSync(list, readFileSync(list, 'utf8').replace(before, sum()))
}

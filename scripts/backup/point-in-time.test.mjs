import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  watch,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { zstdCompressSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { query } from '../database/database.mjs'
import { backupGround } from '../test/backup-ground.mjs'
import { openTestSite, runNpmCommand } from '../test/test-site.mjs'

const { family, folder, dataDir, media, backups, openSite, emptyMachine } = backupGround()
const archive = join(folder, "the operator's 100% archive")
const withoutKey = { WAL_ARCHIVE_DIR: archive }
/** Set after the site has begun. */
const key = { BACKUP_KEY: 'ab'.repeat(32) }
const env = { ...withoutKey, ...key }
/** @type {Record<string, string>} what was the case when */
const moments = {}
/** Files of changes, before the key was set and after it. */
const archived = { inClear: '', sealed: '' }

beforeAll(async () => {
  const clear = await openSite({ env: withoutKey })
  moments.beforeBackup = await now(clear.site.database.cmsUrl)
  const order = [backups, '--with-secrets']
  const { fault } = await runNpmCommand('backup', order, { ...withoutKey, DATA_DIR: dataDir })
  expect(fault).toBe('')
  await publish(clear.site.database.cmsUrl, 'A')
  writeFileSync(join(media, 'of-a.txt'), 'uploaded after the backup')
  moments.afterA = await now(clear.site.database.cmsUrl)
  archived.inClear = await closeFile(clear.site.database.cmsUrl)
  await clear.stop()

  const sealed = await openSite({ env, isMigrating: false })
  await publish(sealed.site.database.cmsUrl, 'B')
  moments.afterB = await now(sealed.site.database.cmsUrl)
  // Everything so far is archived; C is in the last file, which nobody has closed.
  archived.sealed = await closeFile(sealed.site.database.cmsUrl)
  await publish(sealed.site.database.cmsUrl, 'C')
  await sealed.kill()
})

describe('archived changes', () => {
  it('are encrypted from when BACKUP_KEY was set', () => {
    const begin = (/** @type {string} */ file) => readFileSync(join(archive, file)).readUInt32LE(0)
    // What every file of zstd begins with.
    expect(begin(archived.inClear)).toBe(0xfd2fb528)
    expect(begin(archived.sealed)).not.toBe(0xfd2fb528)
  })

  it.each([
    { with: 'no key', other: '', says: /^The changes in .+ are encrypted: set BACKUP_KEY as it was/ },
    {
      with: 'another key',
      other: 'cd'.repeat(32),
      says: /^The BACKUP_KEY here is not the one that the changes/,
    },
  ])('are refused with $with, to a restore and to a start', async ({ with: what, other, says }) => {
    const own = emptyMachine(what)
    const changed = { BACKUP_KEY: other }
    const { code, fault } = await restoreUnproven(own, ['--until', 'latest', '--wal', archive], changed)
    expect(fault).toMatch(says)
    expect(fault).toMatch(/^[^\n]+ Nothing was changed\.$/)
    expect(code).toBe(1)
    expect(existsSync(join(own, 'postgres'))).toBe(false)
    const start = openTestSite({ dataDir: own, env: { ...env, ...changed }, isMigrating: false, family })
    await expect(start).rejects.toThrow(says)
  })
})

describe('npm run restore --until', () => {
  it('goes back on an empty machine: A is there, B is not', async () => {
    const own = emptyMachine('empty')
    const { said, fault } = await restoreUnproven(own, ['--until', moments.afterA ?? '', '--wal', archive])
    expect(fault).toBe('')
    expect(said).toContain('Restored: the site as it was at')
    expect(await published(own)).toEqual(['A'])
    // A rehearsal writes nothing into the archive of the real site.
    expect(readdirSync(archive).filter((name) => name.includes('.history'))).toEqual([])
  })

  it('says where the archive ends when the moment is later, and takes all that there is when told to', async () => {
    const own = emptyMachine('later')
    const late = new Date(Date.now() + 3_600_000).toISOString()
    const { code, fault } = await restoreUnproven(own, ['--until', late, '--wal', archive])
    expect(fault).toMatch(
      /^The archived changes end before that moment, at 20\d\d-\S+ [\d:.]+ UTC: name an earlier/,
    )
    expect(code).toBe(1)
    expect(existsSync(join(own, 'postgres'))).toBe(false)
    expect((await restoreUnproven(own, ['--until', 'latest', '--wal', archive])).fault).toBe('')
    expect(await published(own)).toEqual(['A', 'B'])
  })

  it.each([
    { from: 'the backup', args: [] },
    { from: 'nowhere', args: ['--secret-lost'] },
  ])('leaves no secrets from $from where it is refused', async ({ from, args }) => {
    const own = emptyMachine(`secrets from ${from}`)
    const secrets = join(own, 'secrets.json')
    rmSync(secrets)
    const late = new Date(Date.now() + 3_600_000).toISOString()
    const refused = await restoreUnproven(own, ['--until', late, '--wal', archive, ...args])
    expect(refused.fault).toMatch(/^The archived changes end before that moment/)
    expect(existsSync(secrets)).toBe(false)
    expect((await restoreUnproven(own, ['--until', 'latest', '--wal', archive])).fault).toBe('')
    expect(readFileSync(secrets, 'utf8')).toBe(readFileSync(join(dataDir, 'secrets.json'), 'utf8'))
  })

  it('gives up at a damaged file, instead of ending before it', async () => {
    const own = emptyMachine('damaged')
    const damaged = join(folder, 'damaged archive')
    cpSync(archive, damaged, { recursive: true })
    truncateSync(join(damaged, archived.inClear), 20)
    const { code, fault } = await restoreUnproven(own, ['--until', 'latest', '--wal', damaged])
    expect(fault).toMatch(/^The changes in .+ cannot be fetched \(.+\): .+ Nothing was changed\.$/)
    expect(fault).toContain(archived.inClear)
    expect(code).toBe(1)
    expect(existsSync(join(own, 'postgres'))).toBe(false)
  })

  it('believes a backup of before the key only when told to', async () => {
    const own = emptyMachine('in-clear')
    const { code, fault } = await restore(own, ['--until', 'latest', '--wal', archive])
    expect(fault).toMatch(/^The backup in .+ is in clear, .+ say --unproven\. Nothing was changed\.$/)
    expect(code).toBe(1)
    expect(existsSync(join(own, 'postgres'))).toBe(false)
  })

  it('refuses a moment before the backup, and an archive that is not there', async () => {
    const own = emptyMachine('refused')
    const early = await restore(own, ['--until', moments.beforeBackup ?? '', '--wal', archive])
    expect(early.fault).toMatch(/^No backup in .+ was complete by/)
    const nowhere = await restore(own, ['--until', 'latest'])
    expect(nowhere.fault).toMatch(/^Where are the archived changes\?/)
    const nonsense = await restore(own, ['--until', 'yesterday'])
    expect(nonsense.fault).toMatch(/^--until yesterday is no moment/)
    const noDay = await restore(own, ['--until', '2026-11-31T10:15:00+07:00'])
    expect(noDay.fault).toMatch(/^--until 2026-11-31T10:15:00\+07:00 is no moment/)
    expect(existsSync(join(own, 'postgres'))).toBe(false)
  })

  it('takes what a killed database had not archived yet, keeps later uploads, and can go back again', async () => {
    const all = await restoreUnproven(dataDir, ['--until', 'latest', '--replace'], env)
    expect(all.fault).toBe('')
    expect(await published(dataDir, env)).toEqual(['A', 'B', 'C'])
    expect(readdirSync(join(dataDir, 'media'))).toEqual(['of-a.txt'])
    const stoodStill = new Date().toISOString()
    // The first restore has begun a history of its own, which is in the archive and leads through A, too.
    const again = await restoreUnproven(dataDir, ['--until', moments.afterA ?? '', '--replace'], env)
    expect(again.fault).toBe('')
    // Nor has any site archived this third history when the next restore goes to a moment of the first.
    const later = await restoreUnproven(dataDir, ['--until', moments.afterB ?? '', '--replace'], env)
    expect(later.fault).toBe('')
    expect(await published(dataDir, env)).toEqual(['A', 'B'])
    const histories = () => readdirSync(archive).filter((name) => name.endsWith('.history.zst'))
    expect(histories()).toEqual(['2', '3', '4'].map((history) => `0000000${history}.history.zst`))
    // Between the last change of the second history and the first of the third.
    const own = emptyMachine('stood-still')
    const between = await restoreUnproven(own, ['--until', stoodStill, '--wal', archive])
    expect(between.fault).toBe('')
    expect(await published(own)).toEqual(['A', 'B', 'C'])
    const last = await restoreUnproven(dataDir, ['--until', moments.afterA ?? '', '--replace'], env)
    expect(last.fault).toBe('')
    expect(await published(dataDir, env)).toEqual(['A'])
  })

  it('starts the feeds anew, so that nodes forget what came after the moment', async () => {
    const { site, stop } = await openTestSite({ dataDir, env, isMigrating: false, family })
    const [cms] = await query(site.database.cmsUrl, 'select count(*)::int, min(sequence)::text from changes')
    await stop()
    expect(cms?.count).toBe(1)
    expect(Number(cms?.min)).toBeGreaterThan(Date.parse(moments.afterA ?? ''))
  })

  it('says that a backup leads to nothing that came after the site was brought back to before it', async () => {
    const { stop } = await openTestSite({ dataDir, env, isMigrating: false, family })
    const later = join(folder, 'later-backups')
    const { said } = await runNpmCommand('backup', [later], { ...key, DATA_DIR: dataDir })
    expect(said).toContain('WAL_ARCHIVE_DIR is not set here')
    await stop()
    const back = await restoreUnproven(dataDir, ['--until', moments.afterA ?? '', '--replace'], env)
    expect(back.fault).toBe('')
    await published(dataDir, env)
    const own = emptyMachine('apart')
    for (const until of [new Date().toISOString(), 'latest']) {
      const order = [later, '--until', until, '--wal', archive]
      const { fault } = await runNpmCommand('restore', order, { ...key, DATA_DIR: own })
      expect(fault).toMatch(/^From this backup no way leads to that moment: .+ Nothing was changed\.$/)
    }
  })
})

describe('npm run backup with WAL_ARCHIVE_DIR', () => {
  it('forgets with --keep what no backup that is left needs', async () => {
    const { site, stop } = await openTestSite({ dataDir, env, isMigrating: false, family })
    await runNpmCommand('backup', [backups, '--keep', '1'], { ...env, DATA_DIR: dataDir })
    await publish(site.database.cmsUrl, 'D')
    const after = await now(site.database.cmsUrl)
    await publish(site.database.cmsUrl, 'E')
    // What begins later in another folder takes nothing away that these need.
    const weekly = join(folder, 'weekly')
    const taken = await runNpmCommand('backup', [weekly, '--keep', '1'], { ...env, DATA_DIR: dataDir })
    expect(taken.fault).toBe('')
    await stop()
    expect(readdirSync(backups)).toHaveLength(1)
    const own = emptyMachine('pruned')
    const { fault } = await restore(own, ['--until', after, '--wal', archive])
    expect(fault).toBe('')
    expect(await published(own)).toEqual(['A', 'D'])
  })

  it('takes nothing in clear for the changes after an encrypted backup', async () => {
    const own = emptyMachine('changed-in-clear')
    const forged = join(folder, 'forged archive')
    cpSync(archive, forged, { recursive: true })
    const [name = ''] = readdirSync(backups)
    const { cluster } = JSON.parse(readFileSync(join(backups, name, 'manifest.json'), 'utf8'))
    writeFileSync(join(forged, `${cluster.firstWal}.zst`), zstdCompressSync(Buffer.alloc(16 * 1024 ** 2)))
    const { code, fault } = await restore(own, ['--until', 'latest', '--wal', forged])
    expect(fault).toMatch(/^The changes in .+ are in clear, and BACKUP_KEY is set: .+ Nothing was changed\.$/)
    expect(code).toBe(1)
    expect(existsSync(join(own, 'postgres'))).toBe(false)
  })
})

describe('WAL_ARCHIVE_DIR', () => {
  it('is refused with the changes of another database, before anything is made beside it', async () => {
    const own = emptyMachine('another-database')
    const { code, fault } = await restore(own, [], env)
    expect(fault).toMatch(/^WAL_ARCHIVE_DIR .+ holds the changes of another database than that in .+/)
    expect(code).toBe(1)
    expect(existsSync(join(own, 'postgres'))).toBe(false)
    const ofItsOwn = { ...key, WAL_ARCHIVE_DIR: join(folder, 'own archive') }
    await (await openTestSite({ dataDir: own, env: ofItsOwn, isMigrating: false, family })).stop()
    // As npm start does, with a database that is there.
    const start = openTestSite({ dataDir: own, env, isMigrating: false, family })
    await expect(start).rejects.toThrow(/holds the changes of another database/)
  })
})

describe('npm run restore --until, by an older program', () => {
  const ofTheFuture = '20991231_000000_of_the_future'

  it('refuses a moment at which a newer one was at work, in the archive or in the backup', async () => {
    const { site, stop } = await openTestSite({ dataDir, env, isMigrating: false, family })
    const { cmsUrl } = site.database
    await query(cmsUrl, 'insert into payload_migrations (name, batch) values ($1, 99)', [ofTheFuture])
    const newer = join(folder, 'newer-backups')
    await runNpmCommand('backup', [newer], { ...env, DATA_DIR: dataDir })
    await stop()
    const own = emptyMachine('older-program')
    const before = await restore(own, ['--until', 'latest', '--wal', archive])
    expect(before.fault).toMatch(/^At that moment a newer program .+of_the_future.+ Nothing was changed\.$/)
    const after = await runNpmCommand('restore', [newer, '--until', 'latest', '--wal', archive], {
      ...key,
      DATA_DIR: own,
    })
    expect(after.fault).toMatch(/^The backup was made by a newer program .+of_the_future/)
    // Nor does the archive lead away from the database that has stayed: later restores follow its newest history.
    const kept = readdirSync(archive)
    const inPlace = await restore(dataDir, ['--until', 'latest', '--replace'], env)
    expect(inPlace.fault).toBe(before.fault)
    expect(readdirSync(archive)).toEqual(kept)
    expect(existsSync(join(own, 'postgres'))).toBe(false)
  })

  it('refuses a backup whose list leaves the database’s files out', async () => {
    const [name = ''] = readdirSync(backups)
    const list = join(backups, name, 'SHA256SUMS')
    const lines = readFileSync(list, 'utf8').split('\n')
    writeFileSync(list, lines.filter((line) => !line.endsWith('cluster.tar.zst')).join('\n'))
    // As in a backup of before there was a proof of the list.
    rmSync(`${list}.hmac`)
    const own = emptyMachine('unlisted')
    const { fault } = await restoreUnproven(own, ['--until', 'latest', '--wal', archive])
    expect(fault).toMatch(/is broken: cluster\.tar\.zst is not on its list\. Nothing was changed\.$/)
  })
})

/**
 * @param {string} own
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [environment]
 */
const restore = (own, args, environment = {}) =>
  runNpmCommand('restore', [backups, ...args], { ...key, ...environment, DATA_DIR: own })

/**
 * As from the backup of before the key.
 *
 * @param {string} own
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [environment]
 */
const restoreUnproven = (own, args, environment) => restore(own, [...args, '--unproven'], environment)

/**
 * @param {string} url
 * @param {string} key
 */
const publish = (url, key) => query(url, "insert into payload_kv (key, data) values ($1, '1')", [key])

/**
 * @param {string} own
 * @param {NodeJS.ProcessEnv} [environment]
 */
async function published(own, environment = key) {
  const { site, stop } = await openTestSite({ dataDir: own, env: environment, isMigrating: false, family })
  const rows = await query(site.database.cmsUrl, 'select key from payload_kv order by key')
  await stop()
  return rows.map(({ key }) => key)
}

/** The database's own time, a moment that lies after every commit so far. @param {string} url */
async function now(url) {
  const [row] = await query(
    url,
    "select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD\"T\"HH24:MI:SS.MS') || 'Z' as now, pg_sleep(0.01)",
  )
  return new Date(new Date(String(row?.now)).getTime() + 5).toISOString()
}

/**
 * Waits until all changes so far are archived.
 *
 * @param {string} url
 * @returns {Promise<string>} the file of the last of them
 */
async function closeFile(url) {
  const [closed] = await query(url, 'select pg_walfile_name(pg_switch_wal()) as name')
  const file = `${closed?.name}.zst`
  const watcher = watch(archive)
  while (!existsSync(join(archive, file))) await once(watcher, 'change')
  watcher.close()
  return file
}

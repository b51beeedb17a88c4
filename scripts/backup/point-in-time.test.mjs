import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  watch,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { query } from '../database/database.mjs'
import { openTestSite, runNpmCommand, testGround } from '../test/test-site.mjs'

// Real servers start and end several times in each test.
vi.setConfig({ testTimeout: 120_000 })
const { family, folder } = testGround()
const dataDir = join(folder, 'data')
const backups = join(folder, 'backups')
const archive = join(folder, "the operator's 100% archive")
const env = { WAL_ARCHIVE_DIR: archive }
// Of all commands here: the database's files are encrypted as well.
vi.stubEnv('BACKUP_KEY', 'ab'.repeat(32))
/** @type {Record<string, string>} what was the case when */
const moments = {}

beforeAll(async () => {
  const site = await openTestSite({ dataDir, env, family })
  const { cmsUrl } = site.site.database
  mkdirSync(join(dataDir, 'media'))
  moments.beforeBackup = await now(cmsUrl)
  const { fault } = await runNpmCommand('backup', [backups], { ...env, DATA_DIR: dataDir })
  expect(fault).toBe('')
  await publish(cmsUrl, 'A')
  writeFileSync(join(dataDir, 'media/of-a.txt'), 'uploaded after the backup')
  moments.afterA = await now(cmsUrl)
  await publish(cmsUrl, 'B')
  moments.afterB = await now(cmsUrl)
  // Everything so far is archived; C is in the last file, which nobody has closed.
  const [closed] = await query(cmsUrl, 'select pg_walfile_name(pg_switch_wal()) as name')
  await untilThere(archive, `${closed?.name}.zst`)
  await publish(cmsUrl, 'C')
  await site.kill()
}, 120_000)
afterAll(() => family.end())

describe('npm run restore --until', () => {
  it('goes back on an empty machine: A is there, B is not', async () => {
    const own = machine('empty')
    const { said, fault } = await restore(own, ['--until', moments.afterA ?? '', '--wal', archive])
    expect(fault).toBe('')
    expect(said).toContain('Restored: the site as it was at')
    expect(await published(own)).toEqual(['A'])
    // A rehearsal writes nothing into the archive of the real site.
    expect(readdirSync(archive).filter((name) => name.includes('.history'))).toEqual([])
  })

  it('says where the archive ends when the moment is later, and takes all that there is when told to', async () => {
    const own = machine('later')
    const late = new Date(Date.now() + 3_600_000).toISOString()
    const { code, fault } = await restore(own, ['--until', late, '--wal', archive])
    expect(fault).toMatch(
      /^The archived changes end before that moment, at 20\d\d-\S+ [\d:.]+ UTC: name an earlier/,
    )
    expect(code).toBe(1)
    expect(existsSync(join(own, 'postgres'))).toBe(false)
    expect((await restore(own, ['--until', 'latest', '--wal', archive])).fault).toBe('')
    expect(await published(own)).toEqual(['A', 'B'])
  })

  it('refuses a moment before the backup, and an archive that is not there', async () => {
    const own = machine('refused')
    const early = await restore(own, ['--until', moments.beforeBackup ?? '', '--wal', archive])
    expect(early.fault).toMatch(/^No backup in .+ was complete by/)
    const nowhere = await restore(own, ['--until', 'latest'])
    expect(nowhere.fault).toMatch(/^Where are the archived changes\?/)
    const nonsense = await restore(own, ['--until', 'yesterday'])
    expect(nonsense.fault).toMatch(/^--until yesterday is no moment/)
    expect(existsSync(join(own, 'postgres'))).toBe(false)
  })

  it('takes what a killed database had not archived yet, keeps later uploads, and can go back again', async () => {
    const all = await restore(dataDir, ['--until', 'latest', '--replace'], env)
    expect(all.fault).toBe('')
    expect(await published(dataDir, env)).toEqual(['A', 'B', 'C'])
    expect(readdirSync(join(dataDir, 'media'))).toEqual(['of-a.txt'])
    // The first restore has begun a history of its own, which is in the archive and leads through A, too.
    const again = await restore(dataDir, ['--until', moments.afterA ?? '', '--replace'], env)
    expect(again.fault).toBe('')
    expect(await published(dataDir, env)).toEqual(['A'])
  })

  it('starts the feeds anew, so that nodes forget what came after the moment', async () => {
    const { site, stop } = await openTestSite({ dataDir, env, isMigrating: false, family })
    const [cms] = await query(site.database.cmsUrl, 'select count(*)::int, min(sequence)::text from changes')
    await stop()
    expect(cms?.count).toBe(1)
    expect(Number(cms?.min)).toBeGreaterThan(1_000_000_000)
  })
})

describe('npm run backup with WAL_ARCHIVE_DIR', () => {
  it('forgets with --keep what no backup that is left needs', async () => {
    const { site, stop } = await openTestSite({ dataDir, env, isMigrating: false, family })
    await runNpmCommand('backup', [backups, '--keep', '1'], { ...env, DATA_DIR: dataDir })
    await publish(site.database.cmsUrl, 'D')
    const after = await now(site.database.cmsUrl)
    await publish(site.database.cmsUrl, 'E')
    await stop()
    expect(readdirSync(backups)).toHaveLength(1)
    const own = machine('pruned')
    const { fault } = await restore(own, ['--until', after, '--wal', archive])
    expect(fault).toBe('')
    expect(await published(own)).toEqual(['A', 'D'])
  })
})

describe('WAL_ARCHIVE_DIR', () => {
  it('is refused with the changes of another database, before anything is made beside it', async () => {
    const own = machine('another-database')
    const { code, fault } = await restore(own, [], env)
    expect(fault).toMatch(/^WAL_ARCHIVE_DIR .+ holds the changes of another database than that in .+/)
    expect(code).toBe(1)
    expect(existsSync(join(own, 'postgres'))).toBe(false)
    expect((await restore(own, [], { WAL_ARCHIVE_DIR: join(folder, 'own archive') })).fault).toBe('')
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
    const own = machine('older-program')
    const before = await restore(own, ['--until', 'latest', '--wal', archive])
    expect(before.fault).toMatch(/^At that moment a newer program .+of_the_future.+ Nothing was changed\.$/)
    const after = await runNpmCommand('restore', [newer, '--until', 'latest', '--wal', archive], {
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
    const own = machine('unlisted')
    const { fault } = await restore(own, ['--until', 'latest', '--wal', archive])
    expect(fault).toMatch(/is broken: cluster\.tar\.zst is not on its list\. Nothing was changed\.$/)
  })
})

/** @param {string} name */
function machine(name) {
  const own = join(folder, name)
  rmSync(own, { recursive: true, force: true })
  mkdirSync(own)
  cpSync(join(dataDir, 'secrets.json'), join(own, 'secrets.json'))
  return own
}

/**
 * @param {string} own
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [environment]
 */
const restore = (own, args, environment = {}) =>
  runNpmCommand('restore', [backups, ...args], { ...environment, DATA_DIR: own })

/**
 * @param {string} url
 * @param {string} key
 */
const publish = (url, key) => query(url, "insert into payload_kv (key, data) values ($1, '1')", [key])

/**
 * @param {string} own
 * @param {NodeJS.ProcessEnv} [environment]
 */
async function published(own, environment = {}) {
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
 * @param {string} parent
 * @param {string} name
 */
async function untilThere(parent, name) {
  const watcher = watch(parent)
  while (!existsSync(join(parent, name))) await once(watcher, 'change')
  watcher.close()
}

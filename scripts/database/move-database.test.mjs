import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { Fault } from '../session/fault.mjs'
import { startPrivateServer } from '../test/test-database.mjs'
import { openTestSite, runNpmCommand, startNpmCommand, testGround } from '../test/test-site.mjs'
import { databaseUrls, query } from './database.mjs'
import { connectForCopies } from './database-contents.mjs'
import { explainedDatabase } from './database-fault.mjs'
import { openContents } from './database-source.mjs'
import { lockIncoming } from './exchange-databases.mjs'

// Each restore makes and fills real databases.
vi.setConfig({ testTimeout: 120_000 })
const { family, folder } = testGround()
const dataDir = join(folder, 'data')
/** @type {string} */
let target

beforeAll(async () => {
  const server = await startPrivateServer(family)
  // No superuser, as on any server that somebody else runs.
  await query(server, "create role owner login createdb password 'only for this test'")
  await query(server, "create role stranger login password 'only for this test'")
  const own = new URL(server)
  own.username = 'owner'
  own.password = 'only for this test'
  target = own.href
  const { site, stop } = await openTestSite({ dataDir, family })
  await query(
    site.database.cmsUrl,
    "insert into payload_kv (key, data) select 'key ' || n, '{}' from generate_series(1, 5000) n",
  )
  await query(site.database.marketUrl, "insert into indices values ('TEST', 'Indeks', 1)")
  await stop()
}, 120_000)
afterAll(() => family.end())

describe('npm run move-database', () => {
  it('leaves nothing on the other server when it is ended', async () => {
    const child = startNpmCommand('move-database', [], { DATA_DIR: dataDir, MOVE_TO_URL: target })
    let said = ''
    child.stdout.on('data', (chunk) => {
      said += chunk
      if (said.includes('✓ Build the content database')) child.kill('SIGINT')
    })
    const [code] = await once(child, 'close')
    expect(code).toBe(130)
    expect(said).not.toContain('Moved.')
    expect(await query(target, "select datname from pg_database where datname like 'site%'")).toEqual([])
    expect(readdirSync(join(dataDir, 'incoming'))).toEqual(['logs'])
  })

  it('moves both databases to another server, each table with its count and sum', async () => {
    const { code, said, fault } = await runNpmCommand('move-database', [], {
      DATA_DIR: dataDir,
      MOVE_TO_URL: target,
    })
    expect(fault).toBe('')
    expect(code).toBe(0)
    expect(existsSync(join(dataDir, 'incoming'))).toBe(false)
    expect(said).toContain('DATABASE_URL=')
    expect(said).not.toContain(new URL(target).password)
    const there = databaseUrls(target)
    const { site, stop } = await openTestSite({ dataDir, isMigrating: false, family })
    expect(await sumsOf(there.cmsUrl)).toEqual(await sumsOf(site.database.cmsUrl))
    expect(await sumsOf(there.marketUrl)).toEqual(await sumsOf(site.database.marketUrl))
    await stop()
    const keys = await query(
      there.cmsUrl,
      "insert into payload_kv (key, data) values ('next', '1') returning id",
    )
    expect(keys[0]?.id).toBe(5_001)
  })

  it('takes no address that every user of the machine could read, and does not repeat it', async () => {
    const { code, said, fault } = await runNpmCommand('move-database', [target], { DATA_DIR: dataDir })
    expect(fault).toMatch(/^Name your PostgreSQL in MOVE_TO_URL[^\n]+$/)
    expect(said + fault).not.toContain(new URL(target).password)
    expect(code).toBe(1)
  })

  it('refuses a server that already has a site', async () => {
    const { code, fault } = await runNpmCommand('move-database', [], {
      DATA_DIR: dataDir,
      MOVE_TO_URL: target,
    })
    expect(fault).toMatch(/^The database site_cms at \S+ is not empty: .+ Nothing was changed\.$/)
    expect(code).toBe(1)
  })

  it('backs up and restores there, too', async () => {
    const env = { DATA_DIR: dataDir, DATABASE_URL: target }
    const backups = join(folder, 'backups')
    const taken = await runNpmCommand('backup', [backups], env)
    expect(taken.fault).toBe('')
    const there = databaseUrls(target)
    await query(there.cmsUrl, 'delete from payload_kv')
    const restored = await runNpmCommand('restore', [backups, '--replace'], env)
    expect(restored.fault).toBe('')
    expect(await query(there.cmsUrl, 'select count(*)::int from payload_kv')).toEqual([{ count: 5_001 }])
  })

  it('leaves a server as it is while something is connected to the databases that are to be replaced', async () => {
    const there = databaseUrls(target)
    const open = await openContents(there.cmsUrl)
    await query(there.cmsUrl, "insert into payload_kv (key, data) values ('newer', '1')")
    const env = { DATA_DIR: dataDir, DATABASE_URL: target }
    const { fault } = await runNpmCommand('restore', [join(folder, 'backups'), '--replace'], env)
    await open.close()
    expect(fault).toMatch(/^Something is still connected/)
    expect(await query(there.cmsUrl, "select count(*)::int from payload_kv where key = 'newer'")).toEqual([
      { count: 1 },
    ])
    expect(
      await query(target, "select datname from pg_database where datname like 'site%' order by 1"),
    ).toEqual([{ datname: 'site_cms' }, { datname: 'site_market' }])
  })

  it('says in a sentence that another restore is at work, that a right is missing, and that the server has gone', async () => {
    const unlock = await lockIncoming(target)
    const env = { DATA_DIR: dataDir, DATABASE_URL: target }
    const second = await runNpmCommand('restore', [join(folder, 'backups'), '--replace'], env)
    await unlock()
    expect(second.fault).toMatch(/^Another restore or move is at work .+ Nothing was changed\.$/)

    const stranger = new URL(target)
    stranger.username = 'stranger'
    const refused = { ...env, DATABASE_URL: stranger.href }
    const { fault } = await runNpmCommand('backup', [join(folder, 'of-a-stranger')], refused)
    expect(fault).toMatch(/^The user of the database has no right to do this \(permission denied [^\n]+$/)

    const client = await connectForCopies(target)
    const { rows } = await client.query('select pg_backend_pid() as pid')
    const lost = client.query('select pg_sleep(60)').catch(explainedDatabase)
    await query(target, 'select pg_terminate_backend($1)', [rows[0].pid])
    expect(await lost).toBeInstanceOf(Fault)
    expect(explainedDatabase(await client.query('select 1').catch((error) => error))).toBeInstanceOf(Fault)
  })

  it('says when there is nothing to move', async () => {
    const empty = join(folder, 'empty')
    mkdirSync(empty)
    const { fault } = await runNpmCommand('move-database', [], { DATA_DIR: empty, MOVE_TO_URL: target })
    expect(fault).toMatch(/^There is no embedded database in/)
  })
})

/** @param {string} url */
async function sumsOf(url) {
  const { tables, migrations, sequences, close } = await openContents(url)
  await close()
  return { tables, migrations, sequences }
}

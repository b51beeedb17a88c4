import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { databaseUrls, query } from '../database/database.mjs'
import { connectForCopies } from '../database/database-contents.mjs'
import { openContents } from '../database/database-source.mjs'
import { exchangeDatabases } from '../database/exchange-databases.mjs'
import { startReport } from '../session/report.mjs'
import { asRole, makeDocumentedRoles, rolePassword } from '../test/own-server.mjs'
import { startPrivateServer } from '../test/test-database.mjs'
import { openTestSite, runNpmCommand, testGround } from '../test/test-site.mjs'
import { readManifest } from './backup-manifest.mjs'
import { buildIncoming, incomingDirOf } from './incoming-site.mjs'
import { isSameSecret } from './secret-mark.mjs'

// Each restore makes and fills real databases.
vi.setConfig({ testTimeout: 120_000 })
const { family, folder } = testGround()
const dataDir = join(folder, 'data')
/** @type {string} the superuser's */
let server

beforeAll(async () => {
  server = await startPrivateServer(family)
  const { site, stop } = await openTestSite({ dataDir, family })
  await query(site.database.cmsUrl, "insert into payload_kv (key, data) values ('old', '{}')")
  await stop()
}, 120_000)
afterAll(() => family.end())

describe('a PostgreSQL with a role for each service', () => {
  it('has them as owners after a move, too, and nobody else may connect', async () => {
    await makeDocumentedRoles(server)
    await query(server, 'create role reader login')
    await query(server, 'grant connect on database site_cms to reader')
    const { fault } = await runNpmCommand('move-database', [], { DATA_DIR: dataDir, MOVE_TO_URL: server })
    expect(fault).toBe('')
    await expectSeparated()
  })

  it('has them as owners after a restore, too', async () => {
    const backups = join(folder, 'backups')
    const env = { DATA_DIR: dataDir, DATABASE_URL: server }
    expect((await runNpmCommand('backup', [backups], env)).fault).toBe('')
    expect((await runNpmCommand('restore', [backups, '--replace'], env)).fault).toBe('')
    await expectSeparated()
  })

  it('is backed up with the secret that its services have, or not at all', async () => {
    // Services that are started by others have it in their environment, and no data folder has it.
    const elsewhere = join(folder, 'elsewhere')
    const own = join(folder, 'own-backups')
    const env = { DATA_DIR: elsewhere, DATABASE_URL: server }
    const refused = await runNpmCommand('backup', [own], env)
    expect(refused.fault).toMatch(/^PAYLOAD_SECRET is missing: .+ Nothing was written\.$/)
    expect(refused.code).toBe(1)
    expect(existsSync(own)).toBe(false)
    const { PAYLOAD_SECRET } = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8'))
    const taken = await runNpmCommand('backup', [own, '--with-secrets'], { ...env, PAYLOAD_SECRET })
    expect(taken.fault).toBe('')
    expect(existsSync(join(elsewhere, 'secrets.json'))).toBe(false)
    const [name = ''] = readdirSync(own)
    expect(isSameSecret(PAYLOAD_SECRET, readManifest(join(own, name)).secretMark)).toBe(true)
    expect(JSON.parse(readFileSync(join(own, name, 'secrets.json'), 'utf8'))).toMatchObject({
      PAYLOAD_SECRET,
      CONTENT_API_KEY: '',
    })
  })

  it.each([
    { what: 'another secret', secret: 'x'.repeat(40), says: /^The PAYLOAD_SECRET here is not the one/ },
    { what: 'a site that is there', secret: '', says: /^There is already a site/ },
  ])('takes no secrets from a backup that is refused because of $what', async ({ secret, says }) => {
    const elsewhere = join(folder, 'elsewhere')
    const { fault } = await runNpmCommand('restore', [join(folder, 'own-backups')], {
      DATA_DIR: elsewhere,
      DATABASE_URL: server,
      PAYLOAD_SECRET: secret,
    })
    expect(fault).toMatch(says)
    expect(existsSync(join(elsewhere, 'secrets.json'))).toBe(false)
  })

  it('is restored by a plain user who may act for them, and not touched by one who may not', async () => {
    await query(server, `create role maker login createdb password '${rolePassword}'`)
    await query(server, 'grant connect on database postgres, site_cms, site_market to maker')
    const env = { DATA_DIR: dataDir, DATABASE_URL: asRole(server, 'maker') }
    const restore = () => runNpmCommand('restore', [join(folder, 'backups'), '--replace'], env)
    expect((await restore()).fault).toMatch(
      /^The database site_cms is of site_cms, .+"grant site_cms to maker".+ Nothing was changed\.$/,
    )
    await expectSeparated()
    await query(server, 'grant site_cms, site_market to maker')
    expect((await restore()).fault).toBe('')
    await expectSeparated()
  })
})

describe('buildIncoming', () => {
  it('leaves the present databases where their successors cannot be handed over', async () => {
    const { site, stop } = await openTestSite({ dataDir, isMigrating: false, family })
    const { cmsUrl, marketUrl, adminUrl } = site.database
    const [cms, market] = [await openContents(cmsUrl), await openContents(marketUrl)]
    await query(cmsUrl, "insert into payload_kv (key, data) values ('newer', '{}')")
    // Handing over waits for this one, and is not willing to wait.
    const other = await connectForCopies(adminUrl)
    await other.query('begin')
    await other.query('alter role site_cms connection limit 100')
    await query(adminUrl, "alter role site set lock_timeout = '200ms'")
    const incomingDir = incomingDirOf(dataDir)
    mkdirSync(incomingDir, { recursive: true })
    const exchange = () => exchangeDatabases(site.database)
    const session = { report: startReport(new PassThrough()), family, atEnd: () => {}, isServing: () => {} }
    const use = async () => {
      await Promise.all([cms.close(), market.close()])
    }
    const built = buildIncoming({ session, site, incomingDir, contents: { cms, market }, use, exchange })
    await expect(built).rejects.toMatchObject({ code: '55P03' })
    await other.end()
    expect(await query(cmsUrl, "select key from payload_kv where key = 'newer'")).toHaveLength(1)
    expect(await query(adminUrl, "select from pg_database where datname like '%incoming'")).toEqual([])
    await stop()
  })

  it('tells why it failed where the database has gone as well', async () => {
    const { site, stop } = await openTestSite({ dataDir, isMigrating: false, family })
    const [cms, market] = [
      await openContents(site.database.cmsUrl),
      await openContents(site.database.marketUrl),
    ]
    const session = { report: startReport(new PassThrough()), family, atEnd: () => {}, isServing: () => {} }
    const use = async () => {
      await Promise.all([cms.close(), market.close()])
      await stop()
      throw new Error('the service has said no')
    }
    const incomingDir = incomingDirOf(dataDir)
    const exchange = () => exchangeDatabases(site.database)
    const built = buildIncoming({ session, site, incomingDir, contents: { cms, market }, use, exchange })
    await expect(built).rejects.toThrow('the service has said no')
  })
})

/** That each service can go on with what it has, and reach nothing else. */
async function expectSeparated() {
  const { cmsUrl, marketUrl } = databaseUrls(server)
  const [cms, market] = [asRole(cmsUrl, 'site_cms'), asRole(marketUrl, 'site_market')]
  expect(await query(cms, "select key from payload_kv where key = 'old'")).toHaveLength(1)
  for (const [own, table] of [
    [cms, 'payload_kv'],
    [market, 'indices'],
  ]) {
    // As migrations do.
    await query(
      own ?? '',
      `alter table ${table} add column tried int; alter table ${table} drop column tried`,
    )
    await query(own ?? '', 'create table tried (); drop table tried')
    await query(own ?? '', "insert into changes (tags) values ('{}')")
  }
  await expect(query(asRole(cmsUrl, 'site_market'), 'select 1')).rejects.toMatchObject({ code: '42501' })
  await expect(query(asRole(marketUrl, 'site_cms'), 'select 1')).rejects.toMatchObject({ code: '42501' })
  const [reader] = await query(
    server,
    `select has_database_privilege('reader', 'site_cms', 'connect') as own,
      has_database_privilege('reader', 'site_market', 'connect') as other`,
  )
  expect(reader).toEqual({ own: true, other: false })
}

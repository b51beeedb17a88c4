import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { query } from '../database/database.mjs'
import { exchangeDatabases, makeIncoming } from '../database/exchange-databases.mjs'
import { runScript } from '../site/contents.mjs'
import { backupGround } from '../test/backup-ground.mjs'
import { openTestSite, runNpmCommand } from '../test/test-site.mjs'

const { family, folder, dataDir, media, backups, openSite } = backupGround()
// Each kills a restore, starts what is left and restores again.
vi.setConfig({ testTimeout: 240_000 })
const env = { DATA_DIR: dataDir, WAL_ARCHIVE_DIR: join(folder, 'archive') }
const ofTheBackup = { keys: ['old'], media: ['old.pdf'] }
const ofToday = { keys: ['newer', 'old'], media: ['newer.pdf', 'old.pdf'] }

beforeAll(async () => {
  const { site, stop } = await openSite({ env })
  await query(site.database.cmsUrl, "insert into payload_kv (key, data) values ('old', '1')")
  await query(site.database.cmsUrl, "insert into media (filename) values ('old.pdf')")
  writeFileSync(join(media, 'old.pdf'), 'old')
  const { fault } = await runNpmCommand('backup', [backups], env)
  expect(fault).toBe('')
  await stop()
})

beforeEach(async () => {
  const { site, stop } = await openTestSite({ dataDir, env, isMigrating: false, family })
  await query(
    site.database.cmsUrl,
    "insert into payload_kv (key, data) select 'newer', '1' where not exists (select from payload_kv where key = 'newer')",
  )
  writeFileSync(join(media, 'newer.pdf'), 'newer')
  await stop()
})

describe('npm run restore that loses its database', () => {
  it.each([
    { line: '✓ Build the content database', whose: 'postgres', args: [] },
    { line: '✓ Newer migrations', whose: 'incoming/postgres', args: ['--until', 'latest'] },
  ])('leaves the site that was there, and nothing half built: after "$line" $args', async (moment) => {
    const { code, fault } = await restoreUntil(moment.line, moment.args, () =>
      process.kill(serverOf(moment.whose), 'SIGKILL'),
    )
    expect(fault).toMatch(/^[^\n]+\.$/)
    expect(code).toBe(1)
    expect(readdirSync(join(dataDir, 'incoming'))).toEqual(['logs'])
    expect(await standing()).toEqual({ ...ofToday, remains: [] })
    await expectRestorable()
  })

  it('has restored when only what it replaced cannot be dropped', async () => {
    const { site, stop } = await openTestSite({ dataDir, env, isMigrating: false, family })
    // Keeps a database from being dropped, and not from being renamed.
    await query(
      site.database.cmsUrl,
      "create subscription guard connection '' publication none with (connect = false, slot_name = none)",
    )
    await stop()
    const { code, said, fault } = await runNpmCommand('restore', [backups, '--replace'], env)
    expect(fault).toBe('')
    expect(code).toBe(0)
    expect(said).toContain('Left: the databases that were replaced could not be dropped')
    expect(await standing()).toEqual({
      ...ofTheBackup,
      remains: ['site_cms_replaced', 'site_market_replaced'],
    })
    // As a restore to a moment leaves it that is killed at its files.
    for (const name of ['postgres', 'media']) mkdirSync(join(dataDir, 'incoming', name), { recursive: true })
    const next = await runNpmCommand('backup', [join(folder, 'beside-what-is-left')], env)
    expect(next).toMatchObject({ code: 0, fault: '' })
    expect(next.said).toContain('Left: the databases that were replaced could not be dropped')
    const refused = await runNpmCommand('restore', [backups, '--replace'], env)
    expect(refused.fault).toMatch(
      /^The databases that an earlier restore replaced could not be dropped \(.+subscription\): .+ Nothing was changed\.$/,
    )
    expect(await standing()).toMatchObject(ofTheBackup)
    const again = await openTestSite({ dataDir, env, isMigrating: false, family })
    const replaced = again.site.database.cmsUrl.replace(/site_cms$/, 'site_cms_replaced')
    await query(replaced, 'drop subscription guard')
    await again.stop()
    await expectRestorable()
  })
})

describe('npm run restore that is killed', () => {
  it.each([
    { line: '✓ Fill the content database', args: [] },
    { line: '✓ Changes until', args: ['--until', 'latest'] },
  ])(
    'leaves the site that was there, and the next command clears up: after "$line" $args',
    async (moment) => {
      await restoreUntil(moment.line, moment.args, (child) => child.kill('SIGKILL'))
      expect(await standing()).toMatchObject(ofToday)
      const { fault } = await runNpmCommand('backup', [join(folder, 'later')], env)
      expect(fault).toBe('')
      expect(readdirSync(join(dataDir, 'incoming'))).toEqual(['logs'])
      expect(await standing()).toEqual({ ...ofToday, remains: [] })
      await expectRestorable()
    },
  )

  it('keeps the files that it had moved aside, when it is said again', async () => {
    renameSync(media, `${media}.replaced`)
    const { fault } = await runNpmCommand('restore', [backups, '--replace', '--until', 'latest'], env)
    expect(fault).toBe('')
    expect(await standing()).toEqual({ ...ofToday, remains: [] })
  })

  it('is no new site to a backup where the database lay aside', async () => {
    renameSync(join(dataDir, 'postgres'), join(dataDir, 'postgres.replaced'))
    const { fault } = await runNpmCommand('backup', [join(folder, 'of-what-lay-aside')], env)
    expect(fault).toBe('')
    expect(await standing()).toEqual({ ...ofToday, remains: [] })
  })

  it('has its moment shown and nothing of before, where the former server was left aside', async () => {
    for (const name of ['postgres.replaced', 'pages', 'market-filling']) mkdirSync(join(dataDir, name))
    const { fault } = await runNpmCommand('backup', [join(folder, 'of-the-moment')], env)
    expect(fault).toBe('')
    expect(readdirSync(dataDir).filter((name) => /replaced|pages|filling/.test(name))).toEqual([])
  })

  it('is finished by the next command where the databases had changed places', async () => {
    const { site, kill } = await openTestSite({ dataDir, env, isMigrating: false, family })
    const database = await makeIncoming(site.database)
    for (const name of /** @type {const} */ (['market', 'cms'])) {
      await runScript({ site: { ...site, database }, family }, name, 'migrate')
    }
    await query(database.cmsUrl, "insert into payload_kv (key, data) values ('restored', '1')")
    await exchangeDatabases(site.database)
    await kill()
    const incomingMedia = join(dataDir, 'incoming', 'media')
    mkdirSync(incomingMedia, { recursive: true })
    writeFileSync(join(incomingMedia, 'restored.pdf'), 'restored')
    const { fault } = await runNpmCommand('backup', [join(folder, 'after-exchange')], env)
    expect(fault).toBe('')
    expect(await standing()).toEqual({ keys: ['restored'], media: ['restored.pdf'], remains: [] })
    expect(existsSync(join(dataDir, 'incoming'))).toBe(false)
    await expectRestorable()
  })
})

/**
 * Starts a restore, and does something as soon as it has said this line.
 *
 * @param {string} line
 * @param {string[]} args
 * @param {(child: import('node:child_process').ChildProcess) => void} act
 */
async function restoreUntil(line, args, act) {
  const { code, said, fault } = await runNpmCommand('restore', [backups, '--replace', ...args], env, {
    line,
    act,
  })
  expect(said).not.toContain('Restored:')
  return { code, fault }
}

/** @param {string} place */
const serverOf = (place) =>
  Number(readFileSync(join(dataDir, place, 'postmaster.pid'), 'utf8').split('\n')[0])

/** What a site that is started here has, and what beside it is nobody's. */
async function standing() {
  const { site, stop } = await openTestSite({ dataDir, env, isMigrating: false, family })
  const keys = await query(site.database.cmsUrl, 'select key from payload_kv order by key')
  const remains = await query(
    site.database.adminUrl,
    "select datname from pg_database where datname ~ '_(incoming|replaced)$' order by 1",
  )
  await stop()
  return {
    keys: keys.map(({ key }) => key),
    media: readdirSync(media).sort(),
    remains: remains.map(({ datname }) => datname),
  }
}

async function expectRestorable() {
  const { code, fault } = await runNpmCommand('restore', [backups, '--replace'], env)
  expect(fault).toBe('')
  expect(code).toBe(0)
  expect(await standing()).toEqual({ ...ofTheBackup, remains: [] })
  expect(readdirSync(dataDir).filter((name) => /incoming|replaced/.test(name))).toEqual([])
}

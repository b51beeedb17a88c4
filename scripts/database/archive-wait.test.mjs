import { spawnSync } from 'node:child_process'
import { closeSync, mkdirSync, mkdtempSync, openSync, renameSync, unlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { archiveWaitSamples } from '../../apps/cms/src/operations/archive-wait.ts'
import { startFamily } from '../session/family.mjs'
import { openDatabase, query } from './database.mjs'
import { handOver } from './database-roles.mjs'

// PostgreSQL tries again after a second, and after the third time in a minute.
const timeout = 90_000
vi.setConfig({ testTimeout: 2 * timeout })
const family = startFamily()
const dataDir = mkdtempSync(join(tmpdir(), 'site-archive-wait-'))
const archive = join(dataDir, 'archive')
const password = 'only for this test'
/** @type {Awaited<ReturnType<typeof openDatabase>>} */
let database

/** In the role of the service. */
const seconds = async () => {
  const samples = await archiveWaitSamples((sql) => query(database.cmsServiceUrl ?? '', sql))
  return samples.map(({ value }) => value)
}

/** Ends the present file of changes. @returns {Promise<string>} its name */
async function endFile() {
  await query(database.cmsUrl, 'create table if not exists kept (id int); insert into kept values (1)')
  const [row] = await query(database.adminUrl, 'select pg_walfile_name(pg_switch_wal()) as name')
  return String(row?.name)
}

/** @param {string} name */
async function untilArchived(name) {
  const last = () => query(database.adminUrl, 'select last_archived_wal as name from pg_stat_archiver')
  await expect.poll(last, { timeout }).toEqual([{ name }])
}

beforeAll(async () => {
  mkdirSync(join(dataDir, 'logs'))
  family.removeAtEnd(dataDir)
  database = await openDatabase({ env: { WAL_ARCHIVE_DIR: archive }, dataDir, password, family })
  await handOver(database, password)
})
afterAll(() => family.end())

describe('how long changes wait for the archive', () => {
  const some = [expect.toSatisfy((/** @type {number} */ waited) => waited > 0)]

  it('counts from the first file that fails, and ends when the folder can be written again', async () => {
    expect(await seconds()).toEqual([0])
    const away = `${archive}.away`
    renameSync(archive, away)
    const name = await endFile()
    await expect.poll(seconds, { timeout }).toEqual(some)
    renameSync(away, archive)
    await untilArchived(name)
    expect(await seconds()).toEqual([0])
  })

  it('counts while the folder hangs, which PostgreSQL takes for no failure', async () => {
    const failures = () => query(database.adminUrl, 'select failed_count from pg_stat_archiver')
    const before = await failures()
    const [present] = await query(database.adminUrl, 'select pg_walfile_name(pg_current_wal_lsn()) as name')
    const hanging = join(archive, `${present?.name}.zst.part`)
    expect(spawnSync('mkfifo', ['-m', '666', hanging]).status).toBe(0)
    const name = await endFile()
    expect(name).toBe(present?.name)
    expect(await seconds()).toEqual(some)
    expect(await failures()).toEqual(before)
    // Whoever reads lets the write fail that waited for it.
    const reader = openSync(hanging, 'r+')
    unlinkSync(hanging)
    await untilArchived(name)
    closeSync(reader)
    expect(await seconds()).toEqual([0])
  })
})

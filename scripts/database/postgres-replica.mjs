import { chownSync, copyFileSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import pg from 'pg'
import { hasCode } from '../session/fault.mjs'
import { startPostgres, superuser } from './postgres-server.mjs'
import { serverFiles } from './server-files.mjs'

/** It has nothing to recover but what its primary wrote while it was copied. */
const startMs = 60_000

/**
 * A streaming replica of a server of ours on this machine, copied anew each time: nothing is in it that the primary has not.
 *
 * @param {object} options
 * @param {{ url: string, port: number, dataDir: string }} options.primary
 * @param {string} options.dataDir
 * @param {string} options.logFile
 * @param {string[]} [options.settings] as name=value
 * @param {import('../session/family.mjs').Family} options.family
 */
export async function startReplica({ primary, dataDir, logFile, settings = [], family }) {
  rmSync(dataDir, { recursive: true, force: true })
  await copyServer(primary, dataDir)
  const { password } = new URL(primary.url)
  writeOwned(
    dataDir,
    'postgresql.auto.conf',
    `primary_conninfo = 'host=127.0.0.1 port=${primary.port} user=${superuser} password=${password} application_name=replica'\n`,
  )
  writeOwned(dataDir, 'standby.signal', '')
  return startPostgres({
    dataDir,
    password,
    logFile,
    settings: ['hot_standby=on', ...settings],
    startMs,
    family,
  })
}

/**
 * The primary goes on writing while its files are copied: it says where the copy begins and ends, and the log between the
 * two mends what was copied half-written.
 *
 * @param {{ url: string, dataDir: string }} primary
 * @param {string} dataDir
 */
async function copyServer(primary, dataDir) {
  const client = new pg.Client({ connectionString: primary.url })
  await client.connect()
  try {
    await client.query("select pg_backup_start('replica', true)")
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    for (const { path, isFolder } of serverFiles(primary.dataDir)) {
      if (isFolder) mkdirSync(join(dataDir, path), { mode: 0o700 })
      else copyUnlessGone(join(primary.dataDir, path), join(dataDir, path))
    }
    const { rows } = await client.query('select labelfile from pg_backup_stop(false)')
    takeOwner(primary.dataDir, dataDir)
    writeOwned(dataDir, 'backup_label', String(rows[0]?.labelfile ?? ''))
  } finally {
    await client.end()
  }
}

/** @param {string} from @param {string} to */
function copyUnlessGone(from, to) {
  try {
    copyFileSync(from, to)
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error
  }
}

/** A copy belongs to whoever copies; PostgreSQL only touches what is its own. @param {string} model @param {string} folder */
function takeOwner(model, folder) {
  const { uid, gid } = statSync(model)
  if (process.getuid?.() !== 0) return
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    chownSync(join(folder, entry), uid, gid)
  }
  chownSync(folder, uid, gid)
}

/** @param {string} dataDir @param {string} name @param {string} text */
function writeOwned(dataDir, name, text) {
  const file = join(dataDir, basename(name))
  writeFileSync(file, text, { mode: 0o600 })
  const { uid, gid } = statSync(dataDir)
  if (process.getuid?.() === 0) chownSync(file, uid, gid)
}

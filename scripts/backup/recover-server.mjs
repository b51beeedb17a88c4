import { chownSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setPassword } from '../database/postgres-password.mjs'
import { startPostgres } from '../database/postgres-server.mjs'
import { fetchCommand, systemOf, unarchivedWal, walArchiveSettings } from '../database/wal-archive.mjs'
import { Fault } from '../session/fault.mjs'
import { endAll, processIdentity } from '../session/process-groups.mjs'

const recoveryMs = 4 * 3_600_000

/**
 * @typedef {object} Recovery
 * @property {string} incomingPostgres the unpacked files
 * @property {string} incomingDir
 * @property {string} formerPostgres what stood here until now, if anything
 * @property {string} archive
 * @property {Date | 'latest'} until
 * @property {boolean} isUnproven
 * @property {string} password of our own, for the database to come
 * @property {NodeJS.ProcessEnv} env
 * @property {import('../session/family.mjs').Family} family
 */

/**
 * Lets PostgreSQL take over the archived changes up to the moment, and ends it there.
 *
 * @param {Recovery} recovery
 */
export async function recover(recovery) {
  const { incomingPostgres, formerPostgres, archive, until, isUnproven, password } = recovery
  const { uid, gid } = statSync(incomingPostgres)
  const signal = join(incomingPostgres, 'recovery.signal')
  writeFileSync(signal, '')
  chownSync(signal, uid, gid)
  const sources = [
    archive,
    ...(isSameServer(incomingPostgres, formerPostgres) ? unarchivedWal(formerPostgres) : []),
  ]
  const server = await start(recovery, [
    `restore_command=${fetchCommand(sources, isUnproven)}`,
    ...(until === 'latest' ? [] : [`recovery_target_time=${until.toISOString().replace('Z', '+00')}`]),
    'recovery_target_action=promote',
    'hot_standby=off',
    // Of the moments that it names in its log.
    'timezone=UTC',
  ])
  await server.stop()
  setPassword(incomingPostgres, password)
}

/**
 * Starts the recovered database where it was built.
 *
 * @param {Recovery} recovery
 */
export const openRecovered = (recovery) => start(recovery, [])

/**
 * @param {Recovery} recovery
 * @param {string[]} settings
 */
async function start({ incomingPostgres, incomingDir, password, env, family }, settings) {
  const logFile = join(incomingDir, 'logs', 'recovery.log')
  mkdirSync(join(incomingDir, 'logs'), { recursive: true })
  try {
    const server = await startPostgres({
      dataDir: incomingPostgres,
      password,
      logFile,
      settings: [
        ...walArchiveSettings(env, incomingPostgres),
        // What is decided here belongs into the archive, for later restores follow its newest history: but only once
        // this database has taken its place. PostgreSQL keeps it until the site starts.
        'archive_command=',
        ...settings,
      ],
      programEnv: { BACKUP_KEY: env.BACKUP_KEY },
      startMs: recoveryMs,
      family,
    })
    const pid = server.process.pid ?? 0
    const guarded = { pid, kind: /** @type {const} */ ('database'), identity: processIdentity(pid) }
    return { url: server.url, stop: () => endAll([guarded], { graceMs: 120_000 }) }
  } catch (error) {
    throw explained(error, logFile)
  }
}

/**
 * @param {unknown} error
 * @param {string} logFile
 */
function explained(error, logFile) {
  const log = statSync(logFile, { throwIfNoEntry: false }) ? readFileSync(logFile, 'utf8') : ''
  const unfetched = /^fetch-wal: (.+)$/m.exec(log)?.[1]
  if (unfetched) return new Fault(`${unfetched} Nothing was changed.`)
  if (!log.includes('recovery ended before configured recovery target was reached')) return error
  const last = /last completed transaction was at log time (\S+ [\d:.]+)/.exec(log)?.[1]
  return new Fault(
    `The archived changes end before that moment${last ? `, at ${last} UTC` : ''}: name an earlier one, or --until latest for all that there is. Nothing was changed.`,
  )
}

/**
 * Whether two folders hold the same database at two times.
 *
 * @param {string} one
 * @param {string} other
 */
function isSameServer(one, other) {
  const system = systemOf(one)
  return system !== null && system === systemOf(other)
}

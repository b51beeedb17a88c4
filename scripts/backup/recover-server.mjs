import { chownSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setPassword } from '../database/postgres-password.mjs'
import { startPostgres } from '../database/postgres-server.mjs'
import { fetchCommand, systemOf, unarchivedWal, walArchiveSettings } from '../database/wal-archive.mjs'
import { Fault } from '../session/fault.mjs'
import { endAll, processIdentity } from '../session/process-groups.mjs'

const recoveryMs = 4 * 3_600_000
/** Which of them PostgreSQL says depends on the file that it reads first. */
const noWay =
  /FATAL: .*(could not locate required checkpoint record|requested timeline \d+ (is not|does not contain))/

/**
 * @typedef {object} Recovery
 * @property {string} incomingPostgres the unpacked files
 * @property {string} incomingDir
 * @property {string} formerPostgres what stood here until now, if anything
 * @property {string} archive
 * @property {boolean} isUnproven
 * @property {string} password of our own, for the database to come
 * @property {NodeJS.ProcessEnv} env
 * @property {import('../session/family.mjs').Family} family
 *
 * @typedef {{ history: number | 'latest', until: Date | 'latest' }} Target
 *
 * @typedef {object} Outcome
 * @property {'reached' | 'short' | 'apart'} end short of the moment, or apart from what the backup holds
 * @property {string} last when the last change was made that was taken over, in UTC; empty where there was none
 */

/**
 * Lets PostgreSQL take over the archived changes of a history up to the moment, and ends it there.
 *
 * @param {Recovery} recovery
 * @param {Target} target
 * @returns {Promise<Outcome>}
 */
export async function recover(recovery, { history, until }) {
  const { incomingPostgres, isUnproven, password } = recovery
  const { uid, gid } = statSync(incomingPostgres)
  const signal = join(incomingPostgres, 'recovery.signal')
  writeFileSync(signal, '')
  chownSync(signal, uid, gid)
  const logFile = logOf(recovery)
  rmSync(logFile, { force: true })
  try {
    const server = await start(recovery, [
      `restore_command=${fetchCommand(sourcesOf(recovery), isUnproven)}`,
      `recovery_target_timeline=${history}`,
      ...(until === 'latest' ? [] : [`recovery_target_time=${until.toISOString().replace('Z', '+00')}`]),
      'recovery_target_action=promote',
      'hot_standby=off',
      // Of the moments that it names in its log.
      'timezone=UTC',
    ])
    await server.stop()
  } catch (error) {
    const log = statSync(logFile, { throwIfNoEntry: false }) ? readFileSync(logFile, 'utf8') : ''
    const unfetched = /^fetch-wal: (.+)$/m.exec(log)?.[1]
    if (unfetched) throw new Fault(`${unfetched} Nothing was changed.`)
    if (log.includes('recovery ended before configured recovery target was reached'))
      return { end: 'short', last: lastChange(log) }
    if (noWay.test(log)) return { end: 'apart', last: '' }
    throw error
  }
  setPassword(incomingPostgres, password)
  return { end: 'reached', last: lastChange(readFileSync(logFile, 'utf8')) }
}

/** @param {string} log */
const lastChange = (log) => /last completed transaction was at log time (\S+ [\d:.]+)/.exec(log)?.[1] ?? ''

/**
 * Where changes are found: the archive, then what the database that stood here had not archived any more.
 *
 * @param {Recovery} recovery
 */
export const sourcesOf = ({ archive, incomingPostgres, formerPostgres }) => [
  archive,
  ...(isSameServer(incomingPostgres, formerPostgres) ? unarchivedWal(formerPostgres) : []),
]

/** @param {Recovery} recovery */
const logOf = ({ incomingDir }) => join(incomingDir, 'logs', 'recovery.log')

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
async function start(recovery, settings) {
  const { incomingPostgres, incomingDir, password, env, family } = recovery
  mkdirSync(join(incomingDir, 'logs'), { recursive: true })
  const server = await startPostgres({
    dataDir: incomingPostgres,
    password,
    logFile: logOf(recovery),
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

import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { Fault } from '../session/fault.mjs'

/**
 * Whom PostgreSQL's programs run as. They refuse to be root.
 *
 * @typedef {object} Owner
 * @property {number} [uid] absent: as ourselves
 * @property {number} [gid]
 * @property {boolean} [passesClosedFolders] may walk through folders that are closed to this user
 */

/**
 * Root hands over to the owner of existing data, else to the system's user `postgres`, else to `nobody`.
 *
 * @param {string} dataDir where the database lies, or will lie
 * @param {string[]} mustReach places that the programs must be able to enter
 * @returns {Owner}
 */
export function postgresOwner(dataDir, mustReach) {
  const existing = statSync(dataDir, { throwIfNoEntry: false })
  const ourselves = process.getuid?.()
  if (ourselves !== 0) {
    if (existing && existing.uid !== ourselves) {
      throw new Fault(
        `The database in ${dataDir} belongs to another user: start as that user (or as root), or choose another DATA_DIR.`,
      )
    }
    return {}
  }
  const ids = existing && existing.uid !== 0 ? existing : (idsOf('postgres') ?? idsOf('nobody'))
  if (!ids) {
    throw new Fault(
      'PostgreSQL refuses to run as root, and this system has no user "postgres" or "nobody": start as another user, or set DATABASE_URL.',
    )
  }
  const owner = { uid: ids.uid, gid: ids.gid }
  if (mustReach.every((place) => canReach(owner, place))) return owner
  // A checkout in /root is closed to every other user.
  const passing = { ...owner, passesClosedFolders: true }
  const closed = mustReach.find((place) => !canReach(passing, place))
  if (closed === undefined) return passing
  throw new Fault(
    `PostgreSQL refuses to run as root, and the user that it runs as instead cannot enter ${closed}: start as another user, move the folder, or set DATABASE_URL.`,
  )
}

// What the programs need to run. The rest of ours is other people's keys, and theirs is open to their whole user.
const handedOn = ['PATH', 'HOME', 'TMPDIR', 'TZ', 'LANG', 'LC_ALL', 'LD_LIBRARY_PATH', 'DYLD_LIBRARY_PATH']

/**
 * The command that runs a program as its owner, and the spawn options that go with it.
 *
 * @param {Owner} owner
 * @param {string} file
 * @param {string[]} args
 * @returns {{ file: string, args: string[], options: { env: NodeJS.ProcessEnv, uid?: number, gid?: number } }}
 */
export function commandAs(owner, file, args) {
  const env = Object.fromEntries(handedOn.map((name) => [name, process.env[name]]))
  if (owner.uid === undefined || owner.gid === undefined) return { file, args, options: { env } }
  if (!owner.passesClosedFolders) return { file, args, options: { env, uid: owner.uid, gid: owner.gid } }
  const flags = [`--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups']
  const mayPass = ['--inh-caps=+dac_read_search', '--ambient-caps=+dac_read_search']
  return { file: 'setpriv', args: [...flags, ...mayPass, '--', file, ...args], options: { env } }
}

/**
 * @param {Owner} owner
 * @param {string} place
 */
function canReach(owner, place) {
  const { file, args, options } = commandAs(owner, '/bin/sh', ['-c', 'test -x "$1"', 'sh', place])
  return spawnSync(file, args, { ...options, cwd: '/', stdio: 'ignore', timeout: 5_000 }).status === 0
}

/** @param {string} user */
function idsOf(user) {
  const [uid, gid] = ['-u', '-g'].map((flag) => {
    const answer = spawnSync('id', [flag, user], { encoding: 'utf8', timeout: 5_000 })
    return answer.status === 0 ? Number(answer.stdout) : undefined
  })
  return uid === undefined || gid === undefined ? undefined : { uid, gid }
}

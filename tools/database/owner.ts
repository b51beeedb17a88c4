import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { UserError } from '../errors.ts'

/** The user that runs PostgreSQL's programs, which refuse to run as root. */
export interface Owner {
  /** Undefined: the current user. */
  readonly uid?: number
  readonly gid?: number
  /** May enter directories that are closed to this user. */
  readonly passesClosedDirectories?: boolean
}

interface OwnedCommand {
  readonly file: string
  readonly args: readonly string[]
  readonly options: { env: NodeJS.ProcessEnv; uid?: number; gid?: number }
}

/** For root: the owner of existing data, or the system's user `postgres`, or `nobody`. */
export function postgresOwner(dataDir: string, mustReach: readonly string[]): Owner {
  const existing = statSync(dataDir, { throwIfNoEntry: false })
  const currentUid = process.getuid?.()
  if (currentUid !== 0) {
    if (existing && existing.uid !== currentUid) {
      throw new UserError(
        `The database in ${dataDir} belongs to another user: start as that user (or as root), or choose another DATA_DIR.`,
      )
    }
    return {}
  }
  const ids = existing && existing.uid !== 0 ? existing : (findUserIds('postgres') ?? findUserIds('nobody'))
  if (!ids) {
    throw new UserError(
      'PostgreSQL refuses to run as root, and this system has no user "postgres" or "nobody": start as another user, or set DATABASE_URL.',
    )
  }
  const owner = { uid: ids.uid, gid: ids.gid }
  if (mustReach.every((place) => canReach(owner, place))) return owner
  // A checkout in /root is not accessible to any other user.
  const passing = { ...owner, passesClosedDirectories: true }
  const closed = mustReach.find((place) => !canReach(passing, place))
  if (closed === undefined) return passing
  throw new UserError(
    `PostgreSQL refuses to run as root, and the user that it runs as instead cannot enter ${closed}: start as another user, move the directory, or set DATABASE_URL.`,
  )
}

/** Anything else in our environment may be secret, and every process of the same user can read it. */
const inherited = ['PATH', 'HOME', 'TMPDIR', 'TZ', 'LANG', 'LC_ALL', 'LD_LIBRARY_PATH', 'DYLD_LIBRARY_PATH']

/** The command that runs a program as its owner, with its spawn options. */
export function commandAs(owner: Owner, file: string, args: readonly string[]): OwnedCommand {
  const env = inheritedEnvironment()
  if (owner.uid === undefined || owner.gid === undefined) return { file, args, options: { env } }
  if (!owner.passesClosedDirectories) return { file, args, options: { env, uid: owner.uid, gid: owner.gid } }
  const flags = [`--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups']
  const mayPass = ['--inh-caps=+dac_read_search', '--ambient-caps=+dac_read_search']
  return { file: 'setpriv', args: [...flags, ...mayPass, '--', file, ...args], options: { env } }
}

function inheritedEnvironment(): NodeJS.ProcessEnv {
  const env = { ...process.env }
  for (const name of Object.keys(env)) if (!inherited.includes(name)) delete env[name]
  return env
}

function canReach(owner: Owner, place: string): boolean {
  const { file, args, options } = commandAs(owner, '/bin/sh', ['-c', 'test -x "$1"', 'sh', place])
  return spawnSync(file, args, { ...options, cwd: '/', stdio: 'ignore', timeout: 5_000 }).status === 0
}

function findUserIds(user: string): { uid: number; gid: number } | undefined {
  const [uid, gid] = ['-u', '-g'].map((flag) => {
    const result = spawnSync('id', [flag, user], { encoding: 'utf8', timeout: 5_000 })
    return result.status === 0 ? Number(result.stdout) : undefined
  })
  return uid === undefined || gid === undefined ? undefined : { uid, gid }
}

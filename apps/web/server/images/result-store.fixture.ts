import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { ResultStore } from './result-store.ts'

const toFile = (folder: string) => join(folder, 'results.sqlite')

export const openTestStore = (folder: string) =>
  new ResultStore(toFile(folder), 1_000_000, {
    report: (error) => {
      throw error
    },
  })

/** The number of stored results, read through another connection. */
export function storedResultCount(folder: string): number {
  const database = new DatabaseSync(toFile(folder))
  try {
    return Number(database.prepare('SELECT count(*) AS count FROM results').get()?.count)
  } finally {
    database.close()
  }
}

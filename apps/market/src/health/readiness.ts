import { sql } from 'kysely'
import type { MarketDatabase } from '#market/database/connection.ts'
import { isMigrated } from '#market/database/migrate.ts'

const checkWithinMs = 2_000

/** Whether the service can answer: the database does, and has the tables of this program. */
export class Readiness {
  readonly #database: MarketDatabase
  #wasMigrated = false

  constructor(database: MarketDatabase) {
    this.#database = database
  }

  /** null when ready, else what is missing. */
  async whatIsMissing(): Promise<string | null> {
    let timer: NodeJS.Timeout | undefined
    const deadline = new Promise<string>((resolve) => {
      timer = setTimeout(resolve, checkWithinMs, 'The database does not answer.')
    })
    try {
      return await Promise.race([this.#check(), deadline])
    } finally {
      clearTimeout(timer)
    }
  }

  async #check(): Promise<string | null> {
    try {
      await sql`select 1`.execute(this.#database)
      // Migrations are never undone under a running service.
      this.#wasMigrated ||= await isMigrated(this.#database)
    } catch {
      return 'The database does not answer.'
    }
    return this.#wasMigrated ? null : 'The migrations of the database are not applied.'
  }
}

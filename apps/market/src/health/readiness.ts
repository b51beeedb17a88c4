import { withTimeout } from '@site/operations/with-timeout.ts'
import { sql } from 'kysely'
import type { MarketDatabase } from '#market/database/connection.ts'
import { isMigrated } from '#market/database/migrate.ts'

const timeoutMs = 2_000

/** Whether the service can respond: the database is reachable and migrated. */
export class Readiness {
  readonly #database: MarketDatabase
  #wasMigrated = false

  constructor(database: MarketDatabase) {
    this.#database = database
  }

  /** null if ready, otherwise the reason. */
  notReadyReason(): Promise<string | null> {
    return withTimeout(this.#check(), timeoutMs, () => 'The database does not respond.')
  }

  async #check(): Promise<string | null> {
    try {
      await sql`select 1`.execute(this.#database)
      // Migrations are never reverted under a running service.
      this.#wasMigrated ||= await isMigrated(this.#database)
    } catch {
      return 'The database does not respond.'
    }
    return this.#wasMigrated ? null : 'The migrations of the database are not applied.'
  }
}

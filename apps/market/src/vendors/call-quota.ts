import { sql } from 'kysely'
import type { MarketDatabase } from '#market/database/connection.ts'
import { VendorError } from './vendor-error.ts'

interface Quota {
  readonly vendor: string
  readonly callsPerDay: number
  /** The day in whose quota the vendor counts a call now. */
  readonly today: () => string
}

/** Counts the API calls of each day in the database, so that several pulls share the quota. */
export class CallQuota {
  readonly #database: MarketDatabase
  readonly #quota: Quota

  constructor(database: MarketDatabase, quota: Quota) {
    this.#database = database
    this.#quota = quota
  }

  async left(): Promise<number> {
    const { vendor, callsPerDay, today } = this.#quota
    const row = await this.#database
      .selectFrom('vendorCalls')
      .select('calls')
      .where('vendor', '=', vendor)
      .where('day', '=', today())
      .executeTakeFirst()
    return callsPerDay - (row?.calls ?? 0)
  }

  /** Reserves calls before they are made. Throws a VendorError if fewer are left. */
  async spend(calls: number): Promise<void> {
    const { vendor, callsPerDay, today } = this.#quota
    const reserved = await sql`
      insert into vendor_calls as old (vendor, day, calls)
      select ${vendor}, ${today()}::date, ${calls}::integer where ${calls} <= ${callsPerDay}::integer
      on conflict (vendor, day) do update set calls = old.calls + excluded.calls
        where old.calls + excluded.calls <= ${callsPerDay}::integer
      returning calls`.execute(this.#database)
    if (reserved.rows.length > 0) return
    const left = await this.left()
    throw new VendorError(
      'usedUp',
      `${left} of the ${callsPerDay} calls of today are left (MARKET_VENDOR_CALLS_PER_DAY), ${calls} are needed`,
    )
  }
}

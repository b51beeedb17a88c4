import { AsyncLocalStorage } from 'node:async_hooks'
import type { postgresAdapter } from '@payloadcms/db-postgres'
import { ReplicaReads, replicaDeadlineMs } from '@site/change-feed/replica-reads.ts'
import type { Payload } from 'payload'
import pg from 'pg'
import { readBounds } from '#cms/change-feed/read-changes.ts'
import { postgresOf } from './session.ts'

type Work<Result> = () => Promise<Result>

/** A pool whose single statements go to a replica while `onReplica` runs them; transactions never do. */
interface RoutingPool {
  onReplica<Result>(work: Work<Result>): Promise<Result>
}

type Driver = NonNullable<Parameters<typeof postgresAdapter>[0]['pg']>

// The adapter's types of the driver come from a copy of their own, so they cannot be compared by name.
const isDriver = (value: unknown): value is Driver =>
  typeof value === 'object' && value !== null && 'Pool' in value

const isRouting = (pool: object): pool is RoutingPool => 'onReplica' in pool

/**
 * The driver that Payload's adapter gets where there is a replica. Its own `readReplicas` would send the admin's
 * questions there as well, and an editor who has just saved would be shown what was before.
 */
export function driverWithReplica(replicaUrl: string): Driver {
  class RoutedPool extends pg.Pool implements RoutingPool {
    /**
     * Payload's Drizzle comes with a driver of its own and takes for a pool what is called one. The build shortens names
     * of classes: without this one every statement of a transaction would go over another connection.
     */
    static override readonly name = 'RoutedPool'
    readonly #reading = new AsyncLocalStorage<true>()

    constructor(options: pg.PoolConfig = {}) {
      super(options)
      const replica = new pg.Pool({
        ...options,
        connectionString: replicaUrl,
        application_name: 'cms replica',
        // A connection that is silent is given up: it may never say anything again, and the primary answers meanwhile.
        connectionTimeoutMillis: replicaDeadlineMs,
        query_timeout: replicaDeadlineMs,
        statement_timeout: replicaDeadlineMs,
      })
      // The pool replaces a connection that broke while nobody used it.
      replica.on('error', () => {})
      const query = (...question: unknown[]) =>
        Reflect.apply(pg.Pool.prototype.query, this.#reading.getStore() ? replica : this, question)
      // Assigned, as its many forms cannot be overridden by one method.
      Object.assign(this, { query })
    }

    onReplica<Result>(work: Work<Result>): Promise<Result> {
      return this.#reading.run(true, work)
    }
  }
  const driver: unknown = { ...pg, Pool: RoutedPool }
  if (!isDriver(driver)) throw new Error('There is no driver of PostgreSQL.')
  return driver
}

const known = new WeakMap<Payload, ReplicaReads>()

/**
 * Answers what the site asks from the replica where there is one and it has all that the asker has heard of, else from
 * the primary.
 */
export async function readOnReplica<Result>(
  payload: Payload,
  heard: string | null,
  work: Work<Result>,
  isRefusal: (error: unknown) => boolean,
): Promise<Result> {
  const { pool } = postgresOf(payload)
  if (!isRouting(pool)) return work()
  const reads =
    known.get(payload) ??
    new ReplicaReads({
      readNewest: async () => (await pool.onReplica(() => readBounds(payload))).newest,
      logger: payload.logger,
    })
  known.set(payload, reads)
  return reads.answer(heard, { replica: () => pool.onReplica(work), primary: work }, isRefusal)
}

import type { PostgresAdapter, sql } from '@payloadcms/db-postgres'
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import { destroyStalledConnections, keepAliveOptions } from '@site/change-feed/stalled-connections.ts'
import type { Payload, PayloadRequest } from 'payload'
import { environment } from '#cms/base/environment/environment.ts'
import { connectTimeoutMs } from './limits.ts'

export type Statement = ReturnType<typeof sql>

/** Extra time for PostgreSQL to end a statement itself. */
const graceMs = 5_000

/** Runs statements: a Payload transaction or the pool. */
export type Session = { execute(statement: Statement): PromiseLike<{ rows: unknown[] }> }

/** The parts of a request that identify its transaction. */
export type Transaction = Pick<PayloadRequest, 'payload' | 'transactionID'>

/** The PostgreSQL adapter behind Payload; throws if another one is configured. */
export function findPostgres(payload: Payload): PostgresAdapter {
  const { db } = payload
  if (!isPostgres(db)) throw new Error('This service needs the PostgreSQL adapter.')
  return db
}

function isPostgres(db: object): db is PostgresAdapter {
  return 'pool' in db && 'drizzle' in db && 'sessions' in db
}

// Drizzle's types come from two copies of the package and do not match, so this checks the shape.
function isSession(value: unknown): value is Session {
  return typeof value === 'object' && value !== null && 'execute' in value
}

/**
 * Runs statements in the open transaction of a request, or in a new one if it has none. Throws if the request's
 * transaction has ended, so that its statements do not commit on their own.
 */
export async function inTransaction<Result>(
  req: Transaction,
  work: (session: Session) => Promise<Result>,
): Promise<Result> {
  const postgres = findPostgres(req.payload)
  const id = await req.transactionID
  const open: unknown = id === undefined ? undefined : postgres.sessions?.[id]?.db
  if (isSession(open)) return work(open)
  if (id !== undefined) throw new Error('The transaction of the request has ended.')
  return postgres.drizzle.transaction((own: unknown) => {
    if (!isSession(own)) throw new Error('The database adapter returned no session.')
    return work(own)
  })
}

/**
 * Runs statements that may exceed the pool's statement timeout, in a transaction on a separate connection.
 */
export async function inLongTransaction<Result>(
  statementTimeoutMs: number,
  work: (session: Session) => Promise<Result>,
): Promise<Result> {
  const own = drizzle({
    connection: {
      connectionString: environment.DATABASE_URL,
      application_name: 'cms long work',
      max: 1,
      connectionTimeoutMillis: connectTimeoutMs,
      statement_timeout: statementTimeoutMs,
      ...keepAliveOptions,
    },
  })
  // The pending statement fails with the same error, which is reported there.
  own.$client.on('connect', (client) => client.on('error', () => {}))
  own.$client.on('error', () => {})
  destroyStalledConnections(own.$client, statementTimeoutMs + graceMs)
  try {
    return await own.transaction(work)
  } finally {
    await own.$client.end()
  }
}

/** A request in the same transaction: each query sets the language of the request that it is given. */
export function ownRequest({ user, transactionID }: PayloadRequest): Partial<PayloadRequest> {
  return { user, ...(transactionID === undefined ? {} : { transactionID }) }
}

/** Runs one statement outside any transaction. */
export async function query(payload: Payload, statement: Statement): Promise<unknown[]> {
  const pool: unknown = findPostgres(payload).drizzle
  if (!isSession(pool)) throw new Error('The database adapter returned no session.')
  return (await pool.execute(statement)).rows
}

import type { PostgresAdapter, sql } from '@payloadcms/db-postgres'
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import { destroyStalledConnections, keepAliveOptions } from '@site/change-feed/stalled-connections.ts'
import type { Payload, PayloadRequest } from 'payload'
import { environment } from '#cms/environment.ts'
import { connectTimeoutMs } from './limits.ts'

type Statement = ReturnType<typeof sql>

/** PostgreSQL itself is to end a statement, wherever it can. */
const graceMs = 5_000

/** What runs statements: a transaction of Payload's or the pool. */
export type Session = { execute(statement: Statement): PromiseLike<{ rows: unknown[] }> }

/** The parts of a request that say which transaction it belongs to. */
export type Transaction = Pick<PayloadRequest, 'payload' | 'transactionID'>

/** The PostgreSQL adapter behind Payload; throws where another one is configured. */
export function postgresOf(payload: Payload): PostgresAdapter {
  const { db } = payload
  if (!isPostgres(db)) throw new Error('This service needs the PostgreSQL adapter.')
  return db
}

function isPostgres(db: object): db is PostgresAdapter {
  return 'pool' in db && 'drizzle' in db && 'sessions' in db
}

// Drizzle's types come from two copies of the package, so they cannot be compared by name.
function isSession(value: unknown): value is Session {
  return typeof value === 'object' && value !== null && 'execute' in value
}

/**
 * Runs statements in the transaction that a request has open, or in one of their own when it has
 * none. Throws where the request's has ended: what belongs to it must not be written on its own.
 */
export async function inTransaction<Result>(
  req: Transaction,
  work: (session: Session) => Promise<Result>,
): Promise<Result> {
  const postgres = postgresOf(req.payload)
  const id = await req.transactionID
  const open: unknown = id === undefined ? undefined : postgres.sessions?.[id]?.db
  if (isSession(open)) return work(open)
  if (id !== undefined) throw new Error('The transaction of the request has ended.')
  return postgres.drizzle.transaction((own: unknown) => {
    if (!isSession(own)) throw new Error('The database adapter gave no session.')
    return work(own)
  })
}

/**
 * Runs statements that may take longer than those of a page, in a transaction on a connection of its own: what the pool
 * has is given up long before.
 */
export async function inLongTransaction<Result>(
  longestStatementMs: number,
  work: (session: Session) => Promise<Result>,
): Promise<Result> {
  const own = drizzle({
    connection: {
      connectionString: environment.DATABASE_URL,
      application_name: 'cms long work',
      max: 1,
      connectionTimeoutMillis: connectTimeoutMs,
      statement_timeout: longestStatementMs,
      ...keepAliveOptions,
    },
  })
  // The statement in the way fails with the same error, which says more.
  own.$client.on('connect', (client) => client.on('error', () => {}))
  own.$client.on('error', () => {})
  destroyStalledConnections(own.$client, longestStatementMs + graceMs)
  try {
    return await own.transaction(work)
  } finally {
    await own.$client.end()
  }
}

/** Runs one statement outside any transaction. */
export async function query(payload: Payload, statement: Statement): Promise<unknown[]> {
  const pool: unknown = postgresOf(payload).drizzle
  if (!isSession(pool)) throw new Error('The database adapter gave no session.')
  return (await pool.execute(statement)).rows
}

import {
  destroyStalledConnections,
  keepAliveOptions,
  maxStatementMs,
} from '@site/change-feed/stalled-connections.ts'
import { isTracing, traces } from '@site/operations/traces.ts'
import { CamelCasePlugin, Kysely, type LogEvent, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database } from './schema.ts'

export type MarketDatabase = Kysely<Database>

export interface ConnectionOptions {
  readonly connectionString: string
  /** Shown in pg_stat_activity. */
  readonly name: string
  readonly maxConnections: number
  /** PostgreSQL statement timeout; 0 is none (migrations, imports). */
  readonly statementTimeoutMs: number
  /** Max wait for a connection. */
  readonly connectTimeoutMs?: number
  /** Called for broken connections; the pool replaces them. */
  readonly onError: (error: Error) => void
}

const usualConnectTimeoutMs = 3_000
const idleTimeoutMs = 30_000

/** Connects lazily. End with `destroy()`. */
export function connectDatabase(options: ConnectionOptions): MarketDatabase {
  return databaseOn(openPool(options))
}

/** For metrics of the pool; other callers use `connectDatabase`. */
export function openPool(options: ConnectionOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: options.connectionString,
    application_name: options.name,
    max: options.maxConnections,
    connectionTimeoutMillis: options.connectTimeoutMs ?? usualConnectTimeoutMs,
    idleTimeoutMillis: idleTimeoutMs,
    ...keepAliveOptions,
    ...(options.statementTimeoutMs > 0 && { statement_timeout: options.statementTimeoutMs }),
    types: { getTypeParser },
  })
  // The pool handles errors of idle connections only; an unhandled one between two statements of a transaction would
  // crash the process.
  pool.on('connect', (client) => client.on('error', options.onError))
  pool.on('error', () => undefined)
  // An unresponsive server cannot enforce the statement timeout.
  destroyStalledConnections(
    pool,
    options.statementTimeoutMs > 0 ? options.statementTimeoutMs + 1_000 : maxStatementMs,
  )
  return pool
}

export function databaseOn(pool: pg.Pool): MarketDatabase {
  return new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    ...(isTracing() && { log: recordStatement }),
  })
}

/** The statement has placeholders, not values. */
function recordStatement({ query, queryDurationMillis }: LogEvent): void {
  traces().record({
    name: 'sql',
    kind: 'client',
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': query.sql },
    durationMs: queryDurationMillis,
  })
}

/** Days stay strings, because a Date would shift them across time zones; bigint counts shares, below 2^53. */
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  if (format !== 'binary') {
    if (oid === pg.types.builtins.DATE) return (text: string) => text
    if (oid === pg.types.builtins.INT8) return parseSafeInteger
  }
  return pg.types.getTypeParser(oid, format)
}

function parseSafeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is beyond the safe integers`)
  return value
}

import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { inject } from 'vitest'
import { connectDatabase, type MarketDatabase } from '#market/database/connection.ts'
import type { Database } from '#market/database/schema.ts'

export function openTestDatabase(connectionString: string) {
  return connectDatabase({
    connectionString,
    name: 'market test',
    maxConnections: 10,
    statementTimeoutMs: 0,
    onError: () => {},
  })
}

/** The rows that a statement returns, each as the list of its values. */
export async function runSql(database: MarketDatabase, statement: string): Promise<unknown[][]> {
  const { rows } = await sql.raw<Record<string, unknown>>(statement).execute(database)
  return rows.map((row) => Object.values(row))
}

export async function clearTables(database: MarketDatabase, tables: readonly (keyof Database)[]) {
  for (const table of tables) await database.deleteFrom(table).execute()
}

/** Copies a template of global-setup.ts. Close all connections before `drop`. */
export async function createTestDatabase(kind: 'empty' | 'migrated' | 'filled') {
  const name = `market_${randomUUID()}`
  const url = new URL(inject('templates')[kind])
  await runOnServer(`create database "${name}" template "${url.pathname.slice(1)}"`)
  url.pathname = `/${name}`
  return {
    connectionString: url.href,
    // Without `force`, PostgreSQL rejects the drop while a test is still connected.
    drop: () => runOnServer(`drop database "${name}"`),
  }
}

async function runOnServer(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('serverUrl'), connectionTimeoutMillis: 5_000 })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

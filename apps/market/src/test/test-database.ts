import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { connectDatabase } from '#market/database/connection.ts'

export function openTestDatabase(connectionString: string) {
  return connectDatabase({
    connectionString,
    name: 'market test',
    maxConnections: 10,
    statementTimeoutMs: 0,
    onError: () => {},
  })
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

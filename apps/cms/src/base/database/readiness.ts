import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import { withTimeout } from '@site/operations/with-timeout.ts'
import type { Payload } from 'payload'
import * as v from 'valibot'
import { query } from './session.ts'

const timeoutMs = 2000

export type Readiness = { status: 'ready' } | { status: 'notReady'; reason: string }

/** Whether the database responds within the deadline and has every migration. Never throws. */
export async function readReadiness(payload: () => Promise<Payload>): Promise<Readiness> {
  return withTimeout(check(payload), timeoutMs, () => ({
    status: 'notReady',
    reason: 'the database is slow',
  }))
}

async function check(payload: () => Promise<Payload>): Promise<Readiness> {
  try {
    const missing = await missingMigrations(await payload())
    return missing.length === 0
      ? { status: 'ready' }
      : { status: 'notReady', reason: `migrations missing: ${missing.join(', ')}` }
  } catch {
    // Clients may be outside the private network, so the error itself is only logged by the pool.
    return { status: 'notReady', reason: 'the database does not respond' }
  }
}

const NamesSchema = v.array(v.object({ name: v.string() }))

/** Names of migrations that this version needs and the database has not applied. */
export async function missingMigrations(payload: Payload): Promise<string[]> {
  // `next start` and every script of this workspace run in its own folder.
  const files = await readdir(join(process.cwd(), 'src', 'migrations'))
  const rows = await query(payload, sql`select name from payload_migrations where batch >= 0`)
  const applied = new Set(v.parse(NamesSchema, rows).map(({ name }) => name))
  return files
    .filter((file) => /^\d.*\.ts$/.test(file))
    .map((file) => file.slice(0, -'.ts'.length))
    .filter((name) => !applied.has(name))
}

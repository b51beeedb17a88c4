import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import * as v from 'valibot'

type SchemaHook = PostgresAdapter['afterSchemaInit'][number]

const SnapshotSchema = v.object({
  tables: v.record(v.string(), v.unknown()),
  enums: v.record(v.string(), v.unknown()),
})

/** In development: warns if a collection changed so that it needs a new migration. */
export const warnOfSchemaDrift: SchemaHook = async ({ adapter, schema }) => {
  const changes = await schemaDrift(adapter, { ...schema.tables, ...schema.enums })
  if (changes.length > 0) {
    adapter.payload.logger.warn(
      { changes },
      'Migration missing for changed collections: run `npm run migrate:create -w @site/cms -- <name>`, then restart `npm run dev`',
    )
  }
  return schema
}

/** Tables and enums that differ from the newest migration's snapshot. */
export async function schemaDrift(
  { requireDrizzleKit, migrationDir }: Pick<PostgresAdapter, 'requireDrizzleKit' | 'migrationDir'>,
  schema: Record<string, unknown>,
): Promise<string[]> {
  const snapshot = JSON.stringify(await requireDrizzleKit().generateDrizzleJson(schema))
  const current = parseEntries(snapshot)
  const migrated = parseEntries(readFileSync(newestSnapshot(migrationDir), 'utf8'))
  const names = new Set([...Object.keys(migrated), ...Object.keys(current)])
  return [...names].filter((name) => !isDeepStrictEqual(migrated[name], current[name]))
}

function newestSnapshot(folder: string): string {
  const snapshots = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return join(folder, snapshots.sort().at(-1) ?? '')
}

function parseEntries(snapshot: string): Record<string, unknown> {
  const { tables, enums } = v.parse(SnapshotSchema, JSON.parse(snapshot))
  return { ...tables, ...enums }
}

import { sql } from '@payloadcms/db-postgres'

/** Payload's table of a collection's documents. */
export function toTable(collection: string) {
  return sql.identifier(toTableName(collection))
}

/** Payload's table of localized fields, one row per document and language. */
export function toTextsTable(collection: string) {
  return sql.identifier(`${toTableName(collection)}_locales`)
}

/** Payload's table of a collection's versions; the columns of fields start with `version_`. */
export function toVersionsTable(collection: string) {
  return sql.identifier(`_${toTableName(collection)}_v`)
}

export function toTableName(collection: string): string {
  return collection.replaceAll('-', '_')
}

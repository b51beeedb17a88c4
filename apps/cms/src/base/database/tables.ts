import { sql } from '@payloadcms/db-postgres'

/** Payload's table of a collection's documents. */
export function tableOf(collection: string) {
  return sql.identifier(nameOf(collection))
}

/** Payload's table of localized fields, one row per document and language. */
export function textsOf(collection: string) {
  return sql.identifier(`${nameOf(collection)}_locales`)
}

/** Payload's table of a collection's versions; the columns of fields start with `version_`. */
export function versionsOf(collection: string) {
  return sql.identifier(`_${nameOf(collection)}_v`)
}

function nameOf(collection: string): string {
  return collection.replaceAll('-', '_')
}

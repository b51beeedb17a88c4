import { sql } from '@payloadcms/db-postgres'

/** The table of a collection's documents, as Payload names it. */
export function tableOf(collection: string) {
  return sql.identifier(nameOf(collection))
}

/** The table of what is written in each language, a row for each document and language. */
export function textsOf(collection: string) {
  return sql.identifier(`${nameOf(collection)}_locales`)
}

function nameOf(collection: string): string {
  return collection.replaceAll('-', '_')
}

import pg from 'pg'
import { CopyOut } from './copy-streams.mjs'
import {
  connectForCopies,
  readMigrations,
  readSequences,
  readTables,
  sumTable,
} from './database-contents.mjs'

/**
 * A database as it is at one moment, however long its reading takes and whoever writes meanwhile.
 *
 * @typedef {import('./fill-database.mjs').Contents & { serverVersion: string, close: () => Promise<void> }} Source
 */

/**
 * @param {string} url
 * @returns {Promise<Source>}
 */
export async function openContents(url) {
  const client = await connectForCopies(url)
  try {
    await client.query('begin isolation level repeatable read read only')
    const migrations = await readMigrations(client)
    const forms = new Map((await readTables(client)).map((table) => [table.name, table]))
    const tables = []
    for (const table of forms.values()) tables.push({ ...table, ...(await sumTable(client, table)) })
    const version = await client.query('show server_version')
    return {
      migrations,
      tables,
      // Not part of the moment, but never behind it.
      sequences: await readSequences(client),
      serverVersion: version.rows[0].server_version,
      open(name) {
        const columns = (forms.get(name)?.columns ?? []).map((column) => pg.escapeIdentifier(column))
        return client.query(
          new CopyOut(`copy ${pg.escapeIdentifier(name)} (${columns.join(', ')}) to stdout`),
        )
      },
      close: () => client.end(),
    }
  } catch (error) {
    await client.end()
    throw error
  }
}

import pg from 'pg'
import { query } from './database.mjs'
import { databaseOf, readTables, urlOfDatabase } from './database-contents.mjs'
import { Fault, hasCode } from './fault.mjs'

/** @typedef {{ cmsUrl: string, marketUrl: string, adminUrl: string }} Databases */

/**
 * New, empty databases beside those of the site. Nothing is changed until they are exchanged.
 *
 * @param {Databases} databases
 * @returns {Promise<Databases>}
 */
export async function makeIncoming({ cmsUrl, marketUrl, adminUrl }) {
  await dropIncoming({ cmsUrl, marketUrl, adminUrl })
  const adminUser = new URL(adminUrl).username
  /** @param {string} url */
  const make = async (url) => {
    const name = `${databaseOf(url)}_incoming`
    const user = new URL(url).username
    const owner = user === adminUser ? '' : ` owner ${pg.escapeIdentifier(decodeURIComponent(user))}`
    try {
      await query(
        adminUrl,
        `create database ${pg.escapeIdentifier(name)}${owner} encoding 'UTF8' template template0`,
      )
    } catch (error) {
      if (!hasCode(error, '42501')) throw error
      throw new Fault(
        `The user ${decodeURIComponent(adminUser)} may not make databases, which this needs for as long as it takes: "alter role … createdb". Nothing was changed.`,
      )
    }
    return urlOfDatabase(url, name)
  }
  return { cmsUrl: await make(cmsUrl), marketUrl: await make(marketUrl), adminUrl }
}

/** @param {Databases} databases */
export async function dropIncoming({ cmsUrl, marketUrl, adminUrl }) {
  for (const url of [cmsUrl, marketUrl]) {
    await query(adminUrl, `drop database if exists ${pg.escapeIdentifier(`${databaseOf(url)}_incoming`)}`)
  }
}

/**
 * Puts the incoming databases in place of the site's, both in one transaction, and drops the former ones.
 *
 * @param {Databases} databases
 */
export async function exchangeDatabases({ cmsUrl, marketUrl, adminUrl }) {
  const names = [cmsUrl, marketUrl].map(databaseOf)
  for (const name of names) {
    await query(adminUrl, `drop database if exists ${pg.escapeIdentifier(`${name}_replaced`)}`)
  }
  const existing = await query(adminUrl, 'select datname from pg_database where datname = any($1)', [names])
  const renames = [
    ...existing.map(({ datname }) => [String(datname), `${datname}_replaced`]),
    ...names.map((name) => [`${name}_incoming`, name]),
  ].map(([from = '', to = '']) => rename(from, to))
  try {
    await query(adminUrl, `begin; ${renames.join('; ')}; commit`)
  } catch (error) {
    if (!hasCode(error, '55006')) throw error
    throw new Fault(
      'Something is still connected to the databases that were to be replaced: stop every service of the site, then do it again. Nothing was changed.',
    )
  }
  for (const name of names) {
    await query(adminUrl, `drop database if exists ${pg.escapeIdentifier(`${name}_replaced`)}`)
  }
}

/**
 * Whether anything is in a database, or there is no such database.
 *
 * @param {string} url
 */
export async function hasTables(url) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  try {
    await client.connect()
    return (await readTables(client)).length > 0
  } catch (error) {
    if (hasCode(error, '3D000')) return false
    throw error
  } finally {
    await client.end()
  }
}

/**
 * @param {string} from
 * @param {string} to
 */
const rename = (from, to) =>
  `alter database ${pg.escapeIdentifier(from)} rename to ${pg.escapeIdentifier(to)}`

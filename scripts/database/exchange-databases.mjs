import pg from 'pg'
import { Fault, hasCode } from '../session/fault.mjs'
import { connectForCopies, databaseOf, readTables, urlOfDatabase } from './database-contents.mjs'
import { checkRights } from './database-rights.mjs'

/** @typedef {{ cmsUrl: string, marketUrl: string, adminUrl: string }} Databases */

/**
 * Two that build at once would drop each other's half; the server knows of both, from whatever machine they come.
 *
 * @param {string} adminUrl
 * @returns {Promise<() => Promise<void>>} gives the place back
 */
export async function lockIncoming(adminUrl) {
  const client = await connectForCopies(adminUrl)
  const { rows } = await client.query("select pg_try_advisory_lock(hashtext('site incoming')) as taken")
  if (rows[0].taken) return () => client.end()
  await client.end()
  throw new Fault(
    'Another restore or move is at work on this PostgreSQL: wait until it has ended. Nothing was changed.',
  )
}

/**
 * New, empty databases beside those of the site. Nothing is changed until they are exchanged.
 *
 * @param {Databases} databases
 * @returns {Promise<Databases>}
 */
export async function makeIncoming(databases) {
  const { cmsUrl, marketUrl, adminUrl } = databases
  for (const url of [cmsUrl, marketUrl]) await checkRights(url)
  await dropIncoming(databases)
  const adminUser = new URL(adminUrl).username
  /** @param {string} url */
  const make = async (url) => {
    const user = new URL(url).username
    const owner = user === adminUser ? '' : ` owner ${pg.escapeIdentifier(decodeURIComponent(user))}`
    try {
      await execute(adminUrl, [`create database ${incoming(url)}${owner} encoding 'UTF8' template template0`])
    } catch (error) {
      if (!hasCode(error, '42501')) throw error
      throw new Fault(
        `The user ${decodeURIComponent(adminUser)} may not make databases, which this needs for as long as it takes ("alter role … createdb"). Nothing was changed.`,
      )
    }
    return urlOfDatabase(url, `${databaseOf(url)}_incoming`)
  }
  return { cmsUrl: await make(cmsUrl), marketUrl: await make(marketUrl), adminUrl }
}

/** @param {Databases} databases */
export async function dropIncoming({ cmsUrl, marketUrl, adminUrl }) {
  await execute(
    adminUrl,
    [cmsUrl, marketUrl].map((url) => `drop database if exists ${incoming(url)} with (force)`),
  )
}

/** The former databases of an exchange. @param {Databases} databases */
export async function dropReplaced({ cmsUrl, marketUrl, adminUrl }) {
  await execute(
    adminUrl,
    [cmsUrl, marketUrl].map((url) => `drop database if exists ${replaced(url)}`),
  )
}

/**
 * Which of the databases that a restore makes and leaves for a while are there.
 *
 * @param {Databases} databases
 */
export async function remainsOf({ cmsUrl, marketUrl, adminUrl }) {
  const rows = await execute(adminUrl, ['select datname from pg_database'])
  const names = new Set(rows.map(({ datname }) => datname))
  /** @param {string} ending */
  const has = (ending) => [cmsUrl, marketUrl].some((url) => names.has(`${databaseOf(url)}_${ending}`))
  return { hasIncoming: has('incoming'), hasReplaced: has('replaced') }
}

/**
 * Puts the incoming databases in place of the site's, both in one transaction. The former ones stay until
 * `dropReplaced`: as long as they are there, everybody can tell that this has come to pass.
 *
 * @param {Databases} databases
 */
export async function exchangeDatabases(databases) {
  const { adminUrl } = databases
  const urls = [databases.cmsUrl, databases.marketUrl]
  await dropReplaced(databases)
  const existing = await execute(adminUrl, ['select datname from pg_database'])
  const names = new Set(existing.map(({ datname }) => datname))
  const renames = urls.flatMap((url) => [
    ...(names.has(databaseOf(url)) ? [`alter database ${own(url)} rename to ${replaced(url)}`] : []),
    `alter database ${incoming(url)} rename to ${own(url)}`,
  ])
  try {
    await execute(adminUrl, ['begin', ...renames, 'commit'])
  } catch (error) {
    throw hasCode(error, '55006') ? stillConnected() : error
  }
}

/**
 * Before an hour of work rather than after it: a database that somebody uses cannot be replaced.
 *
 * @param {Databases} databases
 */
export async function checkNobodyConnected({ cmsUrl, marketUrl, adminUrl }) {
  const names = [cmsUrl, marketUrl].map((url) => pg.escapeLiteral(databaseOf(url)))
  const found = await execute(adminUrl, [
    `select from pg_stat_activity
     where datname in (${names.join(', ')}) and backend_type = 'client backend' and pid <> pg_backend_pid()`,
  ])
  if (found.length > 0) throw stillConnected()
}

/**
 * As long as they are there, a restore that is cut off would look as if it had exchanged its own.
 *
 * @param {Databases} databases
 */
export async function checkReplacedGone(databases) {
  try {
    await dropReplaced(databases)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Fault(
      `The databases that an earlier restore replaced could not be dropped (${reason}): remove what holds them, then do this again. Nothing was changed.`,
    )
  }
}

/**
 * Whether anything is in a database; a database that does not exist has nothing in it.
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

const stillConnected = () =>
  new Fault(
    'Something is still connected to the databases that were to be replaced: stop every service of the site, then do it again. Nothing was changed.',
  )

/**
 * One after the other over one connection, however long each takes: dropping waits for the disk.
 *
 * @param {string} adminUrl
 * @param {string[]} statements
 * @returns {Promise<Record<string, unknown>[]>} the rows of the last one
 */
async function execute(adminUrl, statements) {
  const client = await connectForCopies(adminUrl)
  try {
    /** @type {Record<string, unknown>[]} */
    let rows = []
    for (const statement of statements) rows = (await client.query(statement)).rows
    return rows
  } finally {
    await client.end()
  }
}

/** @param {string} url */
const own = (url) => pg.escapeIdentifier(databaseOf(url))
/** @param {string} url */
const incoming = (url) => pg.escapeIdentifier(`${databaseOf(url)}_incoming`)
/** @param {string} url */
const replaced = (url) => pg.escapeIdentifier(`${databaseOf(url)}_replaced`)

import pg from 'pg'

/**
 * One table of a database, as it has to be found again.
 *
 * @typedef {object} TableForm
 * @property {string} name
 * @property {string[]} columns those that are written, without generated ones
 * @property {string} shape all columns with their types: two tables of one shape take each other's rows
 *
 * @typedef {{ rows: string, checksum: string }} TableSum
 * @typedef {{ name: string, lastValue: string, isCalled: boolean }} SequenceState
 */

/**
 * A connection for long work, whose texts are the same on every server.
 *
 * @param {string} url
 */
export async function connectForCopies(url) {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    // A server that has gone is found out within 20 s, and not after two hours.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  })
  // Every query in the way fails with the same error, which says more.
  client.on('error', () => {})
  await client.connect()
  await client.query(`
    set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres';
    set extra_float_digits = 1; set bytea_output = 'hex'; set client_encoding = 'UTF8';
    set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0`)
  return client
}

/**
 * All tables that hold rows themselves, those of partitions among them.
 *
 * @param {pg.Client} client
 * @returns {Promise<TableForm[]>}
 */
export async function readTables(client) {
  const { rows } = await client.query(`
    select relname as name,
      array_agg(attname::text order by attnum) filter (where attgenerated = '') as columns,
      string_agg(format('%s %s%s%s', attname, format_type(atttypid, atttypmod),
        case when attnotnull then ' not null' else '' end,
        case when attgenerated = '' then '' else ' generated' end), ', ' order by attnum) as shape
    from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    where relkind = 'r' and relnamespace = 'public'::regnamespace
    group by relname order by relname`)
  return rows
}

/**
 * How many rows, and a sum over all of them that does not depend on their order.
 *
 * @param {pg.Client} client
 * @param {TableForm} table
 * @returns {Promise<TableSum>}
 */
export async function sumTable(client, { name, columns }) {
  const row = columns.map((column) => pg.escapeIdentifier(column)).join(', ')
  const { rows } = await client.query(
    `select count(*)::text as rows,
       coalesce(sum(('x' || left(md5(row(${row})::text), 15))::bit(60)::bigint), 0)::text as checksum
     from only ${pg.escapeIdentifier(name)}`,
  )
  return rows[0]
}

/**
 * @param {pg.Client} client
 * @returns {Promise<SequenceState[]>}
 */
export async function readSequences(client) {
  const { rows } = await client.query(
    "select relname as name from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace order by 1",
  )
  /** @type {SequenceState[]} */
  const states = []
  for (const { name } of rows) {
    const state = await client.query(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${pg.escapeIdentifier(name)}`,
    )
    states.push({ name, ...state.rows[0] })
  }
  return states
}

/**
 * The migrations that the database has seen: Payload's, or Kysely's.
 *
 * @param {pg.Client} client
 * @returns {Promise<string[]>}
 */
export async function readMigrations(client) {
  const { rows } = await client.query(
    "select to_regclass('public.payload_migrations') is not null as payload, to_regclass('public.kysely_migration') is not null as kysely",
  )
  const table = rows[0]?.payload ? 'payload_migrations' : rows[0]?.kysely ? 'kysely_migration' : null
  if (table === null) return []
  const found = await client.query(`select name from ${table} order by name`)
  return found.rows.map(({ name }) => String(name))
}

/**
 * @param {string} url
 * @param {string} database
 */
export function urlOfDatabase(url, database) {
  const own = new URL(url)
  own.pathname = `/${database}`
  return own.href
}

/** @param {string} url */
export const databaseOf = (url) => decodeURIComponent(new URL(url).pathname.slice(1))

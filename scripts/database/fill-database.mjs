import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { Fault } from '../session/fault.mjs'
import { CopyIn } from './copy-streams.mjs'
import { connectForCopies, readTables, sumTable } from './database-contents.mjs'

/**
 * What a database is filled from: a backup, or another database.
 *
 * @typedef {object} Contents
 * @property {string[]} migrations
 * @property {(import('./database-contents.mjs').TableForm & import('./database-contents.mjs').TableSum)[]} tables
 * @property {import('./database-contents.mjs').SequenceState[]} sequences
 * @property {(table: string) => import('node:stream').Readable} open the rows of a table as COPY writes them
 */

/**
 * Fills a database that its migrations have just made, all or nothing, and counts and sums each table again.
 *
 * @param {string} url
 * @param {string} title for the sentences
 * @param {Contents} contents
 */
export async function fillDatabase(url, title, contents) {
  const client = await connectForCopies(url)
  try {
    await checkShapes(client, title, contents)
    await client.query('begin')
    const bindings = await loosen(client)
    const names = contents.tables.map(({ name }) => pg.escapeIdentifier(name))
    await client.query(`truncate ${names.join(', ')}`)
    for (const table of contents.tables) await fillTable(client, table, contents)
    for (const bind of bindings) await client.query(bind)
    for (const { name, lastValue, isCalled } of contents.sequences) {
      await client.query('select setval($1::regclass, $2, $3)', [
        pg.escapeIdentifier(name),
        lastValue,
        isCalled,
      ])
    }
    await checkSums(client, title, contents)
    await client.query('commit')
    // The planner's statistics are not among the rows.
    await client.query('analyze')
  } finally {
    await client.end()
  }
}

/**
 * @param {pg.Client} client
 * @param {string} title
 * @param {Contents} contents
 */
async function checkShapes(client, title, { tables }) {
  const ours = new Map((await readTables(client)).map(({ name, shape }) => [name, shape]))
  const strange = tables.find(({ name, shape }) => ours.get(name) !== shape)
  const wanted = new Set(tables.map(({ name }) => name))
  const missing = [...ours.keys()].find((name) => !wanted.has(name))
  const name = strange?.name ?? missing
  if (name === undefined) return
  throw new Fault(
    `The table ${name} of the ${title} database is not built there as it is here, so nothing was changed: use the program that the data was made with.`,
  )
}

/**
 * Takes away what would be checked at each row, or would do something for each: foreign keys, indexes that
 * enforce nothing, triggers of ours. A superuser could switch them off; the owner of the tables cannot.
 *
 * @param {pg.Client} client
 * @returns {Promise<string[]>} what brings them back, which checks every row once more
 */
async function loosen(client) {
  const { rows } = await client.query(`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as take,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as give
    from pg_constraint
    where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace
    union all
    select format('drop index %s', indexrelid::regclass),
      -- Of a partitioned table's index it says ONLY, which would leave the partitions without.
      case relkind when 'I' then regexp_replace(pg_get_indexdef(indexrelid), ' ON ONLY ', ' ON ')
        else pg_get_indexdef(indexrelid) end
    from pg_index join pg_class on pg_class.oid = indexrelid
    where relnamespace = 'public'::regnamespace
      and not indisunique and not indisexclusion and not relispartition
    union all
    select format('alter table %s disable trigger %I', tgrelid::regclass, tgname),
      format('alter table %s enable %s trigger %I', tgrelid::regclass,
        case tgenabled when 'A' then 'always' when 'R' then 'replica' else '' end, tgname)
    from pg_trigger join pg_class on pg_class.oid = tgrelid
    where not tgisinternal and tgparentid = 0 and tgenabled <> 'D' and relnamespace = 'public'::regnamespace`)
  for (const { take } of rows) await client.query(take)
  return rows.map(({ give }) => give)
}

/**
 * @param {pg.Client} client
 * @param {import('./database-contents.mjs').TableForm} table
 * @param {Contents} contents
 */
async function fillTable(client, { name, columns }, { open }) {
  const list = columns.map((column) => pg.escapeIdentifier(column)).join(', ')
  const into = client.query(new CopyIn(`copy ${pg.escapeIdentifier(name)} (${list}) from stdin`))
  await pipeline(open(name), into)
}

/**
 * @param {pg.Client} client
 * @param {string} title
 * @param {Contents} contents
 */
async function checkSums(client, title, { tables }) {
  for (const table of tables) {
    const { rows, checksum } = await sumTable(client, table)
    if (rows === table.rows && checksum === table.checksum) continue
    throw new Fault(
      `The table ${table.name} of the ${title} database did not come through whole: ${table.rows} rows were to come and ${rows} did, or their contents differ. Nothing was changed.`,
    )
  }
}

import pg from 'pg'
import { Fault, hasCode } from '../session/fault.mjs'
import { connectForCopies, databaseOf } from './database-contents.mjs'
import { giveObjects } from './database-roles.mjs'

/**
 * Whose a database is and who may do what with it, as whoever runs the server has decided.
 *
 * @typedef {object} Rights
 * @property {string} owner
 * @property {string} objectsOwner of most tables in it
 * @property {string} schemaOwner
 * @property {Grant[] | null} onDatabase null where nobody has ever changed them
 * @property {Grant[] | null} onSchema
 *
 * @typedef {{ privilege: string, to: string | null, isGrantable: boolean }} Grant to null is to everybody
 */

/**
 * Before an hour of work rather than after it: whoever may not act for the owner cannot give the owner anything.
 *
 * @param {string} url of a database that is to be replaced
 */
export async function checkRights(url) {
  const rights = await readRights(url)
  if (rights === null) return
  const client = await connectForCopies(url)
  try {
    for (const role of [rights.owner, rights.objectsOwner])
      await client.query(`set role ${pg.escapeIdentifier(role)}`)
  } catch (error) {
    if (!hasCode(error, '42501')) throw error
    const user = decodeURIComponent(new URL(url).username)
    throw new Fault(
      `The database ${databaseOf(url)} is of ${rights.owner}, its tables of ${rights.objectsOwner}, and the user ${user} may not act for them: "grant ${rights.owner} to ${user}", or take the superuser's address. Nothing was changed.`,
    )
  } finally {
    await client.end()
  }
}

/**
 * Gives a database that is to stand in place of another the owner and the rights of that one, all or nothing.
 *
 * @param {string} from may be missing: then there is nothing to go by
 * @param {string} to
 */
export async function giveRights(from, to) {
  const rights = await readRights(from)
  if (rights === null) return
  const { owner, objectsOwner, schemaOwner, onDatabase, onSchema } = rights
  const database = `database ${pg.escapeIdentifier(databaseOf(to))}`
  const schema = 'schema public'
  const client = await connectForCopies(to)
  try {
    const now = await rightsIn(client)
    await client.query('begin')
    // First of all: the new owner of a table has to be one who may make tables here.
    if (now.owner !== owner) await client.query(`alter ${database} owner to ${pg.escapeIdentifier(owner)}`)
    if (now.schemaOwner !== schemaOwner)
      await client.query(`alter ${schema} owner to ${pg.escapeIdentifier(schemaOwner)}`)
    for (const statement of [...grants(schema, onSchema), ...grants(database, onDatabase)])
      await client.query(statement)
    await client.query(giveObjects(objectsOwner))
    await client.query('commit')
  } finally {
    await client.end()
  }
}

/**
 * @param {string} on
 * @param {Grant[] | null} wanted
 */
function grants(on, wanted) {
  if (wanted === null) return []
  return [
    `revoke all on ${on} from public`,
    ...wanted.map(({ privilege, to, isGrantable }) => {
      const whom = to === null ? 'public' : pg.escapeIdentifier(to)
      return `grant ${privilege} on ${on} to ${whom}${isGrantable ? ' with grant option' : ''}`
    }),
  ]
}

/**
 * @param {string} url
 * @returns {Promise<Rights | null>} null where there is no such database
 */
async function readRights(url) {
  try {
    const client = await connectForCopies(url)
    try {
      return await rightsIn(client)
    } finally {
      await client.end()
    }
  } catch (error) {
    if (hasCode(error, '3D000')) return null
    throw error
  }
}

/**
 * @param {pg.Client} client
 * @returns {Promise<Rights>}
 */
async function rightsIn(client) {
  /** @param {string} acl */
  const explained = (acl) => `(
    select json_agg(json_build_object('privilege', privilege_type, 'isGrantable', is_grantable,
      'to', case when grantee <> 0 then pg_get_userbyid(grantee) end)) from aclexplode(${acl}))`
  const { rows } = await client.query(`
    select pg_get_userbyid(datdba) as owner, pg_get_userbyid(nspowner) as "schemaOwner",
      coalesce((select pg_get_userbyid(relowner) from pg_class
        where relnamespace = n.oid and relkind in ('r', 'p') group by relowner order by count(*) desc limit 1),
        pg_get_userbyid(datdba)) as "objectsOwner",
      ${explained('datacl')} as "onDatabase", ${explained('nspacl')} as "onSchema"
    from pg_database, pg_namespace n where datname = current_database() and nspname = 'public'`)
  return rows[0]
}

import { createHmac } from 'node:crypto'
import pg from 'pg'
import { query } from './database.mjs'

/** Each service's database and the role of the same name, which owns it and has no other right. */
export const databaseNames = /** @type {const} */ ({ cms: 'site_cms', market: 'site_market' })

/**
 * The addresses at which the services reach their databases in our own server: each in a role of its own. Their
 * passwords are made from the server's, so that there is no further secret to keep.
 *
 * @param {{ cmsUrl: string, marketUrl: string }} database
 * @param {string} password of the server
 */
export function serviceUrls({ cmsUrl, marketUrl }, password) {
  return {
    cmsServiceUrl: inRole(cmsUrl, databaseNames.cms, password),
    marketServiceUrl: inRole(marketUrl, databaseNames.market, password),
  }
}

/**
 * Gives each service's database to its role: what is in it already as well, such as what an older release or a
 * restore has made as the server's owner. Nobody else may connect to it.
 *
 * @param {{ cmsUrl: string, marketUrl: string }} database reached as the server's owner
 * @param {string} password of the server
 */
export async function handOver({ cmsUrl, marketUrl }, password) {
  for (const [url, role] of /** @type {const} */ ([
    [cmsUrl, databaseNames.cms],
    [marketUrl, databaseNames.market],
  ])) {
    await query(url, makeRole(role))
    await query(
      url,
      `alter role "${role}" login nosuperuser nocreatedb nocreaterole noreplication nobypassrls
        password '${passwordOf(role, password)}'`,
    )
    await query(url, takeRights(new URL(url).pathname.slice(1), role))
    await query(url, giveObjects(role))
  }
}

/**
 * @param {string} role
 * @param {string} password
 */
const passwordOf = (role, password) => createHmac('sha256', password).update(role).digest('base64url')

/**
 * @param {string} url
 * @param {string} role
 * @param {string} password
 */
function inRole(url, role, password) {
  const own = new URL(url)
  own.username = role
  own.password = passwordOf(role, password)
  return own.href
}

/** @param {string} role */
const makeRole = (role) =>
  `do $$ begin
    if not exists (select from pg_roles where rolname = '${role}') then create role "${role}"; end if;
  end $$`

/**
 * Every new role may otherwise connect to every database.
 *
 * @param {string} database
 * @param {string} role
 */
const takeRights = (database, role) => `
  alter database "${database}" owner to "${role}";
  revoke all on database "${database}", postgres, template1 from public;
  alter schema public owner to "${role}";
  revoke create on schema public from public`

/**
 * `reassign owned` refuses to touch anything of the role that the server was made with. What belongs to an extension
 * stays with it, and a table's own sequences go with the table.
 *
 * @param {string} role
 */
export const giveObjects = (role) => `
  do $give$ declare
    command text;
    receiver constant name := ${pg.escapeLiteral(role)};
    receiver_id constant oid := (select oid from pg_roles where rolname = receiver);
  begin
    for command in
      select format('alter table %s owner to %I', c.oid::regclass, receiver) from pg_class c
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f', 'S')
          and c.relowner <> receiver_id
          and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid
            and (d.deptype = 'e' or (d.deptype in ('a', 'i') and c.relkind = 'S')))
      union all
      select format('alter routine %s owner to %I', p.oid::regprocedure, receiver) from pg_proc p
        where p.pronamespace = 'public'::regnamespace and p.proowner <> receiver_id
          and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid
            and d.deptype = 'e')
      union all
      select format('alter type %s owner to %I', t.oid::regtype, receiver) from pg_type t
        where t.typnamespace = 'public'::regnamespace and t.typtype in ('e', 'd')
          and t.typowner <> receiver_id
    loop execute command; end loop;
  end $give$`

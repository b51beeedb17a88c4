import { createHmac } from 'node:crypto'
import { query } from './query.ts'

/** Each service's database and the role of the same name, which owns it and has no other rights. */
export const databaseNames = { cms: 'site_cms', market: 'site_market' } as const

interface OwnerUrls {
  readonly cmsUrl: string
  readonly marketUrl: string
}

/**
 * The URLs at which the services connect to the embedded server, each with its own role. The passwords are derived from
 * the server's, so no further secret is stored.
 */
export function serviceUrls({ cmsUrl, marketUrl }: OwnerUrls, password: string) {
  return {
    cmsServiceUrl: inRole(cmsUrl, databaseNames.cms, password),
    marketServiceUrl: inRole(marketUrl, databaseNames.market, password),
  }
}

/** Gives each service's database to its role; no other role may connect. Run before the first migration. */
export async function grantRoles({ cmsUrl, marketUrl }: OwnerUrls, password: string): Promise<void> {
  for (const [url, role] of [
    [cmsUrl, databaseNames.cms],
    [marketUrl, databaseNames.market],
  ] as const) {
    await query(url, createRole(role))
    await query(
      url,
      `alter role "${role}" login nosuperuser nocreatedb nocreaterole noreplication nobypassrls
        password '${derivePassword(role, password)}'`,
    )
    await query(url, restrictDatabase(role))
  }
}

const derivePassword = (role: string, password: string): string =>
  createHmac('sha256', password).update(role).digest('base64url')

function inRole(url: string, role: string, password: string): string {
  const own = new URL(url)
  own.username = role
  own.password = derivePassword(role, password)
  return own.href
}

const createRole = (role: string): string =>
  `do $$ begin
    if not exists (select from pg_roles where rolname = '${role}') then create role "${role}"; end if;
  end $$`

/** By default every role may connect to every database. */
const restrictDatabase = (role: string): string => `
  alter database "${role}" owner to "${role}";
  revoke all on database "${role}", postgres, template1 from public;
  alter schema public owner to "${role}";
  revoke create on schema public from public`

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { databaseUrls, query } from '../database/database.mjs'
import { root } from '../places.mjs'

export const rolePassword = 'only for this test'

/**
 * Gives each service its role and database by the statements of docs/threat-model.md, as whoever runs a server follows
 * them.
 *
 * @param {string} server the superuser's address
 */
export async function makeDocumentedRoles(server) {
  const { cmsUrl, adminUrl } = databaseUrls(server)
  for (const { database, sql } of documentedStatements())
    await query(database === 'site_cms' ? cmsUrl : adminUrl, sql)
}

function documentedStatements() {
  const text = readFileSync(join(root, 'docs', 'threat-model.md'), 'utf8')
  const block = /```sql\n(create role site_cms[^`]+)```/.exec(text)?.[1] ?? ''
  let database = 'postgres'
  return block
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => {
      if (line.startsWith('-- in ')) database = /^-- in (\w+)/.exec(line)?.[1] ?? ''
      return line.startsWith('--') ? [] : [{ database, sql: line.replace('…', rolePassword) }]
    })
}

/**
 * The same database reached in another role.
 *
 * @param {string} url
 * @param {string} role
 */
export function asRole(url, role) {
  const own = new URL(url)
  own.username = role
  own.password = rolePassword
  return own.href
}

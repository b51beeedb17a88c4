import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { query } from '../database/database.mjs'
import { openContents } from '../database/database-source.mjs'
import { startPostgres } from '../database/postgres-server.mjs'
import { root } from '../places.mjs'
import { startFamily } from '../session/family.mjs'

const family = startFamily()
const folder = mkdtempSync(join(tmpdir(), 'site-deploy-roles-'))
const logFile = join(folder, 'postgres.log')
/** @type {string} the server's, in its owner's name */
let server

/** @param {string} role @param {string} database */
function as(role, database) {
  const url = new URL(server)
  return Object.assign(url, { username: role, password: 'only for this test', pathname: database }).href
}

beforeAll(async () => {
  family.removeAtEnd(folder)
  const { command } = parse(readFileSync(join(root, 'deploy/compose.yaml'), 'utf8')).services.database
  const started = await startPostgres({
    dataDir: join(folder, 'postgres'),
    password: 'of the owner for this test',
    logFile,
    settings: [...command.filter((/** @type {string} */ part) => part.includes('=')), 'fsync=off'],
    family,
  })
  server = started.url
  const [, statements = ''] =
    /<<'SQL'\n(.*)\nSQL/s.exec(readFileSync(join(root, 'deploy/postgres/roles.sh'), 'utf8')) ?? []
  // One by one, as psql sends them: a database cannot be made in a transaction.
  for (const statement of statements.replace(/:'\w+'/g, "'only for this test'").split(';\n'))
    await query(server, statement)
  for (const name of ['site_cms', 'site_market']) {
    await query(as(name, name), 'create table kept (id serial primary key, name text)')
    await query(as(name, name), "insert into kept (name) values ('a row')")
  }
})
afterAll(() => family.end())

describe('the roles of deploy/postgres/roles.sh', () => {
  it.each(['site_cms', 'site_market'])('let the backup read all of %s, as it is later too', async (name) => {
    await query(as(name, name), "create table young as select 'later' as name")
    const contents = await openContents(as('site_backup', name))
    expect(contents.tables.map((table) => [table.name, table.rows])).toEqual([
      ['kept', '1'],
      ['young', '1'],
    ])
    expect(contents.sequences).toEqual([{ name: 'kept_id_seq', lastValue: '1', isCalled: true }])
    expect(await text(contents.open('kept'))).toBe('1\ta row\n')
    await contents.close()
  })

  it.each([
    { role: 'site_backup', database: 'site_cms', sql: "insert into kept (name) values ('b')" },
    { role: 'site_backup', database: 'site_market', sql: 'delete from kept' },
    { role: 'site_backup', database: 'postgres', sql: 'create database mine' },
    { role: 'site_cms', database: 'site_market', sql: 'select 1' },
    { role: 'site_market', database: 'site_cms', sql: 'select 1' },
    { role: 'site_cms', database: 'site_cms', sql: 'set role site_backup' },
  ])('let $role do no more: $sql in $database', async ({ role, database, sql }) => {
    await expect(query(as(role, database), sql)).rejects.toMatchObject({ code: '42501' })
  })
})

describe('the log of PostgreSQL in deploy/compose.yaml', () => {
  it('says who connected, and from where', async () => {
    await query(as('site_backup', 'site_cms'), 'select 1')
    expect(readFileSync(logFile, 'utf8')).toMatch(
      / 127\.0\.0\.1 LOG: +connection authorized: user=site_backup database=site_cms/,
    )
  })
})

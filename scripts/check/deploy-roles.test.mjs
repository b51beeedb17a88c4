import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, query } from '../database/database.mjs'
import { openContents } from '../database/database-source.mjs'
import { startPostgres } from '../database/postgres-server.mjs'
import { root } from '../places.mjs'
import { startFamily } from '../session/family.mjs'
import { compose } from './deploy-files.mjs'

const family = startFamily()
const folder = mkdtempSync(join(tmpdir(), 'site-deploy-roles-'))
const password = 'only for this test'
const read = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8')
const rolesScript = read('deploy/postgres/roles.sh')
/** What compose starts its server with. */
const settings = compose.services.database.command.filter((/** @type {string} */ part) => part.includes('='))

/**
 * Each for an empty server: what the superuser says in `postgres`, and what in the database of the content service.
 *
 * @type {{ file: string, statements: string, inContent: string }[]}
 */
const ways = [
  {
    file: 'deploy/postgres/roles.sh',
    statements: (/<<'SQL'\n(.*)\nSQL/s.exec(rolesScript)?.[1] ?? '')
      .replace(/^\\getenv .*\n/gm, '')
      .replace(/:'\w+'/g, `'${password}'`),
    inContent: '',
  },
  { file: 'docs/threat-model.md', ...ofThreatModel() },
]

function ofThreatModel() {
  const sql = /```sql\n(.*?)```/s.exec(read('docs/threat-model.md'))?.[1] ?? ''
  const [statements = '', inContent = ''] = sql
    .replaceAll("'…'", `'${password}'`)
    .split(/^-- in site_cms.*\n/m)
  return { statements, inContent }
}

/** One by one, as psql sends them: a database cannot be made in a transaction. @param {string} url @param {string} sql */
async function say(url, sql) {
  for (const statement of sql.split(/;\s*/).filter(Boolean)) await query(url, statement)
}

afterAll(() => family.end())

it('are made with passwords that compose hands on, and that stand in no argument', () => {
  const handed = Object.keys(compose.services.database.environment).filter((name) =>
    name.includes('_DATABASE_'),
  )
  const variables = [...rolesScript.matchAll(/^\\getenv (\w+) (\w+)$/gm)]
  expect(variables.map(([, , variable]) => variable).toSorted()).toEqual(handed.toSorted())
  for (const [, name] of variables) expect(rolesScript).toContain(`password :'${name}'`)
  expect(rolesScript).not.toMatch(/\$\w/)
})

describe.each(ways)('the roles of $file', ({ file, statements, inContent }) => {
  const place = join(folder, file.replaceAll('/', '-'))
  /** @type {string} the server's, in its owner's name */
  let server

  /** @param {string} role @param {string} database */
  function as(role, database) {
    const url = new URL(server)
    return Object.assign(url, { username: role, password, pathname: database }).href
  }

  beforeAll(async () => {
    mkdirSync(place)
    family.removeAtEnd(folder)
    const started = await startPostgres({
      dataDir: join(place, 'postgres'),
      password: 'of the owner for this test',
      logFile: join(place, 'postgres.log'),
      settings: [...settings, 'fsync=off'],
      family,
    })
    server = started.url
    await say(server, statements)
    const content = new URL(server)
    content.pathname = 'site_cms'
    await say(content.href, inContent)
    for (const name of ['site_cms', 'site_market']) {
      await query(as(name, name), 'create table kept (id serial primary key, name text)')
      await query(as(name, name), "insert into kept (name) values ('a row')")
    }
  })

  it('let the backup find both databases by the address that brokerage.env.example gives it', async () => {
    const [, role = '', database = ''] =
      /^BACKUP_DATABASE_URL=postgres:\/\/(\w+):PASSWORD@[^/]+\/(\w+)$/m.exec(
        read('deploy/brokerage.env.example'),
      ) ?? []
    const DATABASE_URL = as(role, database)
    const { cmsUrl, marketUrl } = await openDatabase({
      env: { DATABASE_URL },
      dataDir: place,
      password,
      family,
    })
    for (const url of [cmsUrl, marketUrl])
      expect(await query(url, 'select name from kept')).toEqual([{ name: 'a row' }])
  })

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
    { role: 'site_backup', database: 'postgres', sql: 'create table mine (id int)' },
    { role: 'site_cms', database: 'site_market', sql: 'select 1' },
    { role: 'site_market', database: 'site_cms', sql: 'select 1' },
    { role: 'site_cms', database: 'site_cms', sql: 'set role site_backup' },
    { role: 'site_cms', database: 'postgres', sql: 'select 1' },
    { role: 'site_market', database: 'template1', sql: 'select 1' },
  ])('let $role do no more: $sql in $database', async ({ role, database, sql }) => {
    await expect(query(as(role, database), sql)).rejects.toMatchObject({ code: '42501' })
  })

  it('leave a log that says who connected, and from where', async () => {
    await query(as('site_backup', 'site_cms'), 'select 1')
    expect(readFileSync(join(place, 'postgres.log'), 'utf8')).toMatch(
      / 127\.0\.0\.1 LOG: +connection authorized: user=site_backup database=site_cms/,
    )
  })
})

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { startEmbedded } from '../database/embedded.ts'
import { query } from '../database/query.ts'
import { root } from '../paths.ts'
import { Processes } from '../processes.ts'
import { readDeployFile } from './files.ts'

const processes = new Processes()
const directory = mkdtempSync(join(tmpdir(), 'deploy-roles-'))
const password = 'only for this test'

/** The statements for the superuser, in `postgres` and in the database of the CMS. */
const sources = [
  {
    file: 'deploy/postgres/roles.sh',
    statements: (/<<'SQL'\n(.*)\nSQL/s.exec(readDeployFile('postgres/roles.sh'))?.[1] ?? '')
      .replace(/^\\getenv .*\n/gm, '')
      .replace(/:'\w+'/g, `'${password}'`),
    inContent: '',
  },
  { file: 'docs/guides/harden-for-production.md', ...fromGuide() },
]

function fromGuide() {
  const guide = readFileSync(join(root, 'docs/guides/harden-for-production.md'), 'utf8')
  const sql = /```sql\n(.*?)```/s.exec(guide)?.[1] ?? ''
  const [statements = '', inContent = ''] = sql
    .replaceAll("'…'", `'${password}'`)
    .split(/^-- in site_cms.*\n/m)
  return { statements, inContent }
}

/** One by one, like psql: a database cannot be created in a transaction. */
async function runAll(url: string, sql: string): Promise<void> {
  for (const statement of sql
    .replace(/^--.*$/gm, '')
    .split(/;\s*/)
    .filter(Boolean))
    await query(url, statement)
}

afterAll(async () => {
  await processes.stopAll()
  rmSync(directory, { recursive: true, force: true })
})

describe.each(sources)('the roles of $file', ({ file, statements, inContent }) => {
  let server = ''
  const urlFor = (role: string, database: string) =>
    Object.assign(new URL(server), { username: role, password, pathname: database }).href

  beforeAll(async () => {
    const { services } = parse(readDeployFile('compose.yaml'), { merge: true })
    const command: string[] = services.database.command
    const place = join(directory, file.replaceAll('/', '-'))
    const started = await startEmbedded({
      dataDir: join(place, 'postgres'),
      password: 'of the owner',
      logFile: join(directory, `${file.replaceAll('/', '-')}.log`),
      settings: [...command.filter((part) => part.includes('=')), 'fsync=off'],
      processes,
    })
    server = started.url
    await runAll(server, statements)
    await runAll(Object.assign(new URL(server), { pathname: 'site_cms' }).href, inContent)
    for (const name of ['site_cms', 'site_market']) {
      await query(urlFor(name, name), 'create extension if not exists pg_trgm')
      await query(urlFor(name, name), "create table saved as select 'a row' as name")
    }
  })

  it.each(['site_cms', 'site_market'])('let the backup read every table of %s', async (database) => {
    expect(await query(urlFor('site_backup', database), 'select name from saved')).toEqual([
      { name: 'a row' },
    ])
  })

  it.each([
    { role: 'site_backup', database: 'site_cms', sql: "insert into saved values ('b')" },
    { role: 'site_backup', database: 'site_market', sql: 'drop table saved' },
    { role: 'site_cms', database: 'site_market', sql: 'select 1' },
    { role: 'site_market', database: 'site_cms', sql: 'select 1' },
    { role: 'site_cms', database: 'site_cms', sql: 'set role site_backup' },
    { role: 'site_cms', database: 'site_cms', sql: 'create database mine' },
    { role: 'site_cms', database: 'postgres', sql: 'select 1' },
    { role: 'site_market', database: 'template1', sql: 'select 1' },
  ])('deny $role in $database: $sql', async ({ role, database, sql }) => {
    await expect(query(urlFor(role, database), sql)).rejects.toMatchObject({
      code: expect.stringMatching(/^42501$/),
    })
  })
})

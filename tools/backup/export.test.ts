import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { query } from '../database/query.ts'
import { databaseNames } from '../database/roles.ts'
import { lockDataDirectory } from '../run-lock.ts'
import { siteCommands } from '../site/serve.ts'
import { runCli } from '../test/run-cli.ts'
import { filledData } from './backup-data.fixture.ts'

const schema = `
  create type state as enum ('draft', 'it''s live');
  create table pages (id serial primary key, state state, body jsonb, words text[], photo bytea, at timestamptz,
    parent int references pages);
  create table a_comments (page int not null references pages, text text);
  create table search (id int, locale text) partition by list (locale);
  create table search_id partition of search for values in ('id');
  create function reject_all() returns trigger language plpgsql as 'begin raise exception ''fired''; end';
  create trigger reject before insert on a_comments for each row execute function reject_all();`

const content = `
  set session_replication_role = replica;
  insert into pages values (7, 'it''s live', '{"a": "\\"\\\\ \\n’"}', array['x,y', '', null, '{"}'], '\\x00ff27',
    '2026-11-30 07:00:00.123456+07', 9), (9, null, null, '{}', null, null, 7);
  insert into pages select n, 'draft' from generate_series(10, 1300) n;
  select setval('pages_id_seq', 4321);
  insert into a_comments values (7, E'line\\nwith ''quotes'', "double" and \\\\ backslash'), (9, '');
  insert into search values (7, 'id')`

const readAll = (url: string) =>
  query(
    url,
    `select (select jsonb_agg(p order by id) from pages p) as pages, (select jsonb_agg(c) from a_comments c) as comments,
      (select jsonb_agg(s) from search s) as search, nextval('pages_id_seq') as next`,
  )

it('npm run export writes what fills an empty database of the same release, and only that', async () => {
  const { dataDir, directory, data } = await filledData()
  const target = data.url.replace(databaseNames.cms, databaseNames.market)
  for (const url of [data.url, target]) await query(url, schema)
  await query(target, 'create table notes (body text)')
  await query(data.url, content)
  const exported = join(directory, 'exported')
  const run = () => runCli(['export', exported], { DATA_DIR: dataDir })
  expect((await run()).error).toContain('The site does not run')
  const lock = await lockDataDirectory(dataDir, siteCommands.start)
  expect((await run()).error).toBe('')
  expect((await run()).error).toContain('Name a new directory')
  lock.release()

  expect(readdirSync(join(exported, 'media'))).toEqual(['report.pdf'])
  const script = join(exported, 'site_cms.sql')
  expect(statSync(script).mode & 0o077).toBe(0)
  // Lines with a backslash are psql's own; the batches of 500 rows make several statements.
  const sql = readFileSync(script, 'utf8').replaceAll(/^\\.*$/gm, '')
  expect(sql.match(/^insert into pages /gm)).toHaveLength(3)
  await query(target, sql)
  expect(await readAll(target)).toEqual(await readAll(data.url))
  await expect(query(target, sql)).rejects.toThrow('This database has content already')
  await query(target, 'alter table notes add column later text')
  await expect(query(target, sql)).rejects.toThrow('The tables differ')
  expect(existsSync(join(exported, 'secrets.json'))).toBe(false)
})

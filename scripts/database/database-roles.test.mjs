import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startFamily } from '../session/family.mjs'
import { openDatabase, query, runningDatabase } from './database.mjs'
import { handOver } from './database-roles.mjs'

const family = startFamily()
const dataDir = mkdtempSync(join(tmpdir(), 'site-roles-'))
const password = 'only for this test'
/** @type {Awaited<ReturnType<typeof openDatabase>>} */
let database
/** In the roles of the services. @type {string} */
let cms
/** @type {string} */
let market

beforeAll(async () => {
  mkdirSync(join(dataDir, 'logs'))
  family.removeAtEnd(dataDir)
  database = await openDatabase({ env: {}, dataDir, password, family })
  cms = database.cmsServiceUrl ?? ''
  market = database.marketServiceUrl ?? ''
  // What an older release has left, all of it the server's owner's.
  await query(
    database.cmsUrl,
    `create extension pg_trgm;
      create type kind as enum ('a');
      create table old (id serial primary key, kind kind);
      create view shown as select * from old;
      create sequence alone;
      create function one() returns int language sql as 'select 1';
      insert into old (kind) values ('a')`,
  )
  await handOver(database, password)
})
afterAll(() => family.end())

describe('the role of a service', () => {
  it('owns what there was in its database before, and may go on building', async () => {
    for (const statement of [
      'alter table old add column more text',
      "alter type kind add value 'b'",
      'create or replace view shown as select id, kind from old where more is null',
      'alter sequence alone restart',
      "create or replace function one() returns int language sql as 'select 2'",
      "insert into old (kind) values ('b')",
      'create table young (id int)',
      'create extension unaccent',
    ]) {
      await query(cms, statement)
    }
    expect(await query(cms, 'select count(*)::int as rows from old')).toEqual([{ rows: 2 }])
  })

  it.each([
    { what: 'connect to the database of the other service', sql: null },
    { what: 'make a database', sql: 'create database mine' },
    { what: 'make a role', sql: 'create role mine' },
    { what: 'give itself more rights', sql: 'alter role current_user createrole' },
    { what: 'become the owner of the server', sql: 'set role site' },
    { what: 'read files of the server', sql: "select pg_read_file('PG_VERSION')" },
    { what: 'write files on the server', sql: "copy (select 1) to '/tmp/x'" },
    { what: 'run programs on the server', sql: "copy (select 1) to program 'true'" },
    { what: 'read the passwords of roles', sql: 'select rolpassword from pg_authid' },
    { what: 'change the settings of the server', sql: 'alter system set port = 1' },
    { what: 'replicate', sql: "select pg_create_physical_replication_slot('x')" },
    { what: 'read files of the machine', sql: "select lo_import('/etc/hostname')" },
  ])('may not $what', async ({ sql }) => {
    const elsewhere = (/** @type {string} */ url) => {
      const other = new URL(url)
      other.pathname = new URL(url).pathname === '/site_cms' ? '/site_market' : '/site_cms'
      return other.href
    }
    for (const url of [cms, market]) {
      const asked = sql === null ? query(elsewhere(url), 'select 1') : query(url, sql)
      await expect(asked).rejects.toMatchObject({ code: '42501' })
    }
  })

  it('connects to no database but its own', async () => {
    for (const name of ['postgres', 'template1', 'site_market']) {
      const other = new URL(cms)
      other.pathname = `/${name}`
      await expect(query(other.href, 'select 1')).rejects.toThrow(/permission denied for database/)
    }
  })

  it('is what a command beside the running site uses, too', async () => {
    const beside = await runningDatabase({ env: {}, dataDir, password })
    expect([beside.cmsServiceUrl, beside.marketServiceUrl]).toEqual([cms, market])
    expect(await query(market, 'select current_user::text as me')).toEqual([{ me: 'site_market' }])
  })

  it('is left as it is when it is made again', async () => {
    await handOver(database, password)
    expect(await query(cms, 'select count(*)::int as rows from old')).toEqual([{ rows: 2 }])
  })
})

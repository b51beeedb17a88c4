import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { environment } from '#cms/base/environment/environment.ts'

const cmsFolder = join(dirname(fileURLToPath(import.meta.url)), '..')
const database = `seed_${crypto.randomUUID().replaceAll('-', '')}`
const url = new URL(environment.DATABASE_URL)
url.pathname = `/${database}`
const folder = join(environment.DATA_DIR, 'small-seed')
const article = 'emergency-fund-first.yaml'
const deadlineMs = 240_000

type Run = { output: string; exitCode: number | null }

/** Runs a script of the service on the test database. */
async function run(script: string, ...args: string[]): Promise<Run> {
  const child = spawn('node', [script, ...args], {
    cwd: cmsFolder,
    env: {
      ...process.env,
      DATABASE_URL: url.href,
      SEED_FOLDER: folder,
      DEMO_PASSWORD: 'a-password-for-the-tests',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  await once(child, 'close')
  return { output, exitCode: child.exitCode }
}

/** Without most documents, whose images and PDFs take long; `--lenient` skips the missing ones. */
const seed = () => run('seed/seed.ts', '--lenient')

async function makeSmallSeed(): Promise<void> {
  const fullSeed = join(cmsFolder, 'seed')
  const files = ['categories.yaml', 'authors.yaml', 'menu.yaml', 'settings.yaml', 'pictures.yaml', 'pages']
  for (const file of files) {
    await cp(join(fullSeed, 'content', file), join(folder, 'content', file), { recursive: true })
  }
  await cp(join(fullSeed, 'content', 'articles', article), join(folder, 'content', 'articles', article))
  await symlink(join(fullSeed, 'pictures'), join(folder, 'pictures'))
}

async function execute(at: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: at, connectionTimeoutMillis: 5000 })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}

const state = `select (select count(*)::int from articles) as articles, (select count(*)::int from menu_header) as menu,
  (select count(*)::int from users) as users, (select count(*)::int from client_directory) as clients,
  exists (select from payload_kv where key = 'seed-unfinished') as unfinished`

beforeAll(async () => {
  await execute(environment.DATABASE_URL, `create database ${database}`)
  await makeSmallSeed()
  await run('src/migrate.ts')
}, deadlineMs)

afterAll(() => execute(environment.DATABASE_URL, `drop database ${database} with (force)`))

it(
  'seed completes an interrupted seed, unless visitors have sent data since',
  async () => {
    await execute(
      url.href,
      `create function stop() returns trigger language plpgsql as $$ begin raise 'the seed is interrupted here'; end $$;
       create trigger stop before insert on menu_header execute function stop()`,
    )
    const failed = await seed()
    expect(failed).toEqual({
      exitCode: 1,
      output: expect.stringMatching(/failed: the seed is interrupted here\n$/),
    })
    await execute(url.href, 'drop function stop cascade')
    const [interrupted] = await execute(url.href, state)
    expect(interrupted).toMatchObject({ articles: 1, menu: 0, users: 0, unfinished: true })

    await execute(
      url.href,
      `insert into contact_messages (full_name, email, phone, domicile, message, locale, consent_text, consent_version, idempotency_key)
       values ('Nama', 'a@contoh.example', '0215550123', 'indonesia', 'Pesan', 'id', 'Setuju', 'v', 'k')`,
    )
    const rejected = await seed()
    expect(rejected).toMatchObject({ exitCode: 1 })
    expect(rejected.output).toContain('visitors have sent 1 messages since')
    expect(await execute(url.href, state)).toEqual([interrupted])

    await execute(url.href, 'delete from contact_messages')
    const { output, exitCode } = await seed()
    expect([exitCode, output]).toEqual([0, expect.stringContaining('an interrupted seed')])
    const [completed] = await execute(url.href, state)
    expect(completed).toMatchObject({ articles: 1, users: 3, clients: 21, unfinished: false })
    expect(completed?.menu).toBeGreaterThan(0)

    const again = await seed()
    expect([again.exitCode, again.output]).toEqual([0, expect.stringContaining('nothing written')])

    const emptied = await run('seed/seed.ts', '--lenient', '--empty', '--force')
    expect(emptied.exitCode).toBe(0)
    const [structure] = await execute(url.href, state)
    expect(structure).toMatchObject({ articles: 0, menu: completed?.menu, users: 3, unfinished: false })
  },
  deadlineMs,
)

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { deployDirectory } from '../deploy/files.ts'
import { root } from '../paths.ts'
import { Processes } from '../processes.ts'
import { demoEmail } from '../site/demo-account.ts'
import { ComposeSite } from './compose-site.ts'

const directory = mkdtempSync(join(tmpdir(), 'site-restore-'))
const processes = new Processes()
const password = 'kopi-hujan-sepeda-7'
const waiting = { timeout: 240_000, interval: 500 }
let site: ComposeSite
let cookie = ''

/** The shell commands of a guide, in order. */
const readGuideCommands = (guide: string): string[] =>
  [...readFileSync(join(root, 'docs/guides', guide), 'utf8').matchAll(/```sh\n(.*?)```/gs)].map(
    ([, text = '']) => text.replace(/^ {3}/gm, ''),
  )

const fetchStatus = async (path: string) => (await fetch(site.url('web', path))).status
const untilReady = (service: 'cms' | 'market' | 'web') =>
  vi.waitFor(async () => expect((await fetch(site.url(service, '/readyz'))).status).toBe(200), waiting)

async function askCms(path: string, init: RequestInit = {}) {
  const headers = { 'content-type': 'application/json', origin: site.url('cms', ''), cookie }
  const response = await fetch(site.url('cms', path), { ...init, headers })
  expect([response.status, path]).toEqual([200, path])
  return response
}

const setStatus = (id: number, status: 'draft' | 'published') =>
  askCms(`/api/articles/${id}?locale=id`, { method: 'PATCH', body: JSON.stringify({ _status: status }) })

const erased = 'terhapus@contoh.example'
const addMessage = () =>
  site.runSql('psql', [
    '--dbname=site_cms',
    '--command',
    `insert into contact_messages (full_name, email, phone, domicile, message, locale, consent_text, consent_version,
      idempotency_key) values ('Nama', '${erased}', '+62215550123', 'indonesia', 'Pesan', 'id', 'Ya', 'v1', 'terhapus')`,
  ])
const askPrivacy = async (path: string) =>
  (await askCms(`/api/erasures/${path}`, { method: 'POST', body: JSON.stringify({ email: erased }) })).json()

beforeAll(async () => {
  site = await ComposeSite.create(directory, processes)
  await vi.waitFor(() => site.runSql('pg_isready', []), waiting)
  site.createRoles()
  await site.exec('cms', ['node', 'src/migrate.ts'])
  await site.exec('cms', ['node', 'seed/seed.ts'], { DEMO_PASSWORD: password })
  site.start('cms')
  site.start('market')
  await untilReady('cms')
  site.start('web')
  await untilReady('web')
  const login = await askCms('/api/users/login', {
    method: 'POST',
    body: JSON.stringify({ email: demoEmail, password }),
  })
  cookie = login.headers.get('set-cookie')?.split(';')[0] ?? ''
}, 900_000)

afterAll(async () => {
  await processes.stopAll()
  rmSync(directory, { recursive: true, force: true })
})

it('restores a site with the commands of the guides, and a node with old pages shows only the restored content', async () => {
  const found = await askCms('/api/articles?locale=id&depth=0&limit=2&where[_status][equals]=published')
  const { docs }: { docs: { id: number; slug: string }[] } = JSON.parse(await found.text())
  const [early, late] = docs.map(({ id, slug }) => ({ id, page: `/id/blog/${slug}` }))
  if (early === undefined || late === undefined)
    throw new Error('The demo content has fewer than two articles.')
  await setStatus(late.id, 'draft')
  await vi.waitFor(async () => expect(await fetchStatus(late.page)).toBe(404), waiting)

  addMessage()
  const output = site.runSql('sh', [join(deployDirectory, 'postgres/backup.sh'), site.backups])
  const [, backup = ''] = /^Backup complete: (.+)\n$/.exec(output) ?? []
  expect(readdirSync(backup)).toEqual(['site_cms.dump', 'site_market.dump'])

  expect(await askPrivacy('person')).toMatchObject({ messages: 1 })
  await setStatus(late.id, 'published')
  await setStatus(early.id, 'draft')
  await vi.waitFor(
    async () => expect([await fetchStatus(early.page), await fetchStatus(late.page)]).toEqual([404, 200]),
    waiting,
  )

  const [, restoreBeside = '', swap = ''] = readGuideCommands('restore.md')
  expect(site.runSql('bash', ['-eu', '-c', restoreBeside], { backup })).toBe('')
  await site.stop('cms')
  await site.stop('market')
  expect(site.runSql('bash', ['-eu', '-c', swap], { backup })).toMatch(/GRANT\n$/)
  expect(await fetchStatus(late.page)).toBe(200)

  site.start('cms')
  site.start('market')
  await untilReady('cms')
  const restored = async () =>
    expect([await fetchStatus(early.page), await fetchStatus(late.page)]).toEqual([200, 404])
  await vi.waitFor(restored, waiting)
  expect(await (await fetch(site.url('web', '/id/blog'))).text()).not.toContain(late.page)

  // The backup contains the message, and no record of the erasure.
  expect(await askPrivacy('search')).toMatchObject({ messages: 0 })

  // The next process starts with the pages on disk.
  await site.stop('web')
  site.start('web')
  await untilReady('web')
  await restored()
}, 900_000)

it('does not change the databases when a dump is damaged', async () => {
  await site.stop('cms')
  await site.stop('market')
  site.runSql('dropdb', ['site_cms_before'])
  site.runSql('dropdb', ['site_market_before'])
  const names = () =>
    site.runSql('psql', ['-Atc', 'select oid, datname from pg_database order by 1', 'postgres'])
  const before = names()
  const backup = join(directory, 'damaged')
  site.runSql('sh', ['-c', `mkdir ${backup} && echo PGDMP > ${backup}/site_cms.dump`])
  const [, restoreBeside = '', swap = ''] = readGuideCommands('restore.md')
  site.runSql('bash', ['-c', restoreBeside], { backup })
  expect(() => site.runSql('bash', ['-c', swap])).toThrow('does not exist')
  site.runSql('dropdb', ['--if-exists', 'site_cms_restored'])
  expect(names()).toBe(before)
})

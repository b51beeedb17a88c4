import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execa } from 'execa'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { signPreviewToken } from '../../packages/contracts/src/preview-token.ts'
import { root } from '../paths.ts'
import { Processes, packageBin } from '../processes.ts'
import { Cluster, type Editor } from './cluster.ts'

const directory = mkdtempSync(join(tmpdir(), 'site-cluster-'))
const processes = new Processes()
let cluster: Cluster
let editors: readonly [Editor, Editor]

beforeAll(async () => {
  cluster = await Cluster.start(directory, processes)
  // One after the other: Payload stores the sessions of an account in its row.
  editors = [await cluster.signIn(0), await cluster.signIn(1)]
}, 900_000)

afterAll(async () => {
  await processes.stopAll()
  await cluster.stopStorage()
  rmSync(directory, { recursive: true, force: true })
})

const fetchText = async (url: string) => (await fetch(url)).text()
const hiddenValue = (html: string, name: string) =>
  new RegExp(`name="${name}"[^>]*value="([^"]*)"|value="([^"]*)"[^>]*name="${name}"`)
    .exec(html)
    ?.slice(1)
    .find(Boolean) ?? ''

describe('two processes of each service', () => {
  it.each([0, 1] as const)('show on both web nodes what is published at CMS process %i', async (index) => {
    const slug = `gugus-terbit-${index}`
    await editors[index].publishArticle(await editors[index].draftArticle(slug))
    await cluster.waitUntilShown(`/id/blog/${slug}`, `Judul ${slug}`)
  })

  it('serve an upload from every process, without a copy on a process’s disk', async () => {
    const image = readFileSync(join(root, 'apps', 'cms', 'seed', 'pictures', 'promo-1.webp'))
    const { doc: cover } = await editors[0].upload(image, 'gugus.webp')
    const article = await editors[0].draftArticle('gugus-gambar', { cover: cover.id })
    await editors[0].publishArticle(article)
    const nodes = [...cluster.nodes.cms, ...cluster.nodes.web]
    const files = await Promise.all(
      nodes.map(async ({ url }) =>
        Buffer.from(await (await fetch(`${url}/media/${cover.filename}`)).arrayBuffer()),
      ),
    )
    expect(files[0]?.toString('latin1', 8, 12)).toBe('WEBP')
    expect(files.every((file) => file.equals(files[0] ?? Buffer.alloc(0)))).toBe(true)
    for (const { site } of cluster.nodes.cms) {
      expect(existsSync(join(site.dataDir, 'media', cover.filename))).toBe(false)
    }
  })

  it('show a draft on either web node', async () => {
    const document = await editors[0].draftArticle('gugus-draf')
    const exp = Math.floor(Date.now() / 1_000) + 600
    const claims = { collection: 'articles', document, key: null, exp, frames: [], locales: ['id'] } as const
    const token = signPreviewToken(
      { ...claims, frames: [], locales: ['id'] },
      cluster.site.secrets.CONTENT_API_KEY,
    )
    for (const { url } of cluster.nodes.web) {
      expect(await fetchText(`${url}/id/blog/draft-${document}?preview=${token}`)).toContain(
        'Judul gugus-draf',
      )
    }
  })

  it('accept the form of one web node at the other, once, and send each email once', async () => {
    const page = await fetchText(`${cluster.nodes.web[0].url}/id/hubungi-kami`)
    const form = new URLSearchParams({
      idempotencyKey: hiddenValue(page, 'idempotencyKey'),
      formToken: hiddenValue(page, 'formToken'),
      consent: hiddenValue(page, 'consent'),
      humanCheck: '',
      remarks: '',
      fullName: 'Nara Tumivarka',
      email: 'nara@contoh.example',
      phone: '081234567890',
      domicile: 'indonesia',
      subject: /<option value="(\d+)"/.exec(page)?.[1] ?? '',
      message: 'Bagaimana cara memindahkan efek saya?',
    })
    const send = (index: 0 | 1) =>
      fetch(`${cluster.nodes.web[index].url}/id/hubungi-kami`, {
        method: 'POST',
        body: form,
        redirect: 'manual',
        headers: { origin: cluster.site.env.SITE_URL ?? '' },
      })
    // The form's token contains the time of the page, and forms sent within a second are rejected.
    await vi.waitFor(async () => expect((await send(1)).status).toBe(303), { timeout: 10_000, interval: 500 })
    expect((await Promise.all([send(0), send(1)])).map(({ status }) => status)).toEqual([303, 303])
    const mails = () => cluster.query('select state, attempts::int from mails')
    await vi.waitFor(async () => {
      const all = await mails()
      expect(all.length).toBeGreaterThan(0)
      expect(all.every(({ state }) => state === 'sent')).toBe(true)
    }, 60_000)
    expect(new Set((await mails()).map(({ attempts }) => attempts))).toEqual(new Set([1]))
    const caught = JSON.parse(await fetchText(`${cluster.mailsUrl}/mails`))
    expect(caught.mails).toHaveLength((await mails()).length)
  })

  it('publish once what both CMS processes find due at the same moment', async () => {
    const ids: number[] = []
    for (let number = 0; number < 8; number += 1) {
      const id = await editors[0].draftArticle(`gugus-jadwal-${number}`)
      ids.push(id)
      await cluster.query(
        `insert into payload_jobs (input, task_slug, queue, wait_until)
         values ($1, 'schedulePublish', 'default', now())`,
        [JSON.stringify({ type: 'publish', doc: { relationTo: 'articles', value: id } })],
      )
    }
    const versions = () =>
      cluster.query(
        `select count(*)::int as count from _articles_v
         where parent_id = any($1) and version__status = 'published' group by parent_id`,
        [ids],
      )
    await vi.waitFor(async () => {
      expect(await versions()).toHaveLength(ids.length)
      expect(await cluster.query('select from payload_jobs')).toHaveLength(0)
    }, 90_000)
    expect((await versions()).map(({ count }) => count)).toEqual(ids.map(() => 1))
  })

  it.each([0, 1] as const)(
    'publish while CMS process %i is killed, which disconnects its feed clients',
    async (index) => {
      const other = index === 0 ? 1 : 0
      const slug = `gugus-putus-${index}`
      const id = await editors[other].draftArticle(slug)
      await editors[other].publishArticle(id)
      await cluster.waitUntilShown(`/id/blog/${slug}`, `Judul ${slug}`)
      await cluster.nodes.cms[index].stop('SIGKILL')
      await editors[other].publishArticle(id, { title: `Judul baru ${slug}` })
      await cluster.waitUntilShown(`/id/blog/${slug}`, `Judul baru ${slug}`)
      await cluster.nodes.cms[index].start()
    },
  )

  it.each(['SIGKILL', 'SIGTERM'] as const)(
    'lose no response when a web node ends by %s under load',
    async (signal) => {
      const args = ['-j', '-c', '20', '-d', '20', '-R', '200', `${cluster.url}/id`]
      const load = execa(packageBin('autocannon'), args)
      const [, killed] = cluster.nodes.web
      await killed.stop(signal)
      await killed.start()
      const { errors, non2xx, timeouts, '2xx': answered } = JSON.parse((await load).stdout)
      expect({ errors, non2xx, timeouts }).toEqual({ errors: 0, non2xx: 0, timeouts: 0 })
      expect(answered).toBeGreaterThan(1_000)
    },
  )

  it('serve visited pages when everything behind the web nodes is down', async () => {
    const siteMap = await fetchText(`${cluster.url}/sitemap.xml`)
    const first = /<loc>[^<]*?(\/[^<]*\.xml)<\/loc>/.exec(siteMap)?.[1]
    const list = first ? await fetchText(`${cluster.url}${first.replace(/^\/\/[^/]+/, '')}`) : siteMap
    const paths = [...list.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)]
      .map(([, path = '']) => path)
      .slice(0, 40)
    expect(paths.length).toBeGreaterThan(10)
    const statuses = (origin: string) =>
      Promise.all(paths.map(async (path) => (await fetch(`${origin}${path}`)).status))
    for (const { url } of cluster.nodes.web) expect(new Set(await statuses(url))).toEqual(new Set([200]))
    await cluster.killBackends()
    for (const origin of [cluster.url, ...cluster.nodes.web.map(({ url }) => url)]) {
      expect(new Set(await statuses(origin))).toEqual(new Set([200]))
    }
  })
})

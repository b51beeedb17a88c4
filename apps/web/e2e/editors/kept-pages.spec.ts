import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type APIRequestContext, expect, test } from '@playwright/test'
import { locales } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { freePort } from '../../server/free-port.fixture.ts'
import { STALE } from '../cache-status.ts'
import { CuttableConnection } from '../cuttable-connection.ts'
import { Editor } from '../editor.ts'
import { elements, readXml } from '../site-map-reader.ts'
import { testSite } from '../test-site.ts'
import { WebNode } from '../web-node.ts'

/** So many requests at a time. */
const LANES = 8
/** Tools and forms are made for each visitor; every other page is kept. */
const neverKept = new Set(
  locales.flatMap((locale) =>
    (['contactUs', 'investmentCalculator', 'riskProfile'] as const).map((page) => pathTo(page, locale)),
  ),
)

let content: CuttableConnection
let market: CuttableConnection
let dataDir = ''
let port = 0
let node: WebNode | null = null

test.describe.configure({ mode: 'default', timeout: 180_000 })

test.beforeEach(async () => {
  const site = testSite()
  content = new CuttableConnection(site.cmsUrl)
  market = new CuttableConnection(site.marketUrl)
  await Promise.all([content.restore(), market.restore()])
  dataDir = await mkdtemp(join(tmpdir(), 'kept-pages-'))
  port = await freePort()
})

test.afterEach(async () => {
  await node?.stop()
  await Promise.all([content.cut(), market.cut()])
  await rm(dataDir, { recursive: true, force: true })
})

async function start(
  { isCutOff }: { isCutOff: boolean },
  settings: Readonly<Record<string, string>> = {},
): Promise<WebNode> {
  const services = { contentUrl: content.url, marketUrl: market.url, port, dataDir, isCutOff }
  node = await WebNode.start(services, settings)
  return node
}

test('with every service dead, each page of the site map answers after a stop and after a kill as it did before', async ({
  request,
}) => {
  const first = await start({ isCutOff: false })
  const listed = await siteMap(request, first.url)
  const warm = [...(await askAll(first.url, listed)).values()].filter(({ status }) => status === 200)
  expect(warm.length / listed.length).toBeGreaterThan(0.95)
  for (const locale of locales) {
    expect(warm.filter(({ path }) => path.startsWith(`/${locale}/`)).length).toBeGreaterThan(100)
  }
  const paths = warm.map(({ path }) => path)
  await Promise.all([content.cut(), market.cut()])
  const before = await askAll(first.url, paths)
  const [script = ''] = /\/shell\/[\w-]+\.js/.exec(before.get(pathTo('home', 'id'))?.html ?? '') ?? []
  await first.stop()

  for (const end of ['kill', 'stop'] as const) {
    const restarted = await start({ isCutOff: true })
    const after = await askAll(restarted.url, paths)
    for (const { path, status, text, cacheStatus } of after.values()) {
      expect(status, path).toBe(200)
      expect(text, path).toBe(before.get(path)?.text)
      expect(cacheStatus, path).toBe(neverKept.has(path) ? 'site; fwd=bypass' : STALE)
    }
    expect((await request.get(`${restarted.url}${script}`)).status(), script).toBe(200)
    const entrance = await request.get(`${restarted.url}/`, { maxRedirects: 0 })
    expect(entrance.headers().location).toBe(pathTo('home', 'id'))
    const unseen = await request.get(
      `${restarted.url}${pathTo('blogDetail', 'id', { slug: 'belum-pernah' })}`,
    )
    expect(unseen.status()).toBe(503)
    await restarted[end]()
  }
})

test('with every service dead, pages of other settings stand in, but not for scripts', async ({
  request,
}) => {
  const blog = pathTo('blog', 'id')
  const status = async (path: string) => (await request.get(`http://127.0.0.1:${port}${path}`)).status()
  const first = await start({ isCutOff: false })
  expect([await status(blog), await status(`${blog}.data`)]).toEqual([200, 200])
  await first.stop()
  await Promise.all([content.cut(), market.cut()])
  const same = await start({ isCutOff: true })
  expect([await status(blog), await status(`${blog}.data`)]).toEqual([200, 200])
  await same.stop()
  const other = await start({ isCutOff: true }, { THIRD_PARTY_HOSTS: 'media.example' })
  expect([await status(blog), await status(`${blog}.data`)]).toEqual([200, 503])
  await other.stop()
})

test('a node that is killed has its pages when it is started again, and makes anew only what changed meanwhile', async ({
  request,
}) => {
  const editor = await Editor.login(request, testSite().editor)
  const slug = `artikel-terlewat-${Date.now()}`
  const article = pathTo('blogDetail', 'id', { slug })
  const about = pathTo('aboutUs', 'en')
  const id = await editor.draftArticle({ title: 'Sebelum node berhenti', slug })
  try {
    await editor.setStatus(id, 'published')
    const first = await start({ isCutOff: false })
    const textAt = async (path: string) => (await request.get(`${first.url}${path}`)).text()
    await expect.poll(() => textAt(article)).toContain('Sebelum node berhenti')
    await textAt(about)
    await first.untilKept(2)
    await first.kill()
    await editor.publishArticle(id, { title: 'Sesudah node berhenti' })
    const second = await start({ isCutOff: false })
    const changed = await request.get(`${second.url}${article}`)
    expect(await changed.text()).toContain('Sesudah node berhenti')
    expect(changed.headers()['cache-status']).toBe('site; fwd=stale; stored')
    const kept = await request.get(`${second.url}${about}`)
    expect(kept.headers()['cache-status']).toBe('site; hit')
  } finally {
    await editor.deleteArticle(id)
  }
})

test('a flood of addresses that are not there leaves the kept pages alone, and nobody without an answer', async ({
  request,
}) => {
  const { url } = await start({ isCutOff: false })
  // Not the home page: what other tests publish meanwhile changes it.
  const kept = pathTo('faq', 'id')
  await request.get(`${url}${kept}`)
  const wrong = Array.from({ length: 1500 }, (_, count) =>
    pathTo('blogDetail', 'en', { slug: `not-${count}` }),
  )
  const flood = Promise.all(wrong.map((path) => fetch(`${url}${path}`)))
  const hits = await Promise.all(Array.from({ length: 40 }, () => fetch(`${url}${kept}`)))
  for (const hit of hits) {
    expect(hit.status).toBe(200)
    expect(hit.headers.get('cache-status')).toBe('site; hit')
    await hit.body?.cancel()
  }
  const message = {
    method: 'POST',
    headers: { origin: url },
    body: new URLSearchParams({ fullName: 'Budi' }),
  }
  const sent = await fetch(`${url}${pathTo('contactUs', 'id')}`, message)
  expect(sent.status, 'what somebody sends is not turned away').toBe(422)
  const answers = await flood
  const shed = answers.filter(({ status }) => status === 503)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404, 503]))
  for (const answer of shed) {
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(answer.headers.get('cache-control')).toContain('no-store')
    expect(await answer.text()).toContain('The site is very busy')
  }
  // The connection of before the flood stood idle; the node may close it just as it is used again, and a browser then asks again.
  const ready = await request.get(`${url}/readyz`, { maxRetries: 1 })
  const state: { shed: number; cache: { bytes: number } } = await ready.json()
  expect(state.shed).toBe(shed.length)
  expect(state.cache.bytes).toBeLessThan(100 * 1024 * 1024)
  expect((await request.get(`${url}${pathTo('faq', 'en')}`, { maxRetries: 1 })).status()).toBe(200)
})

interface Answer {
  readonly path: string
  readonly status: number
  readonly cacheStatus: string | null
  readonly html: string
  readonly text: string
}

async function askAll(url: string, paths: readonly string[]): Promise<Map<string, Answer>> {
  const left = paths.values()
  const answers = new Map<string, Answer>()
  async function lane(): Promise<void> {
    for (const path of left) {
      const response = await fetch(`${url}${path}`, { redirect: 'manual' })
      const html = await response.text()
      answers.set(path, {
        path,
        status: response.status,
        cacheStatus: response.headers.get('cache-status'),
        html,
        text: textOf(html),
      })
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return answers
}

/** What a reader sees; not the marks that forms carry. */
function textOf(html: string): string {
  return html
    .replace(/<(script|style|head)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
}

async function siteMap(request: APIRequestContext, url: string): Promise<string[]> {
  const index = await readXml(request, `${url}/sitemap.xml`, 'sitemapindex')
  const paths: string[] = []
  for (const file of elements(index, 'loc')) {
    const map = await readXml(request, `${url}${new URL(file).pathname}`, 'urlset')
    paths.push(...elements(map, 'loc').map((address) => new URL(address).pathname))
  }
  return [...new Set(paths)]
}

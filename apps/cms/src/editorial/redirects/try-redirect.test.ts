import { createServer } from 'node:http'
import { listenLocally } from '@site/operations/local-server.fixture.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { environment } from '#cms/base/environment/environment.ts'
import { payload } from '../../../test/service.ts'
import { requestAs } from '../../../test/staff.ts'

const { SITE_URL } = environment
const site = createServer(({ url }, response) => {
  if (url === '/id/dialihkan') response.writeHead(301, { location: '/id/tujuan' }).end()
  else response.writeHead(url?.startsWith('/id/ada') ? 200 : 404).end()
})

beforeAll(async () => {
  environment.SITE_URL = await listenLocally(site)
})
afterAll(() => {
  site.close()
  environment.SITE_URL = SITE_URL
})

async function tried(query: Record<string, string>, language: 'id' | 'en' = 'id'): Promise<string[]> {
  const response = await requestAs('editor', `redirects/try?${new URLSearchParams(query)}`, { language })
  return response.json()
}

it.each([
  {
    name: 'two paths that are not found',
    query: { from: '/id/coba-lama', to: '/id/coba-baru' },
    expected: ['/id/coba-lama is not found now.', '/id/coba-baru is not found now.'],
  },
  {
    name: 'a path that is redirected, and a page',
    query: { from: '/id/dialihkan', to: '/id/ada?x=1' },
    expected: ['/id/dialihkan is redirected to /id/tujuan now.', '/id/ada?x=1 shows a page now.'],
  },
  {
    name: 'a page that would be hidden',
    query: { from: '/id/ada', to: 'https://partner.example/a' },
    expected: ['The page /id/ada exists', '/id/ada shows a page now.'],
  },
  {
    name: 'a page that is hidden with consent',
    query: { from: '/id/ada', to: 'https://partner.example/a', replacesPage: 'true' },
    expected: ['/id/ada shows a page now.'],
  },
  {
    name: 'a target that the site does not redirect to',
    query: { from: '/id/coba-lama', to: 'https://evil.example/a' },
    expected: ['does not redirect visitors to evil.example. Other allowed sites: partner.example.'],
  },
  { name: 'a pattern', query: { from: '/id/coba-lama/:slug', to: '/id/coba-baru/:slug' }, expected: [] },
])('a trial reports $name', async ({ query, expected }) => {
  const results = await tried(query, 'en')
  expect(results).toEqual(expected.map((text) => expect.stringContaining(text)))
})

it('a trial compares with the other redirects, not with the one that is edited', async () => {
  const data = {
    from: '/id/coba-satu',
    to: '/id/coba-dua',
    status: 'temporary',
    _status: 'published',
  } as const
  const { id } = await payload.create({ collection: 'redirects', data })
  const rule = { from: data.from, to: '/id/coba-tiga' }
  expect((await tried(rule))[0]).toContain('Alamat ini sudah dialihkan: /id/coba-satu → /id/coba-dua')
  expect((await tried({ ...rule, id: String(id) }))[0]).toBe('/id/coba-satu sekarang tidak ditemukan.')
  await payload.delete({ collection: 'redirects', id })
})

import { expect, test } from '@playwright/test'
import { sendRaw } from '../support/raw-connection.ts'
import { sampleAddress } from '../support/sample-addresses.ts'
import { siteKeys, testSite } from '../support/test-site.ts'
import { WatchedService } from '../support/watched-service.ts'
import { WebNode } from '../support/web-node.ts'

const site = testSite()
const content = new WatchedService(site.cmsUrl)
let node: WebNode

test.beforeAll(async () => {
  await content.listen()
  node = await WebNode.start({ contentUrl: content.url, marketUrl: site.marketUrl })
})
test.afterAll(async () => {
  await node.stop()
  content.close()
})

/** Paths of the CMS that no visitor may reach. */
const wanted = [
  'admin',
  'admin/login',
  'api/users/me',
  'api/users/login',
  'api/users/first-register',
  'api/articles',
  'api/registrations',
  'api/audit-trail',
  'api/site/shell',
  'api/site/changes',
  'api/graphql',
  '_next/static/chunks/main.js',
  'readyz',
  'next/image',
]

/** Path spellings that have bypassed proxies. */
const disguises: ((path: string) => string)[] = [
  (path) => `/${path}`,
  (path) => `//${path}`,
  (path) => `/./${path}`,
  (path) => `/id/../${path}`,
  (path) => `/id/%2e%2e/${path}`,
  (path) => `/media/../${path}`,
  (path) => `/media/%2e%2e/${path}`,
  (path) => `/media/..%2f${path}`,
  (path) => `/media/..%252f${path}`,
  (path) => `/media/..;/${path}`,
  (path) => `/media/..\\${path}`,
  (path) => `/media/%5c..%5c${path}`,
  (path) => `/media//${path}`,
  (path) => `/media/x.webp/../../${path}`,
  (path) => `/media/x.webp%00/../../${path}`,
  (path) => `/media/x.webp?/../../${path}`,
  (path) => `/media/x.webp#/../../${path}`,
  (path) => `/images/640/media/../../${path}`,
  (path) => `/images/640/media/%2e%2e/%2e%2e/${path}`,
  (path) => `/images/640/media/..%2f..%2f${path}`,
  (path) => `/images/640/https/127.0.0.1/${path}`,
  (path) => `/share/id/../../${path}.png`,
  (path) => `/shell/../${path}`,
  (path) => `/assets/../${path}`,
  (path) => `/assets/..%2f${path}`,
  (path) => `/preview/../${path}`,
  (path) => `/id/blog/..%2f..%2f${path}`,
  (path) => `/id/blog/%2e%2e%2f%2e%2e%2f${path}`,
  (path) => `/id/${path}`,
  (path) => `/en/${path}`,
  (path) => `${site.cmsUrl}/${path}`,
  (path) => `http://127.0.0.1@${new URL(site.cmsUrl).host}/${path}`,
  (path) => `//${new URL(site.cmsUrl).host}/${path}`,
  (path) => `/\\${new URL(site.cmsUrl).host}/${path}`,
  (path) => path,
]

/** All requests that the site legitimately sends: page data, forms, the feed, media files, and the status check. */
const meant =
  /^(GET \/api\/site\/[\w./~%-]+(\?[\w.~%=&+-]*)?|POST \/api\/site\/(contact-messages|registrations|registration-cancellations)|(GET|HEAD) \/media\/[\w.-]+|GET \/readyz)$/

test('no URL of the site reaches the admin or an API of the CMS', async () => {
  test.setTimeout(120_000)
  const host = new URL(site.cmsUrl).host
  const asked = wanted.flatMap((path) => [
    ...disguises.map((disguise) => `GET ${disguise(path)} HTTP/1.1`),
    ...['HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].map((method) => `${method} /${path} HTTP/1.1`),
  ])
  const shown: string[] = []
  const one = async (line: string) => {
    const forwarded = `X-Forwarded-Host: ${host}\r\nX-Original-URL: /admin\r\nX-Rewrite-URL: /admin\r\nForwarded: host=${host}`
    const answer = await sendRaw(
      node.url,
      `${line}\r\nHost: ${host}\r\n${forwarded}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
    )
    // Payload's admin pages contain its name; its API responds with JSON.
    if (/payload|^content-type: application\/json/im.test(answer) || / (101|207) /.test(answer))
      shown.push(line)
  }
  const queue = asked.values()
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (const line of queue) await one(line)
    }),
  )
  expect(asked.length).toBeGreaterThan(500)
  // The readiness check in other spellings; the site responds, whichever host the request line names.
  const own = / (http:\/\/[^/ ]+)?\/+readyz | \/\.\/readyz |\/\.\.\/readyz |%2e%2e\/readyz /
  expect(shown.filter((line) => !own.test(line))).toEqual([])
  expect([...new Set(content.asked)].filter((request) => !meant.test(request))).toEqual([])
})

/** Pages of each kind: of documents, of market data, per visit, of a form, of a visitor, of both services. */
const samples = [
  'home',
  'blogDetail',
  'companyDetail',
  'contactUs',
  'eventRegister',
  'eventRegisterSuccess',
  'investmentCalculator',
  'riskProfileResult',
  'searchResult',
  'trust',
  'staticPage',
] as const

test("the site's keys are in no response of the site, nor the address of the CMS", async ({ request }) => {
  const unreachable = 'http://127.0.0.1:9'
  const cutOff = await WebNode.start({ contentUrl: unreachable, marketUrl: unreachable, isCutOff: true })
  const secrets = [...siteKeys(), new URL(site.cmsUrl).host, new URL(unreachable).host]
  const leaks: string[] = []
  const scripts = new Set<string>()
  const ask = async (url: string, init: Parameters<typeof request.fetch>[1] = {}) => {
    const answer = await request.fetch(url, { maxRedirects: 0, ...init })
    const told = JSON.stringify(answer.headersArray()) + (await answer.text())
    if (secrets.some((secret) => told.includes(secret))) leaks.push(url)
    for (const [path] of told.matchAll(/\/assets\/[\w.-]+\.js/g)) scripts.add(path)
    return { status: answer.status(), told }
  }
  const statuses = new Set<number>()
  try {
    for (const path of [
      '/readyz',
      '/healthz',
      '/sitemap.xml',
      '/id/blog/feed.json',
      '/.well-known/security.txt',
    ]) {
      await ask(`${node.url}${path}`)
    }
    for (const name of samples) {
      const path = await sampleAddress(request, name, 'id')
      await ask(`${node.url}${path}`)
      await ask(`${node.url}${path.replace(/(?=[?]|$)/, '.data')}`)
    }
    for (const [url, init] of [
      [`${node.url}/id/tidak-ada`],
      [`${node.url}/id/tidak-ada.data`],
      [`${node.url}/media/tidak-ada.webp`],
      [`${node.url}/id/%E0%A4%A`],
      [`${node.url}/id/blog/a?token=a&preview=b`],
      [
        `${node.url}/id/hubungi-kami`,
        { method: 'POST', form: { fullName: 'A' }, headers: { origin: node.url } },
      ],
      [`${node.url}/id/blog`, { method: 'PUT', data: '{' }],
      [`${cutOff.url}/id/blog`],
      [`${cutOff.url}/id/blog.data`],
      [`${cutOff.url}/readyz`],
    ] as const) {
      const { status, told } = await ask(url, init)
      statuses.add(status)
      expect(told.toLowerCase(), url).not.toMatch(/x-powered-by|payload|next\.js/)
    }
    for (const path of scripts) await ask(`${node.url}${path}`)
  } finally {
    await cutOff.stop()
  }
  expect(leaks).toEqual([])
  expect(scripts.size).toBeGreaterThan(100)
  expect([...statuses].toSorted()).toEqual([200, 400, 403, 404, 405, 422, 503])
})

import { expect, test } from '@playwright/test'
import { sendRaw } from '../support/raw-connection.ts'
import { testSite } from '../support/test-site.ts'
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

/** All requests that the site legitimately sends: page data, submitted forms, the feed, and media files. */
const meant =
  /^(GET \/api\/site\/[\w./~%-]+(\?[\w.~%=&+-]*)?|POST \/api\/site\/(contact-messages|registrations|registration-cancellations)|(GET|HEAD) \/media\/[\w.-]+)$/

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

test("the site's CMS key is in no response of the site", async ({ request }) => {
  for (const path of ['/id', '/readyz', '/healthz', '/id/tidak-ada', '/media/tidak-ada.webp']) {
    const answer = await request.get(`${node.url}${path}`)
    const told = JSON.stringify(answer.headers()) + (await answer.text())
    expect(told, path).not.toContain(new URL(site.cmsUrl).port)
    expect(told.toLowerCase(), path).not.toMatch(/x-powered-by|payload|next\.js/)
  }
})

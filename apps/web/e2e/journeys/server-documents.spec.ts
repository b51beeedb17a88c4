import { expect, test } from '@playwright/test'
import { feedFormats, feedPath } from '#app/i18n/feeds.ts'
import { localeFacts, locales } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { elements, only, readXml } from '../support/site-map-reader.ts'

test('the feeds of articles are complete RSS 2.0 and JSON Feed 1.1 with the same items, and revalidate', async ({
  request,
}) => {
  for (const locale of locales) {
    const path = feedPath('blog', locale, 'rss')
    const list = await (await request.get(pathTo('blog', locale))).text()
    for (const format of feedFormats) expect(list).toContain(`href="${feedPath('blog', locale, format)}"`)
    const xml = await readXml(request, path, 'rss')
    expect(xml).toContain('<rss version="2.0"')
    const channel = only(xml, 'channel')
    const items = elements(channel, 'item')
    const about = channel.slice(0, channel.indexOf('<item>'))
    expect(only(about, 'language')).toBe(localeFacts[locale].languageTag.toLowerCase())
    only(about, 'title')
    only(about, 'link')
    only(about, 'description')
    expect(about).toContain(`${path}" rel="self"`)
    expect(items.length).toBeGreaterThan(0)
    for (const item of items) {
      only(item, 'title')
      expect(only(item, 'link')).toContain(`/${locale}/`)
      expect(Date.parse(only(item, 'pubDate'))).toBeGreaterThan(0)
    }

    const response = await request.get(feedPath('blog', locale, 'json'))
    expect(response.headers()['content-type']).toBe('application/feed+json; charset=utf-8')
    const feed = await response.json()
    expect(feed).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      title: expect.stringMatching(/\S/),
      home_page_url: expect.stringMatching(/^https?:/),
      feed_url: expect.stringContaining(feedPath('blog', locale, 'json')),
      language: localeFacts[locale].languageTag,
    })
    expect(feed.items.map(({ id }: { id: string }) => id)).toEqual(elements(xml, 'guid'))

    const { etag = '' } = (await request.get(path)).headers()
    expect(etag).not.toBe('')
    const again = await request.get(path, { headers: { 'if-none-match': etag } })
    expect(again.status()).toBe(304)
  }
})

test('the icons of the manifest and the head have the sizes they declare', async ({ request }) => {
  const response = await request.get('/manifest.webmanifest')
  expect(response.headers()['content-type']).toBe('application/manifest+json; charset=utf-8')
  const { icons } = await response.json()
  const sizes = new Map(icons.map(({ src, sizes }: { src: string; sizes: string }) => [src, sizes]))
  sizes.set('/apple-touch-icon.png', '180x180')
  for (const [path, size] of sizes) {
    const icon = await request.get(String(path))
    expect(icon.status(), String(path)).toBe(200)
    expect(['any', pngSize(await icon.body())], String(path)).toContain(size)
  }
  const favicon = await request.get('/favicon.ico')
  expect(favicon.status()).toBe(200)
  expect(favicon.headers()['content-type']).toBe('image/x-icon')
})

/** Width and height in the header of a PNG; `none` for anything else. */
function pngSize(body: Buffer): string {
  return body.subarray(1, 4).toString('latin1') === 'PNG'
    ? `${body.readUInt32BE(16)}x${body.readUInt32BE(20)}`
    : 'none'
}

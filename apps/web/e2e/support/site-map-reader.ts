import { type APIRequestContext, expect } from '@playwright/test'
import { parseAttributes, unescaped } from './parse-page.ts'

export interface SiteMapUrl {
  readonly address: string
  readonly lastModified: string | null
  readonly alternates: readonly string[]
}

/** Max bytes of a site map that search engines read. */
const MAX_BYTES = 50 * 1024 * 1024
const DATE = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}(\.\d+)?Z)?$/

/** All URLs of the site map; checks each file against the rules of sitemaps.org. */
export async function readSiteMap(request: APIRequestContext): Promise<readonly SiteMapUrl[]> {
  const index = await readXml(request, '/sitemap.xml', 'sitemapindex')
  const files = elements(index, 'sitemap').map((entry) => only(entry, 'loc'))
  expect(new Set(files).size).toBe(files.length)
  const urls: SiteMapUrl[] = []
  for (const file of files.filter((path) => !path.endsWith('/news.xml'))) {
    urls.push(...parseUrls(await readXml(request, new URL(file).pathname, 'urlset')))
  }
  return urls
}

function parseUrls(xml: string): SiteMapUrl[] {
  const urls = elements(xml, 'url').map((entry) => ({
    address: only(entry, 'loc'),
    lastModified: elements(entry, 'lastmod')[0] ?? null,
    alternates: [...entry.matchAll(/<xhtml:link ([^>]*)\/>/g)].map(([, text = '']) => {
      const { rel, hreflang, href } = parseAttributes(text)
      expect(rel).toBe('alternate')
      return `${hreflang} ${href}`
    }),
  }))
  expect(urls.length).toBeGreaterThan(0)
  expect(urls.length).toBeLessThanOrEqual(50_000)
  for (const { lastModified } of urls) {
    expect(lastModified ?? '2026-11-21').toMatch(DATE)
  }
  return urls
}

export async function readXml(request: APIRequestContext, path: string, root: string): Promise<string> {
  const response = await request.get(path, { maxRedirects: 0 })
  expect(response.status(), path).toBe(200)
  expect(response.headers()['content-type'], path).toMatch(/xml; charset=utf-8$/)
  const body = await response.body()
  expect(body.byteLength).toBeLessThanOrEqual(MAX_BYTES)
  const xml = body.toString('utf8')
  expect(xmlError(xml), path).toBeNull()
  expect(/<([a-z]+)[\s>]/.exec(xml.replace(/^<\?xml[^>]*\?>/, ''))?.[1]).toBe(root)
  return xml
}

/** The content of each element with this name. */
export function elements(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}(?:\\s[^>]*)?>([\\s\\S]*?)</${name}>`, 'g'))].map(
    ([, inside = '']) => (inside.includes('<') ? inside : unescaped(inside)),
  )
}

export function only(xml: string, name: string): string {
  const [found = '', ...others] = elements(xml, name)
  expect(others, `one ${name}`).toEqual([])
  expect(found, name).not.toBe('')
  return found
}

/** Why a document is not well-formed; null if it is. Ours have no comments, CDATA or document types. */
export function xmlError(xml: string): string | null {
  const [declaration = ''] = /^<\?xml version="1\.0" encoding="UTF-8"\?>\n/.exec(xml) ?? []
  if (declaration === '') {
    return 'no declaration'
  }
  const open: string[] = []
  const rest = xml
    .slice(declaration.length)
    .replace(
      /<(\/?)([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>/g,
      (tag, closing: string, name: string, _attributes: string, empty: string) => {
        if (closing !== '') {
          return open.pop() === name ? '' : tag
        }
        if (empty === '') {
          open.push(name)
        }
        return ''
      },
    )
  if (open.length > 0 || rest.includes('<')) {
    return `not closed: ${open.join(' ')} ${rest.slice(Math.max(0, rest.indexOf('<')), 80)}`
  }
  const reference = /&(?!(?:amp|lt|gt|quot|#39);)/.exec(xml)
  return reference ? `bare & at ${reference.index}` : null
}

import { expect, test } from '@playwright/test'
import { findPage } from '@site/contracts/content/site-pages.ts'
import { localeOfPath } from '#app/i18n/locales.ts'
import { matchPage } from '#app/i18n/path-to.ts'
import { parsePage } from '../../support/parse-page.ts'
import { expectCompleteHead, type VisitedPage, visitAll } from '../../support/site-map-pages.ts'
import { readSiteMap } from '../../support/site-map-reader.ts'

test.describe('every URL of the site map', () => {
  test.describe.configure({ mode: 'serial', timeout: 300_000 })
  let visited: readonly VisitedPage[] = []

  test('returns a page with a complete head', async ({ request }) => {
    const urls = await readSiteMap(request)
    expect(new Set(urls.map(({ address }) => address)).size).toBe(urls.length)
    visited = await visitAll(request, urls)
    for (const page of visited) {
      expectCompleteHead(page)
    }
  })

  test('has translations that link back to it', () => {
    const byAddress = new Map(visited.map((visit) => [visit.url.address, visit]))
    for (const { url, facts } of visited) {
      const addresses = facts.alternates.map((alternate) => alternate.split(' ')[1] ?? '')
      expect(addresses).toContain(url.address)
      for (const address of addresses) {
        expect(byAddress.get(address)?.facts.alternates, address).toEqual(facts.alternates)
      }
    }
  })

  test('has a title that no other page in its language has', () => {
    const owners = new Map<string, string>()
    for (const { url, facts } of visited) {
      const key = `${localeOfPath(new URL(url.address).pathname)} ${facts.title}`
      expect(owners.get(key), `${facts.title}: ${url.address}`).toBeUndefined()
      owners.set(key, url.address)
    }
  })

  test('links to indexable pages of the site map only', async ({ request }) => {
    const mapped = new Set(visited.map(({ url }) => new URL(url.address).pathname))
    const linked = new Set(
      visited.flatMap(({ facts }) =>
        facts.links.map((link) => new URL(link, 'http://site.example').pathname),
      ),
    )
    const missing = [...linked].filter((path) => {
      const match = matchPage(path)
      return match !== null && findPage(match.name).isIndexed !== false && !mapped.has(path)
    })
    for (const path of missing) {
      const response = await request.get(path)
      const hasNoIndexHeader = response.headers()['x-robots-tag'] === 'noindex'
      const { isIndexed } = parsePage(await response.text())
      expect(isIndexed && !hasNoIndexHeader, path).toBe(false)
    }
  })
})

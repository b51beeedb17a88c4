import type { SiteChromeResponse } from '@site/contracts/content/site-chrome.ts'
import { describe, expect, it } from 'vitest'
import { serviceUnavailable } from '#app/upstream/upstream-error.ts'
import { fallbackSiteChrome } from './fallback-site-chrome.ts'
import { loadSiteChrome } from './load-site-chrome.server.ts'
import { newPageFacts } from './page-facts.ts'

/** @param menuChangesAt undefined if the service has never responded */
async function siteChromeWith(menuChangesAt?: string | null, supervision = '') {
  const facts = newPageFacts()
  const siteChrome = async (): Promise<SiteChromeResponse> => {
    if (menuChangesAt === undefined) {
      throw serviceUnavailable()
    }
    const menuPlaces = [{ page: 'promo', slug: null, isOpen: false }] as const
    const { settings, ...chrome } = fallbackSiteChrome('id')
    const named = { ...settings, companyName: 'Uji Sekuritas', notices: { ...settings.notices, supervision } }
    return { ...chrome, settings: named, menuPlaces: [...menuPlaces], menuChangesAt }
  }
  return { facts, ...(await loadSiteChrome({ siteChrome }, 'id', facts)) }
}

describe('menu and settings of a page', () => {
  it('limit the cache time of the page', async () => {
    const { facts, menuPlaces } = await siteChromeWith('2100-01-01T00:00:00.000Z')
    expect(facts.endsAt).toBe(Date.UTC(2100, 0, 1))
    expect(menuPlaces).toEqual([{ page: 'promo', slug: null, isOpen: false }])
    expect((await siteChromeWith(null)).facts.endsAt).toBe(Number.POSITIVE_INFINITY)
  })

  it('let pages be cached briefly when they have expired', async () => {
    const { facts } = await siteChromeWith('2020-01-01T00:00:00.000Z')
    expect(facts.endsAt).toBeGreaterThan(Date.now() - 60_000)
    expect(facts.endsAt).toBeLessThanOrEqual(Date.now() + 2_000)
  })

  it('contain no server-only data', async () => {
    const { siteChrome } = await siteChromeWith(null)
    expect(Object.keys(siteChrome).sort()).toEqual(['locale', 'menu', 'settings'])
  })

  it('name the company in the notice of supervision', async () => {
    const { siteChrome } = await siteChromeWith(null, '{company} diawasi OJK.')
    expect(siteChrome.settings.notices.supervision).toBe('Uji Sekuritas diawasi OJK.')
  })

  it('are built-in, with no closed pages, until the service has responded once', async () => {
    const { facts, menuPlaces, siteChrome } = await siteChromeWith()
    expect({ menuPlaces, siteChrome }).toEqual({ menuPlaces: [], siteChrome: fallbackSiteChrome('id') })
    expect(facts.isPartial).toBe(true)
  })
})

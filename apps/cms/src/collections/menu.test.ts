import { type SiteChromeResponse, SiteChromeResponseSchema } from '@site/contracts/content/site-chrome.ts'
import * as v from 'valibot'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Menu } from '#cms/payload-types.ts'
import { hourMs, inMs } from '../../test/forms.ts'
import { payload, requestSite } from '../../test/service.ts'

let before: Menu

beforeAll(async () => {
  before = await payload.findGlobal({ slug: 'menu', locale: 'id', depth: 0 })
})

afterEach(async () => {
  const { header, footer } = before
  await payload.updateGlobal({
    slug: 'menu',
    locale: 'id',
    data: { header: header ?? [], footer: footer ?? [] },
  })
})

const on = { page: 'faq', enabled: true } as const

async function siteChromeWith(data: Pick<Menu, 'header' | 'footer'>): Promise<SiteChromeResponse> {
  await payload.updateGlobal({ slug: 'menu', locale: 'id', data })
  return v.parse(SiteChromeResponseSchema, await (await requestSite('shell?locale=id')).json())
}

function openPages({ menuPlaces }: SiteChromeResponse): string[] {
  return menuPlaces.map(({ page, slug, isOpen }) => `${slug ?? page} ${isOpen ? 'on' : 'off'}`)
}

describe('the menu', () => {
  it('shows an entry only while it is enabled and within its period', async () => {
    const siteChrome = await siteChromeWith({
      header: [
        { ...on, label: 'Tampil', startsAt: inMs(-hourMs), endsAt: inMs(hourMs) },
        { ...on, label: 'Mati', enabled: false },
        { ...on, label: 'Nanti', startsAt: inMs(hourMs) },
        { ...on, label: 'Lewat', endsAt: inMs(-hourMs) },
      ],
    })
    expect(siteChrome.menu.header.map(({ label }) => label)).toEqual(['Tampil'])
    expect(openPages(siteChrome)).toContain('faq on')
  })

  it('returns which pages are disabled, and that one entry keeps a page open', async () => {
    const siteChrome = await siteChromeWith({
      header: [
        { ...on, label: 'Promo', page: 'promo', enabled: false },
        { ...on, label: 'Tanya', enabled: false },
        { ...on, label: 'Blog', page: 'blog', startsAt: inMs(hourMs) },
        {
          ...on,
          label: 'Edukasi',
          page: 'education',
          enabled: false,
          children: [{ ...on, label: 'Video', page: 'educationalVideos' }],
        },
      ],
      footer: [{ heading: 'Bantuan', links: [{ ...on, label: 'Tanya jawab' }] }],
    })
    expect(openPages(siteChrome).sort()).toEqual([
      'blog off',
      'education off',
      'educationalVideos on',
      'faq on',
      'promo off',
    ])
    expect(siteChrome.menu.header).toEqual([])
  })

  it('returns the time of its next change', async () => {
    const soon = inMs(hourMs)
    const siteChrome = await siteChromeWith({
      header: [
        { ...on, label: 'Nanti', startsAt: inMs(2 * hourMs) },
        { ...on, label: 'Sampai', endsAt: soon },
        { ...on, label: 'Mati', enabled: false, startsAt: inMs(hourMs / 2) },
        { ...on, label: 'Lewat', endsAt: inMs(-hourMs) },
      ],
    })
    expect(siteChrome.menuChangesAt).toBe(soon)
    expect((await siteChromeWith({ header: [{ ...on, label: 'Selalu' }] })).menuChangesAt).toBeNull()
  })

  it('does not show a disabled page that is marked for the footer', async () => {
    const { docs } = await payload.find({ collection: 'pages', locale: 'id', depth: 0, sort: 'id', limit: 1 })
    const [marked] = docs
    const [id, slug] = [marked?.id ?? 0, marked?.slug ?? '']
    await payload.update({
      collection: 'pages',
      id,
      locale: 'id',
      data: { showInFooter: true, _status: 'published' },
    })
    const siteChrome = await siteChromeWith({
      header: [{ label: 'Disusun', page: 'staticPage', document: id, enabled: false }],
      footer: [{ heading: 'Bantuan', links: [{ ...on, label: 'Tanya' }] }],
    })
    expect(openPages(siteChrome)).toContain(`${slug} off`)
    expect(siteChrome.menu.footer.flatMap(({ links }) => links).map((link) => link.slug)).not.toContain(slug)
  })
})

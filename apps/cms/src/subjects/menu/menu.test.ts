import { type SiteChromeResponse, SiteChromeResponseSchema } from '@site/contracts/content/site-chrome.ts'
import * as v from 'valibot'
import { afterEach, describe, expect, it } from 'vitest'
import { inPreview, queueDue } from '../../../test/editing.ts'
import { hourMs, inMs } from '../../../test/forms.ts'
import { type MenuRows, publishMenu, rememberMenu, saveMenuDraft } from '../../../test/menu.ts'
import { payload, requestSite } from '../../../test/service.ts'
import { requestAs } from '../../../test/staff.ts'

afterEach(await rememberMenu())

const on = { page: 'faq', enabled: true } as const

async function siteChrome(init?: RequestInit): Promise<SiteChromeResponse> {
  return v.parse(SiteChromeResponseSchema, await (await requestSite('shell?locale=id', init)).json())
}

async function siteChromeWith(menu: MenuRows): Promise<SiteChromeResponse> {
  await publishMenu(menu)
  return siteChrome()
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
    const video = { ...on, label: 'Video', page: 'educationalVideos' } as const
    const siteChrome = await siteChromeWith({
      header: [
        { ...on, label: 'Promo', page: 'promo', enabled: false },
        { ...on, label: 'Tanya', enabled: false },
        { ...on, label: 'Blog', page: 'blog', startsAt: inMs(hourMs) },
        { ...on, label: 'Edukasi', page: 'education', enabled: false, children: [video] },
      ],
      footer: [{ heading: 'Bantuan', links: [{ ...on, label: 'Tanya jawab' }] }],
    })
    const expected = ['blog off', 'education off', 'educationalVideos on', 'faq on', 'promo off']
    expect(openPages(siteChrome).sort()).toEqual(expected)
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
    const data = { showInFooter: true, _status: 'published' } as const
    await payload.update({ collection: 'pages', id, locale: 'id', data })
    const siteChrome = await siteChromeWith({
      header: [{ label: 'Disusun', page: 'staticPage', document: id, enabled: false }],
      footer: [{ heading: 'Bantuan', links: [{ ...on, label: 'Tanya' }] }],
    })
    expect(openPages(siteChrome)).toContain(`${slug} off`)
    expect(siteChrome.menu.footer.flatMap(({ links }) => links).map((link) => link.slug)).not.toContain(slug)
  })
})

const labels = ({ menu }: SiteChromeResponse) => menu.header.map(({ label }) => label)

describe('a draft of the menu', () => {
  it('is shown in its preview only, until it is published', async () => {
    await publishMenu({ header: [{ ...on, label: 'Terbit' }] })
    await saveMenuDraft({
      header: [
        { ...on, label: 'Draf', enabled: true },
        { ...on, label: 'Promo', page: 'promo', enabled: false },
      ],
    })
    expect(labels(await siteChrome())).toEqual(['Terbit'])
    expect(openPages(await siteChrome())).toEqual(['faq on'])
    expect(labels(await siteChrome(inPreview('menu', 1)))).toEqual(['Draf'])
    await payload.updateGlobal({ slug: 'menu', locale: 'id', data: { _status: 'published' } })
    expect(openPages(await siteChrome())).toEqual(['faq on', 'promo off'])
  })

  it('may lack parts of an entry in its preview', async () => {
    const header = [{ label: 'Tanpa halaman' }, { page: 'faq' }]
    const data: object = { header, footer: [], _status: 'draft' }
    await payload.updateGlobal({ slug: 'menu', locale: 'id', draft: true, data })
    expect((await siteChrome(inPreview('menu', 1))).menu.header).toEqual([])
  })

  it('is not published while a text in the other language is missing', async () => {
    const data = { header: [{ label: 'Satu bahasa', page: 'faq', enabled: true }], _status: 'published' }
    const response = await requestAs('editor', 'globals/menu?locale=id', { json: data })
    expect([response.status, await response.text()]).toEqual([400, expect.stringContaining('header.0.label')])
  })
})

it('the published menu is not unpublished, neither now nor on a schedule', async () => {
  const response = await requestAs('editor', 'globals/menu?locale=id', { json: { _status: 'draft' } })
  expect(response.status).toBe(400)
  expect(await response.text()).toContain('Menu tidak dapat ditarik')
  await queueDue({ global: 'menu' }, 'unpublish')
  await payload.jobs.run()
  expect(await payload.findGlobal({ slug: 'menu', depth: 0 })).toMatchObject({ _status: 'published' })
})

it('says to an account without the right only that, also for a menu without a status', async () => {
  const response = await requestAs('reviewer', 'globals/menu?locale=id', { json: { header: [] } })
  expect(response.status).toBe(403)
})

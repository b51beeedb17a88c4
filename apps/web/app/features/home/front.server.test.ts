import { brand } from '@site/brand/names.ts'
import { type HomeFront, homeLimits, homeSections } from '@site/contracts/content/home.ts'
import { describe, expect, it } from 'vitest'
import { locales } from '#app/i18n/locales.ts'
import { shownFront } from './front.server.ts'

const values = { fee: '0,15%', record: '2 dari 6', license: 'KEP-1' }
const none = { fee: null, record: null, license: null }
const options = { front: null, tagline: '', hasDocuments: true, values, menuPlaces: [] }
const own: HomeFront = {
  headline: 'Judul redaksi',
  lead: 'Kalimat redaksi.',
  button: 'Mulai',
  buttonNote: 'Aktif dalam dua hari',
  facts: [
    { title: '{fee}', text: 'dan {record}', page: 'faq' },
    { title: 'Tetap', text: 'tanpa angka', page: 'contactUs' },
  ],
  sections: [
    { section: 'promos', title: '', lead: 'Satu kalimat.' },
    { section: 'plan', title: 'Rencana', lead: '' },
  ],
}

describe('shownFront', () => {
  it("shows the editors' texts, order and figures", () => {
    expect(shownFront('id', { ...options, front: own })).toEqual({
      headline: 'Judul redaksi',
      lead: 'Kalimat redaksi.',
      button: 'Mulai',
      buttonNote: 'Aktif dalam dua hari',
      facts: [
        { title: '0,15%', text: 'dan 2 dari 6', to: '/id/faq' },
        { title: 'Tetap', text: 'tanpa angka', to: '/id/hubungi-kami' },
      ],
      sections: [
        { section: 'promos', title: 'Promo', lead: 'Satu kalimat.' },
        { section: 'plan', title: 'Rencana', lead: '' },
      ],
    })
  })

  it('leaves out a fact whose figure is unknown, or that no release inserts', () => {
    const facts = [{ title: '{biaya}', text: 'salah nama', page: 'faq' as const }, ...own.facts]
    const front = shownFront('id', {
      ...options,
      front: { ...own, facts },
      values: { ...values, record: null },
    })
    expect(front.facts.map(({ title }) => title)).toEqual(['Tetap'])
  })

  it.each([
    { license: 'KEP-1', titles: ['Izin KEP-1', 'Tetap'] },
    { license: null, titles: ['Tetap'] },
  ])('prints no placeholder for the license $license', ({ license, titles }) => {
    const facts = [
      { title: 'Izin {license}', text: 'nomor izin', page: 'trust' as const },
      ...own.facts.slice(1),
    ]
    const front = shownFront('id', { ...options, front: { ...own, facts }, values: { ...values, license } })
    expect(front.facts.map(({ title }) => title)).toEqual(titles)
    expect(front.facts.flatMap(({ title, text }) => [title, text]).join()).not.toMatch(/[{}]/)
  })

  it('leaves out a fact whose page the menu has disabled', () => {
    const menuPlaces = [{ page: 'faq' as const, slug: null, isOpen: false }]
    expect(shownFront('id', { ...options, front: own, menuPlaces }).facts.map(({ to }) => to)).toEqual([
      '/id/hubungi-kami',
    ])
  })

  it.each(locales)('has built-in texts in %s that fit, name no firm and lead to a page', (locale) => {
    const front = shownFront(locale, options)
    expect(front.sections.map(({ section }) => section)).toEqual(homeSections)
    expect(front.facts).toHaveLength(3)
    expect(front.headline.length).toBeLessThanOrEqual(homeLimits.headline)
    expect(JSON.stringify(front)).not.toMatch(new RegExp(`${brand.brandName}|${brand.appName}|undefined`))
    expect(shownFront(locale, { ...options, values: none }).facts).toHaveLength(2)
  })

  it('shows only sections that need no documents while the CMS is unavailable', () => {
    const { sections } = shownFront('id', { ...options, hasDocuments: false })
    expect(sections.map(({ section }) => section)).toEqual(['market', 'plan'])
  })
})

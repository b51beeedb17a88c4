import { describe, expect, it } from 'vitest'
import type { Locale } from '#app/i18n/locales.ts'
import { matchPage } from '#app/i18n/path-to.ts'
import { findSitePages } from './find-site-pages.ts'

const namesFor = (phrase: string, locale: Locale) =>
  findSitePages(phrase, locale).items.map(({ path }) => matchPage(path)?.name)

describe('findSitePages', () => {
  it.each([
    { phrase: 'kontak', locale: 'id', page: 'contactUs' },
    { phrase: 'alamat kantor', locale: 'id', page: 'contactUs' },
    { phrase: 'contact', locale: 'en', page: 'contactUs' },
    { phrase: 'buka rekening', locale: 'id', page: 'openAccount' },
    { phrase: 'kalkulator', locale: 'id', page: 'investmentCalculator' },
    { phrase: 'calculator', locale: 'en', page: 'investmentCalculator' },
    { phrase: 'profil resiko', locale: 'id', page: 'riskProfile' },
    { phrase: 'recommendation', locale: 'en', page: 'recommendation' },
    { phrase: 'aksi korporasi', locale: 'id', page: 'corporateAction' },
    { phrase: 'pasar', locale: 'id', page: 'market' },
    { phrase: 'penyaring saham', locale: 'id', page: 'stockScreener' },
    { phrase: 'libur bursa', locale: 'id', page: 'exchangeCalendar' },
    { phrase: 'biaya', locale: 'id', page: 'fees' },
    { phrase: 'break even', locale: 'en', page: 'transactionCost' },
    { phrase: 'video', locale: 'id', page: 'educationalVideos' },
  ] as const)('returns $page first for "$phrase"', ({ phrase, locale, page }) => {
    expect(namesFor(phrase, locale)[0]).toBe(page)
    expect(findSitePages(phrase, locale).isNameMatch).toBe(true)
  })

  it('does not prioritize pages whose name is only a part of the phrase', () => {
    expect(namesFor('saham', 'id')).toContain('recommendation')
    expect(findSitePages('saham', 'id').isNameMatch).toBe(false)
  })

  it.each(['', 'ko', 'di', '& –', 'quantara', 'dividen tunai', 'cara', 'produksi'])(
    'returns none for "%s"',
    (phrase) => {
      expect(findSitePages(phrase, 'id')).toEqual({ items: [], isNameMatch: false })
    },
  )

  it('uses the names of the given language', () => {
    expect(findSitePages('kalkulator', 'id').items[0]).toEqual({
      path: '/id/riset-dan-berita/alat-analisis/kalkulator-investasi',
      title: 'Kalkulator investasi',
    })
  })
})

import type { Company } from '@site/contracts/market/company.ts'
import { describe, expect, it } from 'vitest'
import type { Locale } from '#app/i18n/locales.ts'
import { renderAt } from '#app/navigation/render-at.fixture.tsx'
import { localizeCompanyDetails, localizeCompanyHead } from './company-details.server.ts'
import { AboutSection } from './overview/about-section.tsx'
import { ShareholdersSection } from './overview/shareholders-section.tsx'
import { CompanyHeading } from './page/company-heading.tsx'
import { bank, latestPrice } from './sample-company.fixture.ts'

const holidays = [{ date: '2026-11-24', name: { id: 'Libur contoh', en: null } }]

const renderHeading = (locale: Locale, more: Partial<Company>, at = '2026-11-21T10:00') =>
  renderAt(
    `/${locale}`,
    <CompanyHeading
      company={localizeCompanyHead(locale, { ...bank, ...more }, new Date(`${at}:00+07:00`), holidays)}
      locale={locale}
      ticker="BQNS"
    />,
  )
const renderAbout = (locale: Locale, more: Partial<Company>) =>
  renderAt(
    `/${locale}`,
    <AboutSection about={localizeCompanyDetails(locale, { ...bank, ...more }).about} locale={locale} />,
  )
const renderHolders = (locale: Locale, more: Partial<Company>) =>
  renderAt(
    `/${locale}`,
    <ShareholdersSection details={localizeCompanyDetails(locale, { ...bank, ...more })} locale={locale} />,
  )

describe('the heading of a company', () => {
  it('shows a price that the exchange states without a trade', () => {
    const statedClose = { date: '2026-11-20', close: 29_000 }
    const html = renderHeading('id', { latestPrice: null, statedClose })
    expect(html).toContain('29.000')
    expect(html).toContain(
      'Harga menurut bursa pada Jumat, 20 November 2026, tanpa perdagangan di pasar reguler, dalam rupiah per saham. Data kami tidak memuat perdagangan saham ini di pasar reguler.',
    )
    expect(renderHeading('en', { latestPrice: null })).toContain(
      'Price not available: our data has no trade of this share',
    )
  })

  it('shows the price with its change, day and source', () => {
    const html = renderHeading('id', {})
    expect(html).toContain('+80 (+1,98%)')
    expect(html).toContain('Penutupan Jumat, 20 November 2026')
    expect(html).toContain('Sumber: perdagangan harian bursa.')
  })

  it('shows the last price without its old change if there is no later one', () => {
    const html = renderHeading('en', { asOf: { ...bank.asOf, market: '2026-11-24' } })
    expect(html).toContain('4,120')
    expect(html).toContain('Last price on Friday, November 20, 2026, no price since')
    expect(html).not.toContain('+80')
  })

  it('leaves a suspended share to its notice, with the reason marked as Indonesian', () => {
    const html = renderHeading('en', {
      asOf: { ...bank.asOf, market: '2026-11-24' },
      suspension: { since: '2026-11-23', reason: { id: 'Laporan terlambat', en: null } },
    })
    expect(html).not.toContain('no price since')
    expect(html).toContain('<span lang="id">Laporan terlambat</span>')
  })

  it('shows the day of a board that is older than the market day', () => {
    const board = { code: 'W', name: { id: 'Pemantauan khusus', en: 'Watchlist' } } as const
    const of = (day: string | null) => ({ board, asOf: { ...bank.asOf, market: '2026-11-24', board: day } })
    expect(renderHeading('en', of('2024-03-01'))).toContain('Watchlist (as of March 1, 2024)')
    expect(renderAbout('id', of('2024-03-01'))).toContain('Pemantauan khusus (per 1 Maret 2024)')
    expect(renderHeading('en', of('2026-11-24'))).not.toContain('Watchlist (')
    expect(renderHeading('en', of(null))).not.toContain('Watchlist (')
  })

  // Thursday and Friday, a Saturday and a holiday: the times of session 1 are the only ones known.
  it.each([
    {
      at: '2026-11-26T08:10',
      next: 'Pencocokan berikutnya pada 26 November 2026: sesi 1, 09.55.01–09.59.00 WIB.',
    },
    {
      at: '2026-11-27T09:59',
      next: 'Pencocokan berikutnya pada 27 November 2026: sesi 1, 09.55.01–09.59.00 WIB.',
    },
    { at: '2026-11-26T10:00', next: null },
    { at: '2026-11-28T08:10', next: null },
    { at: '2026-12-25T08:10', next: null },
    { at: '2026-11-24T08:10', next: null },
  ])('explains call auctions of a watchlist share at $at', ({ at, next }) => {
    const board = { code: 'W', name: { id: 'Pemantauan khusus', en: 'Watchlist' } } as const
    const html = renderHeading('id', { board }, at)
    expect(html).toContain('berlaku sejak 25 Maret 2024. ')
    expect(html).toContain('Jadwal lengkap di idx.co.id.')
    expect(html).toContain('/id/riset-dan-berita/kalender-bursa#auctions')
    expect(html.match(/Pencocokan berikutnya[^<]*WIB\./)?.[0] ?? null).toBe(next)
  })

  it('explains no call auctions of another board, or of a suspended or delisted share', () => {
    const board = { code: 'W', name: { id: 'Pemantauan khusus', en: 'Watchlist' } } as const
    const suspension = { since: '2026-11-23', reason: { id: 'Laporan terlambat', en: null } }
    for (const more of [{}, { board, suspension }, { board, delistedOn: '2026-11-20' }]) {
      expect(renderHeading('en', more)).not.toContain('call auction')
    }
  })

  it('states why its price is marked', () => {
    const html = renderHeading('id', { latestPrice: { ...latestPrice, marks: ['tenfoldChange'] } })
    expect(html).toContain('tanpa aksi korporasi yang tercatat')
  })

  it('names the notations of the exchange and explains each one, with dates', () => {
    const html = renderHeading('id', { notations: [{ code: 'E' }, { code: 'L' }] })
    expect(html).toContain('Notasi khusus bursa: E, L')
    expect(html).toMatch(/<dt[^>]*>E<\/dt><dd>Ekuitas negatif/)
    expect(html).toContain('Notasi per 20 November 2026.')
    expect(html).toContain('Bursa Efek Indonesia per 18 Agustus 2025.')
  })

  it.each([
    { codes: ['E', 'X'], isWarning: true, isExplained: false },
    { codes: ['I'], isWarning: false, isExplained: true },
    { codes: ['K'], isWarning: false, isExplained: true },
    { codes: ['N'], isWarning: false, isExplained: true },
    { codes: ['I', 'L'], isWarning: true, isExplained: true },
    { codes: ['Z'], isWarning: true, isExplained: false },
  ])('warns about the notations $codes: $isWarning', ({ codes, isWarning, isExplained }) => {
    const html = renderHeading('id', { notations: codes.map((code) => ({ code })) })
    expect(html.includes('Menurut bursa, notasi ini bukan sanksi.')).toBe(isExplained)
    expect(html.includes('notice-error')).toBe(isWarning)
    expect(html.includes('<details')).toBe(!isWarning)
    expect(html).toContain(`Notasi khusus bursa: ${codes.join(', ')}`)
  })

  it('omits an unknown sector and board', () => {
    expect(renderHeading('id', { sector: null, subSector: null, board: null })).not.toMatch(/null|undefined/)
  })
})

describe('the profile of a company', () => {
  it('states what is not available', () => {
    const html = renderAbout('en', {
      business: null,
      description: null,
      sector: null,
      subSector: null,
      industry: null,
      subIndustry: null,
      board: null,
      ipoPrice: null,
      listedShares: null,
      issuedShares: null,
      freeFloat: null,
      marketValue: null,
      isSharia: null,
      address: null,
    })
    expect(html).toContain(
      'Not available: Description, Main business, Sector, Sub-sector, Industry, Sub-industry, Listing board, IPO price, Listed shares, Issued shares, Free float, Market capitalization, On the Sharia Securities List, Address, Phone, Fax, Email, Website.',
    )
    expect(html).not.toContain('Address</dt>')
    expect(html).not.toMatch(/null|undefined|NaN/)
  })

  it('writes its fax number for readers abroad', () => {
    expect(renderAbout('en', { fax: '021-5550-0901' })).toContain('+62 21 5550 0901')
  })

  it('says that it is in no index only if the members are known', () => {
    expect(renderAbout('en', {})).toMatch(/Index membership<\/dt><dd[^>]*>None</)
    const complete = { dividends: null, indices: false }
    expect(renderAbout('en', { complete })).toContain('Not available: Index membership, Phone')
  })
})

describe('the shareholders of a company', () => {
  const holder = (name: string, category: 'controlling' | 'major' | 'public', percentage: number) => ({
    name: { id: name, en: name },
    category,
    shares: percentage * 1000,
    percentage,
  })
  const shareholders = [
    holder('PT Induk', 'controlling', 60),
    holder('Dana Satu', 'major', 3),
    holder('Dana Dua', 'major', 2),
    holder('Masyarakat', 'public', 35),
  ]

  it('sum up holders below 5% in one row, and list them in a disclosure', () => {
    const [, shown = '', hidden = ''] = renderHolders('id', { shareholders }).split('<details')
    expect(shown).toContain('2 pemegang lain di bawah 5%')
    expect(shown).toContain('5,00%')
    expect(shown).toContain('100,00%')
    expect(shown).not.toContain('Dana Satu')
    expect(hidden).toContain('Dana Satu')
  })

  it.each([
    { name: 'the largest and the public', of: shareholders, summary: /Induk [\d,]+% · publik 35,00%/ },
    {
      name: 'the largest only',
      of: [holder('Dana Satu', 'major', 6), holder('Induk', 'controlling', 60)],
      summary: /Induk 60,00%</,
    },
    { name: 'the public only', of: [holder('Masyarakat', 'public', 35)], summary: /publik 35,00%</ },
  ])('have $name in the head of their section', ({ of, summary }) => {
    const [head = ''] = renderHolders('id', { shareholders: of }).split('</summary>')
    expect(head).toMatch(summary)
  })

  it('say that they do not add up to the issued shares', () => {
    expect(renderHolders('en', { shareholders, shareholderMarks: ['holdersDiffer'] })).toContain(
      'do not add up to the issued shares',
    )
  })
})

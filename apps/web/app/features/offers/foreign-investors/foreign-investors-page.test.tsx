import type { DocumentGroup } from '@site/contracts/content/foreign-investors.ts'
import { tradingRatesOn } from '@site/finance/trading-rates.ts'
import { describe, expect, it } from 'vitest'
import { renderOffer } from '../render-offer.fixture.tsx'
import { ForeignInvestorsPage, type ForeignInvestorsPageProps } from './foreign-investors-page.tsx'
import { listForeignTaxes } from './foreign-taxes.server.ts'

const rates = tradingRatesOn('2026-11-30')
const resident: DocumentGroup = {
  audience: 'resident',
  checkedOn: '2025-11-29',
  documents: [
    { document: 'Paspor', isRequired: true, note: 'Masih berlaku.' },
    { document: 'NPWP', isRequired: false, note: '' },
  ],
}
const stated: ForeignInvestorsPageProps = {
  locale: 'id',
  groups: [],
  taxNumber: null,
  openingTime: null,
  contractLanguage: null,
  steps: [],
  hours: null,
  taxes: listForeignTaxes('id', rates),
}
const renderHtml = (props: Partial<ForeignInvestorsPageProps>) =>
  renderOffer(<ForeignInvestorsPage {...stated} {...props} />)

const desk = {
  id: 'Hubungi meja nasabah asing: ',
  en: 'Please contact our desk for foreign clients: ',
}
const link = '<a class="text-link inline-block" href="tel:+622155500100">+62 21 5550 0100</a>'

describe('the page for foreign investors', () => {
  it.each(['id', 'en'] as const)('names the desk in %s for each group without documents', (locale) => {
    const html = renderHtml({ locale })
    expect(html.split(`<p>${desk[locale]}${link}</p>`)).toHaveLength(4)
    expect(html.match(/<table/g)).toHaveLength(1)
  })

  it('lists the documents of a group with the day of their check, beside the desk of the others', () => {
    const html = renderHtml({ groups: [{ ...resident, isOutdated: false }] })
    expect(html).toMatch(/>Paspor<\/th><td[^>]*>Wajib<\/td><td[^>]*>Masih berlaku\.</)
    expect(html).toMatch(/>NPWP<\/th><td[^>]*>Bila ada<\/td><td[^>]*>–</)
    expect(html).toContain('Diperiksa pada 29 November 2025.')
    expect(html).not.toContain('lebih dari 12 bulan lalu')
    expect(html.split(desk.id)).toHaveLength(3)
  })

  it('marks documents whose check is too old', () => {
    const html = renderHtml({ groups: [{ ...resident, isOutdated: true }] })
    expect(html).toContain('terakhir diperiksa pada 29 November 2025, lebih dari 12 bulan lalu.')
  })

  it.each([
    { name: 'nothing', props: {}, missing: 4 },
    { name: 'the tax number', props: { taxNumber: 'Tidak wajib.' }, missing: 3 },
    { name: 'the time', props: { openingTime: '5 hari kerja.' }, missing: 3 },
    {
      name: 'all texts',
      props: { taxNumber: 'Tidak wajib.', openingTime: '5 hari kerja.', contractLanguage: 'Indonesia.' },
      missing: 1,
    },
  ])('shows what is not stated if editors state $name', ({ props, missing }) => {
    const html = renderHtml(props)
    const { taxNumber, openingTime, contractLanguage } = { ...stated, ...props }
    expect(html.match(/>Belum dinyatakan</g)).toHaveLength(missing)
    for (const [label, value] of [
      ['Nomor pajak (NPWP)', taxNumber],
      ['Lama sampai rekening aktif', openingTime],
      ['Bahasa perjanjian', contractLanguage],
    ]) {
      expect(html).toContain(`>${label}</dt><dd class="font-semibold wrap-anywhere">${value ?? 'Belum'}`)
    }
  })

  it('has hours with their offset from UTC', () => {
    const html = renderHtml({ hours: 'Senin–Jumat 08.30–17.00 WIB' })
    expect(html).toMatch(/>Jam layanan, WIB \(UTC\+7\)<\/dt><dd>.*Senin–Jumat 08\.30–17\.00 WIB</)
  })
})

describe('taxes of foreign investors', () => {
  const listRates = (...args: Parameters<typeof listForeignTaxes>) =>
    listForeignTaxes(...args).map(({ rate, source }) => [rate, source])

  it('have the rate, source and check of each rule, and none for coupons while it is not known', () => {
    expect(listRates('id', rates)).toEqual([
      ['0,1%', 'PP 41/1994, PP 14/1997, diperiksa 25 November 2026'],
      ['20%', 'Diperiksa 25 November 2026'],
      ['Belum dinyatakan', '–'],
    ])
    expect(listForeignTaxes('en', rates).map(({ rate }) => rate)).toEqual(['0.1%', '20%', 'Not yet stated'])
  })

  it.each([
    { source: 'PP 1/2030', shown: 'PP 1/2030, diperiksa 2 Januari 2030' },
    { source: null, shown: 'Diperiksa 2 Januari 2030' },
  ])('have the coupon once its rule is known, from $source', ({ source, shown }) => {
    const rule = { percent: 12.5, source, since: '2030-01-01', checked: '2030-01-02' }
    expect(listRates('id', null, rule)[1]).toEqual(['12,5%', shown])
  })
})

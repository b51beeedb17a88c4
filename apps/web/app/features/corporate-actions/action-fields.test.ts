import type { CorporateAction, Dividend } from '@site/contracts/market/corporate-actions.ts'
import { tradingCalendar } from '@site/finance/trading-calendar.ts'
import { describe, expect, it } from 'vitest'
import type { Locale } from '#app/i18n/locales.ts'
import { tender } from '#app/market/holder-actions/sample-holder-actions.fixture.ts'
import { dividend, ipo, meeting, splitSince } from '#app/market/sample-actions.fixture.ts'
import { actionFields } from './action-fields.ts'

/** Of 2027, as an import adds them. */
const imported = '01-01 02-08 03-09 03-10 03-26 05-06 06-01 08-17 12-24 12-31'
  .split(' ')
  .map((day) => `2027-${day}`)

function findField(label: string, locale: Locale, action: CorporateAction, holidays: readonly string[] = []) {
  const fields = actionFields(locale, action, tradingCalendar(holidays))
  return fields.find((field) => field.label === label)?.value
}

describe('actionFields', () => {
  it.each([
    { name: 'a dividend with a fraction of a rupiah', label: 'Dividen per saham', value: 'Rp62,50' },
    { name: 'the whole dividend', label: 'Jumlah dividen', value: 'Rp1.450.000.000' },
    {
      name: 'a yield that the service sends as percent',
      label: 'Imbal hasil pada harga cum',
      value: '1,51%',
    },
    { name: "a date with the exchange's term", label: 'Recording date', value: '4 Desember 2026' },
    { name: 'a fiscal year without a group separator', label: 'Tahun buku', value: '2026' },
    { name: 'the status', label: 'Status', value: 'Rencana' },
  ])('shows $name', ({ label, value }) => {
    expect(findField(label, 'id', { ...dividend, amountPerShare: 62.5, yieldAtCum: 1.51 })).toBe(value)
  })

  it('has no field for the yield of a canceled dividend', () => {
    const canceled: Dividend = { ...dividend, status: 'cancelled' }
    expect(findField('Imbal hasil pada harga cum', 'id', canceled)).toBeUndefined()
  })

  it.each([
    { isAhead: true, value: 'menyusul (daftar libur bursa 2027 belum tersedia)' },
    { isAhead: false, value: '– (daftar libur bursa 2027 belum tersedia)' },
  ])('shows why the ex date of the cash market is missing: $value', ({ isAhead, value }) => {
    const action: Dividend = { ...dividend, recordingDate: '2026-12-30', exDateCash: null, isAhead }
    expect(findField('Ex date pasar tunai', 'id', action)).toBe(value)
  })

  it.each([
    { name: 'in a known year', recordingDate: '2026-12-04', holidays: [] },
    { name: 'in a year whose holidays were imported', recordingDate: '2026-12-30', holidays: imported },
  ])('shows no reason for a missing ex date of the cash market $name', ({ recordingDate, holidays }) => {
    const action: Dividend = { ...dividend, recordingDate, exDateCash: null, isAhead: false }
    expect(findField('Ex date (cash market)', 'en', action, holidays)).toBe('–')
  })

  it('states no reason while the holidays are unavailable', () => {
    const action: Dividend = { ...dividend, recordingDate: '2026-12-30', exDateCash: null, isAhead: false }
    const fields = actionFields('en', action, null)
    expect(fields.find(({ label }) => label === 'Ex date (cash market)')?.value).toBe('–')
  })

  it('shows the ratio of a stock dividend instead of an amount', () => {
    const stock: Dividend = { ...dividend, form: 'stock', amountPerShare: null, ratio: { old: 20, new: 1 } }
    expect(findField('Dividend per share', 'en', stock)).toBe('–')
    expect(findField('Ratio of old to new shares', 'en', stock)).toBe('20 : 1')
  })

  it('marks a dividend of before a split, with its amount for one share of today', () => {
    const old: Dividend = { ...dividend, amountPerShare: 43.5, sharesSince: splitSince }
    expect(findField('Dividen per saham', 'id', old)).toBe(
      'Rp43,50 (sebelum pemecahan saham 24 Juni 2026; Rp21,75 per saham sekarang)',
    )
  })

  it('shows a dividend in dollars with four decimals', () => {
    const dollars: Dividend = { ...dividend, currency: 'USD', amountPerShare: 0.0123 }
    expect(findField('Dividend per share', 'en', dollars)).toBe('USD 0.0123')
  })

  it('keeps the agenda as a list and states that a meeting is electronic', () => {
    const electronic = { ...meeting, venue: { id: 'eASY.KSEI', en: 'eASY.KSEI' }, isElectronic: true }
    expect(findField('Mata acara', 'id', electronic)).toEqual({ list: ['Satu', 'Dua'] })
    expect(findField('Tempat / sarana elektronik', 'id', electronic)).toBe('eASY.KSEI (secara elektronik)')
    expect(findField('Waktu rapat (WIB)', 'id', electronic)).toBe('31 Desember 2026, 09.00 WIB')
  })

  it('links a prospectus only if it is an http(s) URL', () => {
    const prospectus = 'https://contoh.id/prospektus.pdf'
    expect(findField('Prospectus', 'en', { ...ipo, prospectus })).toEqual({
      href: prospectus,
      text: 'Open the prospectus of Bank Quantara Nusa',
    })
    expect(findField('Prospectus', 'en', { ...ipo, prospectus: 'javascript:alert(1)' })).toBe(
      'javascript:alert(1)',
    )
  })

  it('omits optional values of a holder action, and links only http(s) URLs', () => {
    const text = 'Pernyataan penawaran tender Bank Quantara Nusa'
    const label = 'Pernyataan penawaran tender'
    expect(findField(label, 'id', tender)).toEqual({ href: 'https://contoh.example/t.pdf', text })
    expect(findField(label, 'id', { ...tender, document: 'javascript:alert(1)' })).toBe('javascript:alert(1)')
    const labels = (action: typeof tender) => actionFields('id', action, null).map((field) => field.label)
    expect(labels(tender)).not.toContain('Saham, paling sedikit')
    expect(labels({ ...tender, minShares: 5 })).toContain('Saham, paling sedikit')
  })

  it('says that the source has not followed the days', () => {
    const outdated = { ...dividend, isOutdated: true }
    expect(findField('Status', 'id', outdated)).toBe('Rencana (belum diperbarui)')
  })

  it.each([
    { kind: 'dividend', action: dividend, count: 16 },
    { kind: 'meeting', action: meeting, count: 11 },
    { kind: 'IPO', action: ipo, count: 20 },
  ])('has a distinct label for every field of a $kind', ({ action, count }) => {
    expect(new Set(actionFields('id', action, null).map(({ label }) => label)).size).toBe(count)
  })
})

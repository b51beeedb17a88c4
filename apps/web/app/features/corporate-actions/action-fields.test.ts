import type { Dividend, GeneralMeeting, Ipo } from '@site/contracts/market/corporate-actions.ts'
import { describe, expect, it } from 'vitest'
import { actionFields } from './action-fields.ts'

const base = {
  id: 'bqns-1',
  ticker: 'BQNS',
  slug: 'bqns',
  shortName: 'Bank Quantara Nusa',
  name: { id: 'PT Bank Quantara Nusa Tbk', en: 'PT Bank Quantara Nusa Tbk' },
  status: 'planned',
  keyDate: '2026-12-03',
  isAhead: true,
} as const

const dividend: Dividend = {
  kind: 'dividend',
  ...base,
  cumDateRegular: '2026-12-02',
  exDateRegular: '2026-12-03',
  cumDateCash: '2026-12-04',
  exDateCash: '2026-12-07',
  recordingDate: '2026-12-04',
  paymentDate: '2026-12-18',
  type: 'interim',
  form: 'cash',
  bookYear: 2026,
  amountPerShare: 62.5,
  currency: 'IDR',
  total: 1_450_000_000,
  yieldAtCum: 1.51,
  ratio: null,
}

const meeting: GeneralMeeting = {
  kind: 'general-meeting',
  ...base,
  type: 'annual',
  announcementDate: '2026-10-20',
  recordingDate: '2026-11-04',
  invitationDate: '2026-11-05',
  meetingAt: '2026-12-03T03:00:00.000Z',
  venue: { id: 'eASY.KSEI', en: 'eASY.KSEI' },
  isElectronic: true,
  agenda: { id: ['Laporan tahunan', 'Penggunaan laba'], en: ['Annual report', 'Use of profit'] },
  result: null,
}

const ipo: Ipo = {
  kind: 'ipo',
  ...base,
  sector: { code: 'G', name: { id: 'Keuangan', en: 'Financials' } },
  board: { code: 'M', name: { id: 'Utama', en: 'Main' } },
  bookBuilding: { from: '2026-06-01', to: '2026-06-05' },
  priceRange: { low: 180, high: 220 },
  offeringPrice: null,
  parValue: 100,
  sharesOffered: 1_000_000,
  proceeds: null,
  effectiveDate: '2026-06-27',
  offeringPeriod: { from: '2026-07-04', to: '2026-07-06' },
  allotmentDate: '2026-07-06',
  distributionDate: '2026-07-07',
  listingDate: '2026-07-10',
  leadUnderwriter: 'Sekuritas Sagara',
  registrar: 'Biro Sagara',
  useOfProceeds: { id: 'Modal kerja', en: 'Working capital' },
  prospectus: 'https://contoh.id/prospektus.pdf',
}

function fieldOf(label: string, ...asked: Parameters<typeof actionFields>) {
  const { main, more } = actionFields(...asked)
  return [...main, ...more].find((field) => field.label === label)?.value
}

describe('actionFields', () => {
  it.each([
    { name: 'a dividend with a fraction of a rupiah', label: 'Dividen per saham', value: 'Rp\u00a062,50' },
    { name: 'the whole dividend', label: 'Jumlah dividen', value: 'Rp\u00a01.450.000.000' },
    { name: 'a yield that arrives as percent', label: 'Imbal hasil pada harga cum', value: '1,51%' },
    { name: 'a day of the exchange', label: 'Recording date', value: '4 Desember 2026' },
    { name: 'a book year without a thousands mark', label: 'Tahun buku', value: '2026' },
    { name: 'the status', label: 'Status', value: 'Rencana' },
  ])('shows $name', ({ label, value }) => {
    expect(fieldOf(label, 'id', dividend)).toBe(value)
  })

  it('shows no amount for a stock dividend but its ratio', () => {
    const stock: Dividend = { ...dividend, form: 'stock', amountPerShare: null, ratio: { old: 20, new: 1 } }
    expect(fieldOf('Dividend per share', 'en', stock)).toBe('–')
    expect(fieldOf('Ratio of old to new shares', 'en', stock)).toBe('20 : 1')
  })

  it('shows a dividend in dollars to the hundredth of a cent', () => {
    const dollars: Dividend = { ...dividend, currency: 'USD', amountPerShare: 0.0123 }
    expect(fieldOf('Dividend per share', 'en', dollars)).toBe('USD 0.0123')
  })

  it('keeps the agenda a list and says that a meeting is electronic', () => {
    expect(fieldOf('Mata acara', 'id', meeting)).toEqual({ list: ['Laporan tahunan', 'Penggunaan laba'] })
    expect(fieldOf('Tempat / sarana elektronik', 'id', meeting)).toBe('eASY.KSEI (secara elektronik)')
    expect(fieldOf('Waktu rapat (WIB)', 'id', meeting)).toBe('3 Desember 2026, 10.00 WIB')
  })

  it('links a prospectus only where it is a web address', () => {
    expect(fieldOf('Prospectus', 'en', ipo)).toEqual({
      href: 'https://contoh.id/prospektus.pdf',
      text: 'Open the prospectus of Bank Quantara Nusa',
    })
    expect(fieldOf('Prospectus', 'en', { ...ipo, prospectus: 'javascript:alert(1)' })).toBe(
      'javascript:alert(1)',
    )
  })

  it.each([
    { kind: 'dividend', action: dividend, count: 16 },
    { kind: 'meeting', action: meeting, count: 11 },
    { kind: 'IPO', action: ipo, count: 20 },
  ])('has every field of a $kind under a name of its own', ({ action, count }) => {
    const { main, more } = actionFields('id', action)
    expect(new Set([...main, ...more].map(({ label }) => label)).size).toBe(count)
  })
})

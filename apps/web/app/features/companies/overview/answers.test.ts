import type { Dividend } from '@site/contracts/market/corporate-actions.ts'
import { describe, expect, it } from 'vitest'
import { createRow, priceBreak } from '#app/features/companies/price-chart/chart-source.fixture.ts'
import { bank, medians } from '#app/features/companies/sample-company.fixture.ts'
import { dividend, splitSince } from '#app/market/sample-actions.fixture.ts'
import { openStatus, recommendation } from '#app/page-parts/recommendations/sample-recommendation.fixture.ts'
import { computeReturn, listAnswers } from './answers.server.ts'

type Sources = Parameters<typeof listAnswers>[2]
type Prices = NonNullable<Sources['prices']>
type Advice = NonNullable<Sources['recommendations']>[number]

const prices: Prices = {
  rows: [createRow('2025-11-20', 3340), createRow('2026-11-20', 4120)],
  marks: [],
  breaks: [],
  isAdjusted: true,
  index: { name: 'IHSG', changePercent: 8.1 },
  from: '2025-11-20',
  to: '2026-11-20',
}
const next: Dividend = { ...dividend, isAhead: true, cumDateRegular: '2026-12-02', keyDate: '2026-12-03' }
const advice: Advice = {
  ...recommendation,
  issuedAt: '2026-10-01',
  priceAtIssue: 4000,
  targetPrice: 4740,
  currentStatus: { ...openStatus, price: 4120, toTarget: 0.15 },
}
const all: Sources = {
  range: '1Y',
  prices,
  medians,
  dividends: { items: [next], today: '2026-11-25' },
  recommendations: [advice],
}

function answers(more: Partial<Sources>, company: Partial<typeof bank> = {}) {
  return listAnswers('id', { ...bank, ...company }, { ...all, ...more }).map(
    ({ label, text, note }) => `${label}: ${text} (${note})`,
  )
}

describe('the answers of a company', () => {
  it('are return, P/E, dividend and our view, each with a comparison', () => {
    // 4,120 ÷ 3,340.
    expect(answers({})).toEqual([
      '1 tahun: +23,4% (IHSG +8,1%)',
      'PER 12 bulan: 16,90x (median subsektor 14,20x)',
      expect.stringMatching(/^Dividen berikutnya: .* · 1,51% \(cum 2 Des 2026\)$/),
      'Pandangan kami: Beli · 4.740 (target +15,0% dari harga terakhir)',
    ])
  })

  it('say what is unavailable while a service is down', () => {
    const down = { prices: null, medians: null, dividends: null, recommendations: null }
    expect(answers(down)).toEqual([
      '1 tahun: – (sedang tidak dapat dimuat)',
      'PER 12 bulan: 16,90x ()',
      'Dividen berikutnya: – (sedang tidak dapat dimuat)',
      'Pandangan kami: – (sedang tidak dapat dimuat)',
    ])
  })

  it('say what a new share does not have', () => {
    const keyRatios = { ...bank.keyRatios, per: 'priceUnknown' as const }
    const none = { medians: null, dividends: { items: [], today: '2026-11-25' }, recommendations: [] }
    expect(answers({ ...none, prices: { ...prices, rows: [] } }, { keyRatios })).toEqual([
      '1 tahun: – (harga dalam rentang ini tidak cukup)',
      'PER 12 bulan: – (harga perdagangan terakhir tidak tersedia)',
      'Dividen terakhir: – (belum ada dividen tercatat)',
      'Pandangan kami: – (kami belum memberi rekomendasi untuk saham ini)',
    ])
  })

  it.each([
    {
      known: 'from a day on',
      dividends: { since: '2020-01-02' },
      note: 'tidak ada dividen sejak 2 Jan 2020',
    },
    { known: 'from no list', dividends: null, note: 'data dividen tidak lengkap' },
  ])('say why there is no dividend of those known $known', ({ dividends, note }) => {
    const complete = { dividends, indices: true }
    const none = { dividends: { items: [], today: '2026-11-25' } }
    expect(answers(none, { complete })[2]).toBe(`Dividen terakhir: – (${note})`)
  })

  it('say that the number of shares is unknown', () => {
    const company = {
      keyRatios: { ...bank.keyRatios, per: 'missing' as const },
      sharesSincePeriod: [{ date: '2026-11-12', kind: 'rights' as const, isCounted: false }],
    }
    expect(answers({ medians: null }, company)[1]).toBe('PER 12 bulan: – (jumlah saham baru belum diketahui)')
  })

  it('say that the sector has no median', () => {
    const per = { value: 'missing' as const, count: 2, values: [] }
    const few = { ...medians, medians: { ...medians.medians, per } }
    expect(answers({ medians: few })[1]).toBe('PER 12 bulan: 16,90x (tanpa median sektor)')
  })

  it('name the days of a share listed or stopped within the range', () => {
    const rows = [createRow('2026-03-02', 100), createRow('2026-08-18', 90)]
    expect(answers({ prices: { ...prices, rows } })[0]).toBe(
      'Sejak 2 Mar 2026: −10,0% (IHSG +8,1%, sampai 18 Agu 2026)',
    )
  })

  it('have no P/E of a loss', () => {
    const keyRatios = { ...bank.keyRatios, per: 'notMeaningful' as const }
    expect(answers({}, { keyRatios })[1]).toBe(
      'PER 12 bulan: t.b. (tidak ada laba dalam 12 bulan, median subsektor 14,20x)',
    )
  })

  it.each([
    { name: 'after its cum date', change: { cumDateRegular: '2026-11-24' } },
    { name: 'of the past', change: { isAhead: false, cumDateRegular: '2026-05-13' } },
  ])('show a dividend $name as the last one', ({ change }) => {
    const [, , answer] = answers({ dividends: { items: [{ ...next, ...change }], today: '2026-11-25' } })
    expect(answer).toMatch(/^Dividen terakhir/)
  })

  it('have the last dividend for one share of today, with the amount of before a split', () => {
    const last: Dividend = {
      ...next,
      isAhead: false,
      cumDateRegular: '2026-05-13',
      amountPerShare: 43.5,
      dividendYield: { percent: 0.96, day: '2026-05-13' },
      sharesSince: splitSince,
    }
    expect(answers({ dividends: { items: [last], today: '2026-11-25' } })[2]).toBe(
      'Dividen terakhir: Rp21,75 · 0,96% (imbal hasil pada harga cum 13 Mei 2026; Rp43,50 sebelum pemecahan saham 24 Juni 2026)',
    )
  })

  it('say what a dividend in dollars is in rupiah', () => {
    const dollars = { ...next, currency: 'USD' as const, amountPerShare: 0.0085, dividendYield: null }
    const paid = { ...dollars, isAhead: false, recordingDate: '2026-05-15', exchangeRate: 16_082 }
    expect(answers({ dividends: { items: [paid], today: '2026-11-25' } })[2]).toContain(
      'USD 0,0085 (cum 2 Des 2026; Rp136,70 (kurs Rp16.082 pada 15 Mei 2026))',
    )
  })

  it('skip a canceled dividend', () => {
    const items = [{ ...next, status: 'cancelled' as const }]
    expect(answers({ dividends: { items, today: '2026-11-25' } })[2]).toMatch(/belum ada dividen/)
  })

  it.each([
    {
      status: { kind: 'target' as const },
      expected:
        '– (tidak ada rekomendasi yang berjalan; Beli terbit 1 Okt 2026: target tercapai 20 Nov 2026)',
    },
    { status: { suspendedSince: '2026-11-20' }, expected: 'Beli · 4.740 (perdagangan dihentikan)' },
    { status: { toTarget: null }, expected: 'Beli · 4.740 (terbit 1 Okt 2026)' },
  ])('have no distance to the target: $expected', ({ status, expected }) => {
    const open = advice.currentStatus
    const currentStatus = open && { ...open, ...status }
    expect(answers({ recommendations: [{ ...advice, currentStatus }] })[3]).toBe(
      `Pandangan kami: ${expected}`,
    )
  })
})

describe('computeReturn', () => {
  it('is the same for prices as traded before a split', () => {
    const mark = { date: '2026-06-24', kind: 'split', factor: 0.2, amount: null, ratio: null } as const
    const rows = [createRow('2026-06-23', 9500), createRow('2026-11-20', 2090)]
    expect(computeReturn({ rows, marks: [mark], breaks: [], isAdjusted: false })).toBeCloseTo(0.1, 9)
  })

  it.each([
    { kind: 'adjusted', expected: 10 },
    { kind: 'unadjusted', expected: null },
    { kind: 'wrongReference', expected: -78 },
  ] as const)('across a break ($kind) of prices as traded is $expected percent', ({ kind, expected }) => {
    const factor = kind === 'adjusted' ? 0.2 : 1
    const found = { ...priceBreak, date: '2026-06-24', kind, dateBefore: '2026-06-23', factor }
    const rows = [createRow('2026-06-23', 9500), createRow('2026-11-20', 2090)]
    const change = computeReturn({ rows, marks: [], breaks: [found], isAdjusted: false })
    expect(change && Math.round(change * 1000) / 10).toBe(expected)
  })
})

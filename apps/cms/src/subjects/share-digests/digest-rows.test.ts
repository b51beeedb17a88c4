import type { CorporateAction } from '@site/contracts/market/corporate-actions.ts'
import { describe, expect, it } from 'vitest'
import { chooseSubject } from './compose-digest.ts'
import { type AlertNews, listDigestRows } from './digest-rows.ts'
import { change, dividend, shareDay } from './share-day.fixture.ts'
import { type CallNews, listMarketNews, type ShareNews } from './share-news.ts'

const none = new Set<string>()
const listChanges = (...changes: ReturnType<typeof change>[]) =>
  listMarketNews(shareDay({ changes }), none).map((news) => 'change' in news && news.change)

describe('The changes of an action since the last digest', () => {
  it.each([
    { name: 'one publication', kinds: ['published'], expected: ['published'] },
    { name: 'a publication that moved at once', kinds: ['published', 'moved'], expected: ['published'] },
    { name: 'two moves', kinds: ['moved', 'moved'], expected: ['moved'] },
    { name: 'a move and a cancellation', kinds: ['moved', 'canceled'], expected: ['canceled'] },
    { name: 'a publication that was canceled at once', kinds: ['published', 'canceled'], expected: [] },
  ] as const)('are one news item: $name', ({ kinds, expected }) => {
    expect(listChanges(...kinds.map((kind, index) => change(index, kind)))).toEqual(expected)
  })

  it('leave out what an earlier digest had', () => {
    const changes = [change(1, 'published'), change(2, 'moved')]
    const [first] = listMarketNews(shareDay({ changes: changes.slice(0, 1) }), none)
    const next = listMarketNews(shareDay({ changes }), new Set(first?.keys))
    expect(next).toMatchObject([{ change: 'moved' }])
    expect(
      listMarketNews(shareDay({ changes }), new Set([...(first?.keys ?? []), ...(next[0]?.keys ?? [])])),
    ).toEqual([])
  })
})

const alert = (more: Partial<AlertNews>): AlertNews => ({
  ticker: 'BQNS',
  kind: 'above',
  day: '2026-11-27',
  threshold: 4200,
  close: null,
  changedFrom: null,
  endsOn: null,
  ...more,
})

function write(locale: 'id' | 'en', news: Parameters<typeof listDigestRows>[1], alerts: AlertNews[] = []) {
  const rows = listDigestRows({ locale, today: '2026-11-30' }, news, alerts)
  return [
    chooseSubject(locale, '2026-11-30', rows),
    ...rows.map(({ ticker, what, value }) => `${ticker} · ${what}: ${value}`),
  ]
}

const reminder = (action: CorporateAction = dividend) =>
  listMarketNews(shareDay({ lastCumDays: [{ cumDate: '2026-12-01', action }] }), none)
const call = (kind: CallNews['change']): CallNews => ({
  kind: 'recommendation',
  keys: [],
  ticker: 'BQNS',
  change: kind,
  rating: 'buy',
  price: 5000,
  day: '2026-11-30',
})
const report: ShareNews = {
  kind: 'report',
  keys: [],
  ticker: 'BQNS',
  year: 2026,
  months: 9,
  periodEnd: '2026-09-30',
}

describe('An email about one share', () => {
  it.each([
    {
      name: 'the reminder of a cum day',
      news: reminder(),
      id: ['BQNS: cum dividen Rp62 besok, 1 Des', 'BQNS · cum dividen: Rp62 · besok, 1 Desember 2026'],
      en: [
        'BQNS: cum dividend Rp62 tomorrow, Dec 1',
        'BQNS · cum dividend: Rp62 · tomorrow, December 1, 2026',
      ],
    },
    {
      name: 'a canceled dividend in dollars without days',
      news: listMarketNews(
        shareDay({
          changes: [
            change(1, 'canceled', {
              ...dividend,
              amountPerShare: 0.0045,
              currency: 'USD',
              cumDateRegular: null,
              keyDate: null,
            }),
          ],
        }),
        none,
      ),
      id: [
        'BQNS: dividen dibatalkan US$0,0045',
        'BQNS · dividen dibatalkan: US$0,0045 · tanggal belum diumumkan',
      ],
      en: [
        'BQNS: dividend canceled US$0.0045',
        'BQNS · dividend canceled: US$0.0045 · date not announced yet',
      ],
    },
    {
      name: 'a recommendation',
      news: [call('closed')],
      id: [
        'BQNS: rekomendasi Beli ditutup, pada Rp5.000',
        'BQNS · rekomendasi Beli ditutup: pada Rp5.000 · 30 November 2026',
      ],
      en: [
        'BQNS: recommendation Buy closed, at Rp5,000',
        'BQNS · recommendation Buy closed: at Rp5,000 · November 30, 2026',
      ],
    },
    {
      name: 'a report',
      news: [report],
      id: [
        'BQNS: laporan keuangan 9 bulan tahun buku 2026',
        'BQNS · laporan keuangan: 9 bulan tahun buku 2026 · sampai 30 September 2026',
      ],
      en: [
        'BQNS: financial report 9 months of fiscal year 2026',
        'BQNS · financial report: 9 months of fiscal year 2026 · to September 30, 2026',
      ],
    },
    {
      name: 'a price alert',
      news: [],
      alerts: [alert({ close: 4280 })],
      id: [
        'BQNS: di atas Rp4.200, penutupan Rp4.280, 27 Nov',
        'BQNS · di atas Rp4.200: penutupan Rp4.280 · 27 November 2026',
      ],
      en: [
        'BQNS: above Rp4,200, close Rp4,280, Nov 27',
        'BQNS · above Rp4,200: close Rp4,280 · November 27, 2026',
      ],
    },
    {
      name: 'a threshold that a split changed and that ends soon',
      news: [],
      alerts: [alert({ threshold: 840, changedFrom: 4200, endsOn: '2026-12-14' })],
      id: [
        'BQNS: pengingat harga disesuaikan dan 1 kabar lain',
        'BQNS · pengingat harga disesuaikan: di atas Rp4.200 → Rp840 · 27 November 2026',
        'BQNS · pengingat harga segera berakhir: di atas Rp840 · 14 Desember 2026',
      ],
      en: [
        'BQNS: price alert adjusted and 1 more',
        'BQNS · price alert adjusted: above Rp4,200 → Rp840 · November 27, 2026',
        'BQNS · price alert ends soon: above Rp840 · December 14, 2026',
      ],
    },
  ])('says $name', ({ news, alerts, id, en }) => {
    expect(write('id', news, alerts)).toEqual(id)
    expect(write('en', news, alerts)).toEqual(en)
  })
})

describe('An email about several shares', () => {
  it('begins with what the reader set, and has a subject of at most 60 characters', () => {
    const rights: CorporateAction = {
      ...dividend,
      kind: 'dividend',
      form: 'stock',
      amountPerShare: null,
      ratio: { old: 10, new: 1 },
    }
    const [subject, ...rows] = write(
      'id',
      [report, ...reminder(rights), call('new')],
      [alert({ ticker: 'ZETA', kind: 'below', close: 4100 })],
    )
    expect(rows.map((row) => row.split(':')[0])).toEqual([
      'ZETA · di bawah Rp4.200',
      'BQNS · cum dividen saham',
      'BQNS · rekomendasi baru',
      'BQNS · laporan keuangan',
    ])
    expect(rows[1]).toBe('BQNS · cum dividen saham: 10 : 1 · besok, 1 Desember 2026')
    expect(subject).toBe('ZETA: di bawah Rp4.200, penutupan Rp4.100, 27 Nov')
    const long = alert({ threshold: 9_999_975, close: 10_000_000 })
    expect(write('id', [], [long])[0]).toBe('BQNS: di atas Rp9.999.975, penutupan Rp10.000.000, 27 Nov')
    expect(write('id', [], [{ ...long, ticker: 'BQNSX', changedFrom: 100 }])[0]?.length).toBeLessThanOrEqual(
      60,
    )
  })
})

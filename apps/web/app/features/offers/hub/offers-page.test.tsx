import type { OfferHub } from '@site/contracts/content/products.ts'
import { describe, expect, it } from 'vitest'
import { fund } from '../mutual-fund/sample-fund.fixture.ts'
import { renderOffer } from '../render-offer.fixture.tsx'
import { series } from '../securities/sample-series.fixture.ts'
import { type FigureSources, offerFigures } from './offer-figures.server.ts'
import { OffersPage } from './offers-page.tsx'

const fee = { id: 1, account: 'regular', channel: 'app', minimum: null, source: 'Uji' } as const
const inForce = { ...fee, percent: 0.15, validFrom: '2026-11-01', validTo: null }
const former = { ...fee, percent: 0.18, validFrom: '2025-01-02', validTo: '2026-10-31' }
const none: FigureSources = { fees: null, funds: null, series: null, eba: null, priority: null }
const instrument = (sharePercent: number | null) => ({
  name: 'Kelas',
  kind: 'EBA',
  summary: '',
  facts: [],
  sharePercent,
})
const sources: FigureSources = {
  fees: [inForce, former].flatMap((one) => [
    { ...one, side: 'buy' },
    { ...one, side: 'sell' },
  ]),
  funds: [fund, { ...fund, minimum: 10_000 }],
  series: [series],
  eba: { instruments: [instrument(62), instrument(30), instrument(8), instrument(null)] },
  priority: { minimumAssets: 500_000_000 },
}

describe('the figures of the offers', () => {
  it('are those of each offer', () => {
    const figures = offerFigures('id', sources, '2026-12-01')
    expect(Object.values(figures).map(({ value }) => value)).toEqual([
      'Beli 0,15%',
      'Mulai Rp10.000',
      '6,10% per tahun',
      '62% / 30% / 8%',
      'Rp500\u00a0juta',
    ])
  })

  it.each([
    { day: '2026-10-31', stock: 'Beli 0,18%', securities: 'ORI990, dibuka 16 November 2026' },
    { day: '2026-12-10', stock: 'Beli 0,15%', securities: 'ORI990, dapat dipesan sampai 10 Desember 2026' },
    { day: '2026-12-11', stock: 'Beli 0,15%', securities: undefined },
  ])('follow the day ($day)', ({ day, stock, securities }) => {
    const figures = offerFigures('id', sources, day)
    expect(figures.stock?.value).toBe(stock)
    expect(figures.securities?.note).toBe(securities)
  })

  it('name the highest coupon of several open series, and that a floating one is a minimum', () => {
    const coupon = { kind: 'floating', spread: 1.3, floor: 6.55, policyRate: null } as const
    const list = [series, { ...series, code: 'ST990', coupon }]
    expect(offerFigures('id', { ...none, series: list }, '2026-12-01').securities).toEqual({
      value: 'Minimal 6,55% per tahun',
      note: 'ST990, dapat dipesan sampai 10 Desember 2026',
    })
  })

  it('are absent where nothing is known', () => {
    expect(offerFigures('id', none, '2026-12-01')).toEqual({})
    const empty = {
      ...none,
      fees: [],
      funds: [],
      series: [],
      eba: { instruments: [] },
      priority: { minimumAssets: null },
    }
    expect(offerFigures('en', empty, '2026-12-01')).toEqual({})
  })
})

const offer = { id: 1, title: 'Judul', tagline: 'Satu kalimat.', summary: 'Ringkasan panjang.', cover: null }
const hub: OfferHub = {
  products: [
    { ...offer, key: 'stock', title: 'Saham' },
    { ...offer, key: 'mutualFund', title: 'Reksa dana' },
  ],
  services: [{ ...offer, key: 'securityPawn', title: 'Gadai efek' }],
}

describe('the page of products and services', () => {
  it('tells each offer once: title, one sentence, and its figure if there is one', () => {
    const figures = offerFigures('id', sources, '2026-12-01')
    const html = renderOffer(<OffersPage {...hub} figures={figures} locale="id" />)
    expect(html.match(/Satu kalimat\./g)).toHaveLength(3)
    expect(html).not.toContain('Ringkasan panjang.')
    for (const text of ['Beli 0,15%', 'Mulai Rp10.000']) expect(html.split(text)).toHaveLength(2)
    expect(html).not.toContain('62%')
  })
})

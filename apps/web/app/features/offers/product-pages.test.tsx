import { describe, expect, it } from 'vitest'
import { EbaPage } from './eba/eba-page.tsx'
import { buildFundPage, explainMissingFunds } from './mutual-fund/fund-page.server.ts'
import { MutualFundPage } from './mutual-fund/mutual-fund-page.tsx'
import { fund } from './mutual-fund/sample-fund.fixture.ts'
import { renderOffer } from './render-offer.fixture.tsx'
import { product } from './sample-product.fixture.ts'
import { series } from './securities/sample-series.fixture.ts'
import { SecuritiesPage } from './securities/securities-page.tsx'
import { linkToCalculator } from './securities/series-calculator-path.ts'
import { shownSeries } from './securities/series-view.ts'
import { StockPage } from './stock/stock-page.tsx'
import { stockRules } from './stock/stock-rules.ts'

const view = { kind: null, sort: 'name' } as const
const fundsHtml = (list: Parameters<typeof MutualFundPage>[0]['list']) =>
  renderOffer(
    <MutualFundPage
      list={list}
      locale="id"
      missing={explainMissingFunds('id', list)}
      product={product}
      view={view}
    />,
  )

describe('the page of mutual funds', () => {
  it('shows NAV with its date, returns, costs and a way to the documents', () => {
    const html = fundsHtml(buildFundPage('id', [fund], view, 1))
    for (const text of [
      '1.250,5000',
      '20 Nov 2026',
      '−2,50%',
      '1,00% / 1,00%',
      '2,30%',
      'ringkasan-uji-1.pdf',
    ]) {
      expect(html).toContain(text)
    }
  })

  it('offers to request the documents of a fund without stated risks', () => {
    expect(fundsHtml(buildFundPage('id', [{ ...fund, risks: [] }], view, 1))).toContain('Minta dokumen')
  })

  it('leads from the missing RIPLAY of the product to the list', () => {
    const html = fundsHtml(buildFundPage('id', [fund], view, 1))
    expect(html).toMatch(/Belum ada RIPLAY\..*<a class="text-link" href="#funds">/)
    expect(html).toContain('id="funds"')
  })

  it('has pages of 25 funds', () => {
    const many = Array.from({ length: 100 }, (_, index) => ({ ...fund, id: index, name: `Dana ${index}` }))
    const html = fundsHtml(buildFundPage('id', many, view, 4))
    expect(html).toContain('Reksa dana 76–100 dari 100.')
    expect(html.match(/<th scope="row"/g)).toHaveLength(25)
  })

  it('says so while there are no funds, and while the list is unavailable', () => {
    expect(fundsHtml(buildFundPage('id', [], view, 1))).toContain('Daftar reksa dana belum tersedia')
    expect(fundsHtml(null)).toContain('sedang tidak dapat ditampilkan')
  })
})

describe('the page of debt securities', () => {
  const securities = { ...product, key: 'securities' } as const
  const html = (day: string, shown = [series]) =>
    renderOffer(
      <SecuritiesPage
        locale="id"
        product={securities}
        series={linkToCalculator('id', shownSeries(shown, day))}
      />,
    )

  it('shows an open series with its coupon after tax', () => {
    expect(html('2026-12-10')).toContain('Bersih per bulan untuk Rp10\u00a0juta: Rp45.750')
    expect(html('2026-12-10')).toContain('Dapat dipesan sampai 10 Desember 2026')
  })

  it('links series that have paid to the calculator, with their coupon in force', () => {
    const policyRate = { percent: 4.75, since: '2026-11-11' }
    const coupon = { kind: 'floating', spread: 1.3, floor: 6.05, policyRate } as const
    const paid = html('2026-12-15', [{ ...series, kind: 'ST', code: 'ST990', tradableFrom: null, coupon }])
    for (const text of ['imbalan mengambang', 'policyPercent=4.75', 'Hitung imbalan ST990']) {
      expect(paid).toContain(text)
    }
  })

  it('names the next offer while none is open', () => {
    expect(html('2026-11-15')).toContain('Berikutnya: ORI990, dibuka 16 November 2026.')
  })

  it('offers a way on while there is no series, and while the list is unavailable', () => {
    expect(html('2035-01-01')).toContain('Belum ada seri di daftar ini')
    expect(renderOffer(<SecuritiesPage locale="id" product={securities} series={null} />)).toContain(
      'sedang tidak dapat ditampilkan',
    )
  })
})

describe('the page of stocks', () => {
  const stock = { ...product, key: 'stock' } as const
  const fee = { id: 1, account: 'regular', channel: 'app', percent: 0.15, minimum: null } as const
  const period = { validFrom: '2026-01-01', validTo: null, source: 'Uji' }
  const fees = [
    { ...fee, ...period, side: 'buy' },
    { ...fee, ...period, side: 'sell' },
  ] as const
  const html = (own: Parameters<typeof stockRules>[1]) =>
    renderOffer(<StockPage locale="id" product={stock} rules={stockRules('2026-11-26', own)} />)

  // By hand: 100,000 at 0.15% costs 150; a sale also 0.1% tax, 100.
  it('shows what one lot at Rp1,000 costs and brings, ticks and limits with their source', () => {
    for (const text of [
      'beli 0,15%, jual 0,25% termasuk pajak',
      'Rp100.150',
      'Rp99.750',
      'II-A Kep-00023/BEI/04-2016',
      '+35%',
      '−15%',
    ]) {
      expect(html(fees)).toContain(text)
    }
  })

  it('leads to the fees where none are stated', () => {
    expect(html(null)).toContain('href="/id/biaya"')
    expect(html(null)).not.toContain('Anda membayar')
  })
})

describe('the page of asset-backed securities', () => {
  const eba = (shares: readonly (number | null)[]) =>
    renderOffer(
      <EbaPage
        locale="id"
        product={{
          ...product,
          key: 'ebaRetail',
          instruments: shares.map((sharePercent, index) => ({
            name: `Kelas ${index}`,
            kind: 'EBA',
            summary: '',
            facts: [],
            sharePercent,
          })),
        }}
      />,
    )

  it('computes what each class loses from its share of the pool', () => {
    expect(eba([92, 8])).toContain('62,5%')
  })

  it('has no table of losses without shares', () => {
    expect(eba([null, null])).not.toContain('Bila kumpulan rugi')
  })
})

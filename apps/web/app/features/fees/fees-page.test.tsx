import type { Fee } from '@site/contracts/content/fees.ts'
import type { ServiceFee } from '@site/contracts/content/service-fees.ts'
import { tradingRatesOn } from '@site/finance/trading-rates.ts'
import { describe, expect, it } from 'vitest'
import { renderAt } from '#app/navigation/render-at.fixture.tsx'
import { findMarginInterest } from '#app/page-parts/margin-terms.server.ts'
import { priceList } from '#app/page-parts/service-fees.fixture.ts'
import { currentFees, otherFees } from './fee-tables.server.ts'
import { FeesPage } from './fees-page.tsx'
import { describeMarginFinancing } from './margin-financing.server.ts'
import { createPriceList } from './price-list.server.ts'
import { stampDutyRow } from './stamp-duty-row.server.ts'

const day = '2026-11-26'
const rates = tradingRatesOn(day)
const base = { channel: 'app', minimum: null, source: 'Daftar biaya' } as const
const current: Fee[] = (['regular', 'sharia'] as const).flatMap((account, at) =>
  (['buy', 'sell'] as const).map((side) => ({
    ...base,
    id: at,
    account,
    side,
    percent: 0.15,
    validFrom: '2026-11-01',
    validTo: null,
  })),
)
const former = current.map((fee) => ({
  ...fee,
  percent: 0.18,
  validFrom: '2025-01-02',
  validTo: '2026-10-31',
}))
const coming = current.map((fee) => ({ ...fee, percent: 0.14, validFrom: '2027-01-01' }))

const terms = { haircutPercent: 15, callPercent: 65, forcedPercent: null, callDays: 3 }

function renderHtml(
  fees: readonly Fee[] | null,
  marginTerms: typeof terms | null = terms,
  serviceFees: readonly ServiceFee[] | null = priceList,
): string {
  const tables = fees && { current: currentFees(fees, day), others: otherFees(fees, day) }
  return renderAt(
    '/id/biaya',
    <FeesPage
      day={day}
      example={null}
      locale="id"
      margin={describeMarginFinancing(
        'id',
        [{ key: 'margin', marginTerms }],
        findMarginInterest(serviceFees ?? [], day),
      )}
      priceList={
        serviceFees &&
        createPriceList('id', { fees: serviceFees, day, phone: '021-5550-0100', hasOrderFees: true })
      }
      rates={rates}
      stampDuty={rates && stampDutyRow('id', rates.stampDuty)}
      tables={tables}
    />,
  )
}

describe('the page of fees', () => {
  it('shows the fee in force, and what a sale costs with its tax', () => {
    const html = renderHtml([...former, ...current])
    expect(html).toContain('<td class="figure">0,15%</td>')
    expect(html).toContain('0,25% termasuk pajak')
    expect(html).toContain('sejak 1 Nov 2026')
  })

  it('shows our terms of margin financing, and where one is that is not published', () => {
    const html = renderHtml(current)
    for (const [label, value] of [
      ['Bunga pembiayaan per tahun', '13%'],
      ['Rasio pembiayaan yang memicu margin call', '65%'],
      ['Rasio pembiayaan yang memicu penjualan paksa', 'tertulis dalam perjanjian'],
      ['Batas waktu memenuhi margin call', '3 hari bursa'],
    ]) {
      expect(html).toMatch(new RegExp(`>${label}</dt><dd[^>]*>${value}</dd>`))
    }
    expect(html).not.toContain('yang tertulis dalam perjanjiannya')
  })

  it('refers to the agreement while no terms of margin financing are published', () => {
    const html = renderHtml(current, null, [])
    expect(html).toContain(
      'Pembiayaan rekening margin juga dikenai bunga per hari, yang tertulis dalam perjanjiannya.',
    )
    expect(html).not.toContain('Bunga pembiayaan per tahun')
  })

  it('has levies and taxes as records, which are cards on phones', () => {
    const html = renderHtml(current)
    expect(html).toMatch(
      /<th scope="row">Negara: bea meterai per dokumen<\/th><td class="figure" data-label="Tarif">Rp10.000<\/td><td data-label="Dikenakan atas">konfirmasi transaksi [^<]* di atas Rp10.000.000/,
    )
  })

  it.each([
    { name: 'no fees', fees: [], words: 'href="/id/hubungi-kami"' },
    {
      name: 'former fees only',
      fees: former,
      words: 'Tidak ada biaya yang tercatat untuk 26 November 2026.',
    },
    {
      name: 'a gap before the next fees',
      fees: [...former, ...coming],
      words: 'Biaya berikutnya berlaku mulai 1 Januari 2027.',
    },
    { name: 'an unavailable CMS', fees: null, words: 'Bagian ini sedang tidak dapat dimuat.' },
  ])('shows a way on and what the state takes with $name', ({ fees, words }) => {
    const html = renderHtml(fees)
    expect(html).toContain(words)
    expect(html).toContain('PPh final penjualan saham')
    expect(html).toContain('<td class="figure" data-label="Tarif">Rp10.000</td>')
    expect(html).toContain('UU 10/2020, PP 3/2022 Pasal 5; dipungut sejak 1 Maret 2022')
  })
})

describe('fees by period', () => {
  it('are in force on their first and last day', () => {
    const all = [...former, ...current]
    const percentOn = (on: string) => currentFees(all, on)[0]?.rows[0]?.buy?.percent
    expect([percentOn('2026-10-31'), percentOn('2026-11-01')]).toEqual([0.18, 0.15])
  })

  it('are one row of the history for all accounts and sides with the same rate, newest first', () => {
    expect(
      otherFees([...former, ...current, ...coming], day).map(({ percent, accounts, sides }) => ({
        percent,
        accounts,
        sides,
      })),
    ).toEqual([
      { percent: 0.14, accounts: ['regular', 'sharia'], sides: ['buy', 'sell'] },
      { percent: 0.18, accounts: ['regular', 'sharia'], sides: ['buy', 'sell'] },
    ])
  })
})

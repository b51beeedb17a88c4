import type { Fee } from '@site/contracts/content/fees.ts'
import { describe, expect, it } from 'vitest'
import { priceList } from '#app/page-parts/service-fees.fixture.ts'
import { open, siteIn } from '../market-tools.fixture.ts'
import { transactionTool } from './transaction-tool.ts'

const base = { account: 'regular', channel: 'app', source: 'Daftar biaya' } as const
const fees: Fee[] = (['buy', 'sell'] as const).flatMap((side, at) => [
  { ...base, id: at, side, percent: 0.15, minimum: null, validFrom: '2026-11-01', validTo: null },
  { ...base, id: at + 2, side, percent: 0.18, minimum: null, validFrom: '2025-01-02', validTo: '2026-10-31' },
])

async function read(query: string, published: readonly Fee[] = fees) {
  const site = siteIn('id', {}, { fees: async () => published })
  const { form, outcome } = await open(transactionTool, query, site)
  return { form, outcome, breakEven: outcome?.figures.find(({ name }) => name === 'breakEven') }
}

/** The title of each order, and what is paid or received. */
async function listNets(query: string) {
  const { outcome } = await read(query)
  return outcome?.receipts?.map(({ title, cost }) => [title, cost.net])
}

describe('transactionTool', () => {
  it('uses the last close of a ticker for a missing or empty price', async () => {
    const { form, outcome, breakEven } = await read('ticker=bqns&lots=10&price=')
    expect(form.shown).toMatchObject({ ticker: 'BQNS', price: '4.120', lots: '10' })
    expect(outcome?.main).toMatchObject({ label: 'Beli 10 lot BQNS pada Rp4.120', data: 4_126_180 })
    expect(outcome?.receipts?.[0]?.note).toContain('25 November 2026')
    expect(breakEven?.data).toBe(4140)
  })

  it('sells a purchase again, at the break-even price unless one is typed', async () => {
    expect(await listNets('price=4120&lots=10&kind=roundTrip')).toEqual([
      ['Beli 10 lot pada Rp4.120', 4_126_180],
      ['Jual 10 lot pada Rp4.140', 4_129_650],
    ])
    expect(await listNets('price=4120&lots=10&kind=roundTrip&sellPrice=4.120')).toEqual([
      ['Beli 10 lot pada Rp4.120', 4_126_180],
      ['Jual 10 lot pada Rp4.120', 4_109_700],
    ])
  })

  it.each([
    { buy: 0.299, value: 'Rp0' },
    { buy: 0.2989, value: '+Rp1' },
    { buy: 0.199, value: '+Rp1.000' },
    { buy: 0.399, value: '−Rp1.000' },
  ])('has the result $value if a purchase costs $buy percent', async ({ buy, value }) => {
    const published = fees.map((fee) => ({ ...fee, percent: fee.side === 'buy' ? buy : 0.1 }))
    const { outcome } = await read('price=1000&lots=10&kind=roundTrip&sellPrice=1005', published)
    expect(outcome?.figures.find(({ name }) => name === 'result')).toMatchObject({ value })
  })

  it('adds stamp duty above ten million, to each side on a day of its own', async () => {
    expect(await listNets('price=1000&lots=100&kind=roundTrip')).toEqual([
      ['Beli 100 lot pada Rp1.000', 10_015_000],
      ['Jual 100 lot pada Rp1.010', 10_064_750],
    ])
    const { outcome } = await read('price=1000&lots=100&kind=roundTrip')
    // After the fee of each order and the statutory rates.
    expect(outcome?.notes.slice(3, 6)).toEqual([
      expect.stringContaining('UU 10/2020, PP 3/2022'),
      expect.stringContaining('satu-satunya transaksi Anda pada hari itu'),
      expect.stringContaining('hari yang berbeda'),
    ])
  })

  it('names the prices above the break-even price at which stamp duty makes a sale lose', async () => {
    const { breakEven } = await read('price=99600&lots=1')
    expect(breakEven?.data).toBe(100_000)
    expect(breakEven?.detail).toContain('Rp100.025 sampai Rp100.075')
  })

  it('states what a sale below its costs takes from the client', async () => {
    const phone = fees.map((fee) => ({ ...fee, channel: 'broker' as const, percent: 0.25, minimum: 25_000 }))
    const { outcome } = await read('price=50&lots=1&kind=sell&channel=broker', phone)
    expect(outcome?.main.data).toBe(-20_005)
    expect(outcome?.receipts?.[0]?.warning).toContain('membayar selisihnya, Rp20.005')
    expect((await read('price=50&lots=1&kind=sell')).outcome?.receipts?.[0]?.warning).toBeNull()
  })

  it('uses the fee of the date', async () => {
    expect(await listNets('price=4120&lots=10&day=2026-10-31')).toEqual([
      ['Beli 10 lot pada Rp4.120', 4_127_416],
    ])
    expect(await listNets('price=4120&lots=10&day=2026-11-01')).toEqual([
      ['Beli 10 lot pada Rp4.120', 4_126_180],
    ])
  })

  it.each([
    { query: 'channel=broker', name: 'day', message: 'Tidak ada biaya yang berlaku pada tanggal ini' },
    { query: 'day=2024-12-31', name: 'day', message: 'mulai 2 Januari 2025' },
    { query: 'lots=0', name: 'lots', message: 'dari 1 sampai 10.000.000' },
    { query: 'price=4123', name: 'price', message: 'bukan kelipatan fraksi' },
    { query: 'sellPrice=4125', name: 'sellPrice', message: 'bukan kelipatan fraksi' },
  ])('rejects $query at the field $name', async ({ query, name, message }) => {
    const { form, outcome } = await read(query)
    expect(outcome).toBeNull()
    expect(form.errors).toEqual([{ name, message: expect.stringContaining(message) }])
  })

  it('marks the fees of a day to come as assumed', async () => {
    const noteOn = async (day: string) => (await read(`price=4120&day=${day}`)).outcome?.receipts?.[0]?.note
    expect(await noteOn('2026-11-26')).toBe('Biaya yang berlaku pada 26 November 2026.')
    expect(await noteOn('2030-01-02')).toContain('dengan anggapan')
  })

  it.each([
    { query: 'price=10000&lots=10', expected: ['0,1% per hari, Rp10.015 sehari. Sejak T+3.'] },
    { query: 'price=500&lots=1&kind=roundTrip', expected: ['0,1% per hari, Rp50 sehari. Sejak T+3.'] },
    { query: 'price=10000&lots=10&day=2026-10-31', expected: [] },
    { query: 'price=10000&lots=10&kind=sell', expected: [] },
  ])('states what paying late costs, of the price list: $query', async ({ query, expected }) => {
    const site = siteIn('id', {}, { fees: async () => fees, serviceFees: async () => priceList })
    const { outcome } = await open(transactionTool, query, site)
    const named = outcome?.notes.filter((note) => note.startsWith('Terlambat membayar'))
    expect(named).toEqual(expected.map((text) => expect.stringContaining(text)))
  })

  it('has no error on a first visit without a fee in force', async () => {
    const ended = fees.map((fee) => ({ ...fee, validTo: '2026-11-25' }))
    const { form, outcome } = await read('', ended)
    expect({ errors: form.errors, outcome }).toEqual({ errors: [], outcome: null })
  })

  it('has no error for an earlier day while the fees are unavailable', async () => {
    const { form, outcome } = await read('price=4120&day=2026-10-31', [])
    expect({ errors: form.errors, outcome }).toEqual({ errors: [], outcome: null })
  })

  it('asks for the price while the market is unavailable', async () => {
    const down = siteIn('id', { company: () => Promise.reject(new Error('down')) })
    expect((await open(transactionTool, 'ticker=BQNS', down)).form.errors).toEqual([
      { name: 'price', message: 'Harga terakhir tidak tersedia. Masukkan harganya.', other: 'ticker' },
    ])
    expect((await open(transactionTool, 'ticker=BQNS&price=4120', down)).form.errors).toEqual([])
  })
})

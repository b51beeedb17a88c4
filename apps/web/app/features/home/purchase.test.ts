import type { Fee } from '@site/contracts/content/fees.ts'
import { describe, expect, it } from 'vitest'
import type { Locale } from '#app/i18n/locales.ts'
import { purchaseExample, readPurchase } from './purchase.server.ts'

const fees = (['buy', 'sell'] as const).map(
  (side, id): Fee => ({
    id,
    account: 'regular',
    channel: 'app',
    side,
    percent: 0.15,
    minimum: null,
    validFrom: '2026-11-01',
    validTo: null,
    source: '',
  }),
)
const quote = { date: '2026-11-25', close: 4120, change: 80, changePercent: 1.98 }

describe('purchaseExample', () => {
  it('adds the fee to ten lots at the last close', () => {
    expect(purchaseExample('id', fees, '2026-11-26', { ticker: 'BQNS', quote })).toEqual({
      ticker: 'BQNS',
      lots: '10',
      receipt: {
        rows: [
          { label: '1.000 saham BQNS × Rp4.120', value: 'Rp4.120.000' },
          { label: 'Komisi dan PPN', value: 'Rp4.396' },
          { label: 'Levi bursa dan dana jaminan', value: 'Rp1.784' },
        ],
        total: {
          label: 'Anda bayar',
          value: 'Rp4.126.180',
          earlierLabel: 'Anda bayar (isian sebelumnya)',
        },
        note: 'Harga penutupan BQNS 25 Nov 2026. Anda impas jika menjualnya di Rp4.140, termasuk semua biaya dan pajak. Biaya berlaku sejak 1 Nov 2026.',
      },
    })
  })

  it.each([
    { name: 'without market data', company: undefined },
    {
      name: 'for a close that is no whole rupiah',
      company: { ticker: 'BQNS', quote: { ...quote, close: 412.5 } },
    },
  ])('has a round price and no ticker $name', ({ company }) => {
    const example = purchaseExample('en', fees, '2026-11-26', company)
    expect(example?.ticker).toBe('')
    expect(example?.receipt.rows[0]?.label).toBe('1,000 shares × IDR\u00a01,000')
    expect(example?.receipt.note).toContain('Example price.')
  })

  it('is null while no fee is in force', () => {
    expect(purchaseExample('id', [], '2026-11-26', undefined)).toBeNull()
    expect(purchaseExample('id', fees, '2026-10-31', undefined)).toBeNull()
  })
})

const traded = { latestPrice: { date: '2026-11-25', close: 4120 }, suspension: null, delistedOn: null }

type Company = Awaited<ReturnType<Parameters<typeof readPurchase>[0]['market']['company']>>

interface ReadOptions {
  locale?: Locale
  company?: Company | Error
  /** null: unavailable. */
  listedFees?: readonly Fee[] | null
}

function read(query: string, { locale = 'id', company = traded, listedFees = fees }: ReadOptions = {}) {
  const site = {
    locale,
    now: new Date('2026-11-26T03:00:00Z'),
    content: {
      fees: async () => {
        if (listedFees === null) throw new Error('down')
        return listedFees
      },
    },
    market: {
      company: async () => {
        if (company instanceof Error) throw company
        return company
      },
    },
    orNull: <Value>(value: Promise<Value>) => value.catch(() => null),
  }
  return readPurchase(site, new URLSearchParams(query))
}

describe('readPurchase', () => {
  it.each([
    { query: 'ticker=bqns&lots=10', total: 'Rp4.126.180' },
    { query: 'ticker=BQNS.JK&lots=1+lot', total: 'Rp412.618' },
    // Above Rp10 million, with stamp duty.
    { query: 'ticker=BQNS&lots=1.000', total: 'Rp412.628.000' },
  ])('calculates $query', async ({ query, total }) => {
    const { errors, receipt } = await read(query)
    expect(errors).toEqual([])
    expect(receipt?.total.value).toBe(total)
    expect(receipt?.note).toContain('Harga penutupan BQNS 25 Nov 2026.')
  })

  it('names stamp duty where it is due', async () => {
    const listRows = async (lots: number) =>
      (await read(`ticker=BQNS&lots=${lots}`)).receipt?.rows.map(({ label }) => label)
    expect(await listRows(24)).not.toContain('Bea meterai')
    expect(await listRows(25)).toContain('Bea meterai')
  })

  const lotsError = 'Masukkan angka bulat dari 1 sampai 10.000.000.'
  it.each([
    { query: 'ticker=BQNS&lots=0', errors: [['lots', lotsError]] },
    { query: 'ticker=BQNS&lots=10.000.001', errors: [['lots', lotsError]] },
    { query: 'ticker=BQNS&lots=1,5', errors: [['lots', lotsError]] },
    { query: 'ticker=BQNS&lots=', errors: [['lots', 'Wajib diisi.']] },
    { query: 'ticker=&lots=10', errors: [['ticker', 'Wajib diisi.']] },
    { query: 'ticker=BQ&lots=10', errors: [['ticker', 'Masukkan empat atau lima huruf, misalnya BQNS.']] },
    {
      query: 'ticker=1234&lots=0',
      errors: [
        ['ticker', 'Masukkan empat atau lima huruf, misalnya BQNS.'],
        ['lots', lotsError],
      ],
    },
  ])('rejects "$query" at its fields', async ({ query, errors }) => {
    const found = await read(query)
    expect(found.errors.map(({ name, message }) => [name, message])).toEqual(errors)
    expect(found.receipt).toBeNull()
  })

  const noClose = 'Harga penutupan QTRV tidak tersedia. Buka rincian biaya untuk memasukkan harganya.'
  it.each([
    { name: 'an unknown ticker', company: null, message: 'Kode QTRV tidak ada di data pasar kami.' },
    {
      name: 'a suspended share',
      company: { ...traded, suspension: { since: '2026-08-18' } },
      message:
        'Perdagangan QTRV dihentikan sejak 18 Agustus 2026: bursa tidak menerima order saham ini. Harga terakhirnya Rp4.120 pada 25 November 2026.',
    },
    {
      name: 'a delisted share',
      company: { latestPrice: null, suspension: null, delistedOn: '2026-11-20' },
      message: 'QTRV tidak lagi tercatat di bursa. Hari perdagangan terakhirnya 20 November 2026.',
    },
    { name: 'a share without a close', company: { ...traded, latestPrice: null }, message: noClose },
    {
      name: 'a close that is no whole rupiah',
      company: { ...traded, latestPrice: { date: '2026-11-25', close: 0.0085 } },
      message: noClose,
    },
    { name: 'unavailable market data', company: new Error('down'), message: noClose },
  ])('explains at the ticker that it has no price for $name', async ({ company, message }) => {
    expect(await read('ticker=QTRV&lots=10', { company })).toEqual({
      errors: [{ name: 'ticker', message }],
      receipt: null,
    })
  })

  it.each([
    { name: 'fees are unavailable', listedFees: null },
    { name: 'no fee is stated', listedFees: [] },
    {
      name: 'the fees are not yet in force',
      listedFees: fees.map((fee) => ({ ...fee, validFrom: '2026-12-01' })),
    },
  ])('has neither a receipt nor an error while $name', async ({ listedFees }) => {
    expect(await read('ticker=BQNS&lots=10', { listedFees })).toEqual({ errors: [], receipt: null })
  })

  it('answers in English, with its notation of numbers', async () => {
    const { receipt } = await read('ticker=BQNS&lots=1,000', { locale: 'en' })
    expect(receipt?.total).toMatchObject({ label: 'You pay', value: 'IDR\u00a0412,628,000' })
  })
})

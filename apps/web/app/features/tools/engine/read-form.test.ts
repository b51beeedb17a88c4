import { describe, expect, it } from 'vitest'
import { type FormSpec, readForm } from './read-form.ts'

const spec = {
  price: { kind: 'rupiah', min: 1, max: 10_000_000 },
  rate: { kind: 'percent', min: 0, max: 30, places: 2, isOptional: true },
  lots: { kind: 'whole', min: 1, max: 1000 },
  kind: { kind: 'choice', choices: ['buy', 'sell'] },
  day: { kind: 'day', min: '2025-01-02' },
  ticker: { kind: 'ticker' },
} as const satisfies FormSpec

const words = {
  price: { label: 'Harga' },
  rate: { label: 'Bunga' },
  lots: { label: 'Lot' },
  kind: { label: 'Transaksi' },
  day: { label: 'Tanggal' },
  ticker: { label: 'Kode saham' },
}

function read(query: string, locale: 'id' | 'en' = 'id') {
  const examples = { price: 4120, lots: 1, day: '2026-11-26' }
  const form = readForm(locale, spec, words, new URLSearchParams(query), examples)
  const { isSubmitted, shown, errors } = form.describe()
  return {
    price: form.optional('price'),
    rate: form.optional('rate'),
    lots: form.optional('lots'),
    kind: form.text('kind'),
    day: form.text('day'),
    ticker: form.text('ticker'),
    form: { isSubmitted, shown, errors },
  }
}

describe('readForm', () => {
  it('shows the example for an address without a field', () => {
    expect(read('utm_source=x')).toEqual({
      price: 4120,
      rate: null,
      lots: 1,
      kind: 'buy',
      day: '2026-11-26',
      ticker: '',
      form: {
        isSubmitted: false,
        shown: { price: '4.120', rate: '', lots: '1', kind: 'buy', day: '2026-11-26', ticker: '' },
        errors: [],
      },
    })
  })

  it.each([
    { text: 'Rp 4.120', locale: 'id', value: 4120, shown: '4.120' },
    { text: '1,5 jt', locale: 'id', value: 1_500_000, shown: '1.500.000' },
    { text: '\u200e4,120', locale: 'en', value: 4120, shown: '4,120' },
  ] as const)('reads the price $text in $locale', ({ text, locale, value, shown }) => {
    const { price, form } = read(new URLSearchParams({ price: text }).toString(), locale)
    expect({ price, shown: form.shown.price }).toEqual({ price: value, shown })
  })

  it('keeps everything typed and reports each invalid field once, in the order of the form', () => {
    const query = 'ticker=BQ&day=2026-02-31&kind=lend&rate=6,255&price=0'
    const { form } = read(query)
    expect(form.shown).toEqual({
      price: '0',
      rate: '6,255',
      lots: '1',
      kind: 'lend',
      day: '2026-02-31',
      ticker: 'BQ',
    })
    expect(form.errors).toEqual([
      { name: 'price', message: 'Masukkan angka bulat dari 1 sampai 10.000.000.' },
      { name: 'rate', message: 'Masukkan angka dari 0,00 sampai 30,00, paling banyak 2 angka desimal.' },
      { name: 'kind', message: 'Pilih salah satu pilihan.' },
      { name: 'day', message: 'Masukkan tanggal yang ada, mulai 2 Januari 2025.' },
      { name: 'ticker', message: 'Masukkan empat atau lima huruf, misalnya BQNS.' },
    ])
  })

  it.each([
    { query: 'price=', message: 'Wajib diisi.' },
    { query: 'price=100&price=200', message: 'Masukkan angka bulat dari 1 sampai 10.000.000.' },
    { query: 'price=4120.5', message: 'Masukkan angka bulat dari 1 sampai 10.000.000.' },
  ])('rejects $query', ({ query, message }) => {
    expect(read(query).form.errors).toEqual([{ name: 'price', message }])
  })

  it('reads a count with its unit, and a ticker in small letters', () => {
    expect(read('lots=10 lot&ticker=bqns')).toMatchObject({ lots: 10, ticker: 'BQNS' })
  })

  it.each(['4,5,6', 'abc', '-5', '1000000000000'])('keeps %s where a number is filled in', (typed) => {
    const form = readForm('id', spec, words, new URLSearchParams({ price: typed }), { price: 4120 })
    form.fill('price', 4280)
    expect(form.describe().shown.price).toBe(typed)
    expect(form.describe().errors).toContainEqual(expect.objectContaining({ name: 'price' }))
  })
})

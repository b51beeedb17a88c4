import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Locale } from '#app/i18n/locales.ts'
import { PurchaseTotal } from './purchase-form.tsx'
import { parsePurchase } from './read-typed-purchase.ts'
import { endOfTyping, showPurchase, untypedPurchase } from './typed-purchase.ts'

const receipt = {
  rows: [{ label: '100 saham BQNS × Rp4.120', value: 'Rp412.000' }],
  total: { label: 'Anda bayar', value: 'Rp412.618', earlierLabel: 'Anda bayar (isian sebelumnya)' },
  note: '',
}
const lotsError = { name: 'lots', message: 'Wajib diisi.' } as const
const tickerError = { name: 'ticker', message: 'Wajib diisi.' } as const
const complete = { focused: null, isTickerPending: false }

describe('parsePurchase', () => {
  it('has the receipt of valid entries', () => {
    expect(parsePurchase({ errors: [], receipt }, complete)).toEqual({ errors: [], receipt, isFailed: false })
  })

  it.each([
    { name: 'all errors if both fields were left', entries: {}, errors: [tickerError, lotsError] },
    { name: 'no error of the focused ticker', entries: { focused: 'ticker' }, errors: [lotsError] },
    { name: 'no error of the focused lots', entries: { focused: 'lots' }, errors: [tickerError] },
    {
      name: 'no error of a ticker that nobody has reached',
      entries: { isTickerPending: true },
      errors: [lotsError],
    },
    {
      name: 'no error before any entry is complete',
      entries: { focused: 'lots', isTickerPending: true },
      errors: [],
    },
  ] as const)('has $name, which is no failure', ({ entries, errors }) => {
    const response = { errors: [tickerError, lotsError], receipt: null }
    const found = parsePurchase(response, { ...complete, ...entries })
    expect(found).toEqual({ errors, receipt: null, isFailed: false })
  })

  it.each([
    { name: 'neither receipt nor error', response: { errors: [], receipt: null } },
    { name: 'another shape', response: { errors: [], receipt: { rows: [] } } },
    {
      name: 'an error of an unknown field',
      response: { errors: [{ name: 'x', message: '' }], receipt: null },
    },
    { name: 'no object', response: null },
  ])('is a failure for $name', ({ response }) => {
    expect(parsePurchase(response, complete)).toEqual({ errors: [], receipt: null, isFailed: true })
  })
})

describe('endOfTyping', () => {
  it.each([
    { inputType: 'insertReplacementText', end: 'chosen' },
    { inputType: 'insertText', end: null },
    { inputType: 'deleteContentBackward', end: null },
    { inputType: 'insertFromPaste', end: null },
    { inputType: '', end: null },
  ])('is $end after "$inputType"', ({ inputType, end }) => {
    expect(endOfTyping({ inputType })).toBe(end)
  })
})

describe('showPurchase', () => {
  const valid = { errors: [], receipt, isFailed: false }
  const shown = showPurchase(untypedPurchase, valid)

  it('shows the receipt of the entries', () => {
    expect(shown).toEqual({ ...valid, isEarlier: false })
  })

  it.each([
    { name: 'an invalid entry', found: { errors: [lotsError], receipt: null, isFailed: false } },
    { name: 'an incomplete entry', found: { errors: [], receipt: null, isFailed: false } },
    { name: 'a failure', found: { errors: [], receipt: null, isFailed: true } },
  ])('keeps the receipt as that of earlier entries for $name', ({ found }) => {
    expect(showPurchase(shown, found)).toEqual({ ...found, receipt, isEarlier: true })
    expect(showPurchase(untypedPurchase, found)).toEqual({ ...found, isEarlier: true })
    expect(showPurchase(showPurchase(shown, found), valid)).toEqual(shown)
  })
})

describe('the total of the receipt', () => {
  const renderTotal = (locale: Locale, isEarlier: boolean, isFailed: boolean) =>
    renderToString(
      <PurchaseTotal isEarlier={isEarlier} isFailed={isFailed} locale={locale} total={receipt.total} />,
    ).replaceAll(/<[^>]*>/g, '')

  it('is labeled as that of earlier entries, and explained after a failure', () => {
    expect(renderTotal('id', false, false)).toBe('Anda bayar Rp412.618')
    expect(renderTotal('id', true, false)).toBe('Anda bayar (isian sebelumnya) Rp412.618')
    expect(renderTotal('id', true, true)).toContain('Rp412.618Biaya belum dapat dihitung. Coba lagi.')
    expect(renderTotal('en', true, true)).toContain('The cost is not available. Try again.')
  })
})

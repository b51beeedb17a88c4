import { describe, expect, it } from 'vitest'
import { readLocation } from '#app/content/fake-service.fixture.ts'
import { FormReceipts } from '#app/forms/form-receipts.server.ts'
import { findReceipt, redirectToOutcome } from './registration-outcome.server.ts'

const receipts = new FormReceipts('a secret of thirty-two characters')
const now = new Date('2026-12-01T03:00:00.000Z')
const translations = { id: 'kelas-dividen', en: 'dividend-class' }

function toOutcomeUrl(outcome: 'success' | 'waiting'): URL {
  const response = redirectToOutcome({ locale: 'id', now }, receipts, 'kelas-dividen', outcome)
  return new URL(readLocation(response) ?? '', 'https://site.example')
}

describe('the receipt of a registration', () => {
  it('proves the outcome in both languages of the event', () => {
    const url = toOutcomeUrl('success')
    const receipt = url.searchParams.get('receipt')
    expect(findReceipt(url, receipts, { translations, outcome: 'success', now })).toBe(receipt)
    const onlyEnglish = { id: null, en: 'dividend-class' }
    expect(findReceipt(url, receipts, { translations: onlyEnglish, outcome: 'success', now })).toBeNull()
  })

  it('proves no better outcome if its state is removed from the URL', () => {
    const url = toOutcomeUrl('waiting')
    expect(findReceipt(url, receipts, { translations, outcome: 'success', now })).toBeNull()
  })

  it.each(['', '?receipt=', '?state=waiting', '?receipt=1'])('is missing from a URL with "%s"', (query) => {
    const url = new URL(`https://site.example/id/edukasi/brids-eduvest/kelas-dividen/daftar-sukses${query}`)
    for (const outcome of ['success', 'waiting', 'held', 'full', 'closed'] as const) {
      expect(findReceipt(url, receipts, { translations, outcome, now })).toBeNull()
    }
  })

  it('proves nothing about another event', () => {
    const others = { id: 'kelas-saham', en: 'stock-class' }
    expect(
      findReceipt(toOutcomeUrl('success'), receipts, { translations: others, outcome: 'success', now }),
    ).toBeNull()
  })
})

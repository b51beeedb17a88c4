import { describe, expect, it } from 'vitest'
import { loadCalendarSubject } from './calendar-subject.server.ts'

const names = { id: 'PT Bank Contoh Tbk', en: 'Contoh Bank Ltd' }
const loadCompany = async (ticker: string) => (ticker === 'BQNS' ? { name: names } : null)
const subject = (locale: 'id' | 'en', requested: string) =>
  loadCalendarSubject(locale, requested, loadCompany)

describe('loadCalendarSubject', () => {
  it('has all kinds for a shorter time and without a name', async () => {
    expect(await subject('en', 'all')).toEqual({
      of: 'all',
      name: null,
      filter: { kind: null, ticker: null },
      monthsBack: 3,
    })
  })

  it.each([
    { locale: 'id', requested: 'dividend', name: 'Dividen' },
    { locale: 'en', requested: 'general-meeting', name: 'General meeting' },
    { locale: 'id', requested: 'ipo', name: 'IPO' },
  ] as const)('has the kind $requested ($locale)', async ({ locale, requested, name }) => {
    expect(await subject(locale, requested)).toEqual({
      of: requested,
      name,
      filter: { kind: requested, ticker: null },
      monthsBack: 12,
    })
  })

  it.each([
    { locale: 'id', requested: 'bqns' },
    { locale: 'en', requested: 'BQNS' },
    { locale: 'en', requested: 'Bqns' },
  ] as const)('has the company $requested ($locale)', async ({ locale, requested }) => {
    expect(await subject(locale, requested)).toEqual({
      of: { ticker: requested },
      name: names[locale],
      filter: { kind: null, ticker: 'BQNS' },
      monthsBack: 12,
    })
  })

  it.each(['', 'ALL', 'dividends', 'xxxx', 'bq'])('is null for "%s"', async (requested) => {
    expect(await subject('id', requested)).toBeNull()
  })
})

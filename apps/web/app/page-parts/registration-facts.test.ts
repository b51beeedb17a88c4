import { describe, expect, it } from 'vitest'
import { describeRegistrations, listRegistrationFacts } from './registration-facts.server.ts'

const registrations = [
  { kind: 'brokerage', number: 'IZIN-1', date: '2019-08-14', authority: 'OJK' },
  { kind: 'sbnDistribution', number: 'SBN-2', date: null, authority: null },
] as const

describe('listRegistrationFacts', () => {
  it('states number, issuing body and date as far as they are known, in the requested order', () => {
    expect(listRegistrationFacts('id', registrations, ['sbnDistribution', 'brokerage'])).toEqual([
      { label: 'Penunjukan mitra distribusi SBN ritel', value: 'SBN-2' },
      { label: 'Izin perantara pedagang efek', value: 'IZIN-1, OJK, 14 Agustus 2019' },
    ])
  })

  it('leaves out a registration that the firm does not have', () => {
    expect(listRegistrationFacts('en', registrations, ['fundSelling'])).toEqual([])
    expect(describeRegistrations('en', registrations, ['fundSelling'])).toBe('')
  })
})

import { describe, expect, it } from 'vitest'
import { registrationFacts, registrationLine } from './registration-facts.server.ts'

const registrations = [
  { kind: 'brokerage', number: 'IZIN-1', date: '2019-08-14', authority: 'OJK' },
  { kind: 'sbnDistribution', number: 'SBN-2', date: null, authority: null },
] as const

describe('registrationFacts', () => {
  it('states number, issuing body and date as far as they are known, in the order asked for', () => {
    expect(registrationFacts('id', registrations, ['sbnDistribution', 'brokerage'])).toEqual([
      { label: 'Penunjukan mitra distribusi SBN ritel', value: 'SBN-2' },
      { label: 'Izin perantara pedagang efek', value: 'IZIN-1, OJK, 14 Agustus 2019' },
    ])
  })

  it('leaves out a registration that the firm does not have', () => {
    expect(registrationFacts('en', registrations, ['fundSelling'])).toEqual([])
    expect(registrationLine('en', registrations, ['fundSelling'])).toBe('')
  })
})

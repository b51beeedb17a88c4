import { describe, expect, it } from 'vitest'
import { companyDetailsOf } from '#app/features/companies/company-details.server.ts'
import { bank } from '#app/features/companies/sample-company.fixture.ts'
import { listAbsentParts } from './absent-parts.ts'

const person = {
  name: 'Arvenda',
  position: { id: 'Direktur', en: 'Director' },
  since: null,
  isAffiliated: null,
}
const nothing = { recommendations: [], news: [], reports: [] }
const empty = {
  ...bank,
  management: { commissioners: [], directors: [], responsiblePerson: null, registrar: null },
  subsidiaries: [],
  shareholders: [],
  holderTypes: [],
  stockHistory: [],
}

describe('the absent parts of a company page', () => {
  it('are all that have no data, our own texts apart', () => {
    expect(listAbsentParts('en', nothing, companyDetailsOf('en', empty))).toEqual({
      unwritten: ['Recommendations', 'Research reports'],
      undelivered: [
        'Shareholders',
        'Latest news',
        'Management',
        'Subsidiaries and affiliates',
        'Stock history',
      ],
    })
  })

  it('name the parts of the management that are absent', () => {
    const management = { ...empty.management, directors: [person] }
    const details = companyDetailsOf('id', { ...empty, management })
    const { undelivered } = listAbsentParts('id', nothing, details)
    expect(undelivered).toEqual(expect.arrayContaining(['Dewan Komisaris', 'Biro Administrasi Efek (BAE)']))
    expect(undelivered).not.toContain('Manajemen')
  })

  it('exclude what an unavailable service would have', () => {
    expect(listAbsentParts('en', { recommendations: null, news: null, reports: null }, null)).toEqual({
      unwritten: [],
      undelivered: [],
    })
  })
})

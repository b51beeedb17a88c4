import { describe, expect, it } from 'vitest'
import { bank } from '#app/features/companies/sample-company.fixture.ts'
import { describeAbsentParts } from './absent-parts.server.ts'

const person = {
  name: 'Arvenda',
  position: { id: 'Direktur', en: 'Director' },
  since: null,
  isAffiliated: null,
}
const noLists = { recommendations: [], news: [], reports: [], actions: [] }
const empty = {
  ...bank,
  complete: { dividends: null, indices: false },
  management: { commissioners: [], directors: [], responsiblePerson: null, registrar: null },
  subsidiaries: [],
  shareholders: [],
  holderTypes: [],
  stockHistory: [],
}

describe('the absent parts of a company page', () => {
  it('are all that have no data, our own texts apart', () => {
    expect(describeAbsentParts('en', empty, noLists)).toEqual([
      'None yet: Recommendations, Research reports.',
      'Data not available: Dividends and corporate actions, Latest news, Shareholders, Management, Subsidiaries and affiliates, Stock history.',
    ])
  })

  it('name the parts of the management that are absent', () => {
    const management = { ...empty.management, directors: [person] }
    const [, undelivered] = describeAbsentParts('id', { ...empty, management }, noLists)
    expect(undelivered).toContain(
      'Dewan Komisaris, Penanggung Jawab (Sekretaris Perusahaan), Biro Administrasi Efek (BAE)',
    )
    expect(undelivered).not.toContain('Manajemen')
  })

  it('exclude dividends that were delivered completely: there are none', () => {
    const complete = { dividends: { since: '2020-01-02' }, indices: false }
    expect(describeAbsentParts('id', { ...empty, complete }, noLists).join(' ')).not.toContain('Dividen')
  })

  it('exclude what an unavailable service would have', () => {
    const lists = { recommendations: null, news: null, reports: null, actions: null }
    expect(describeAbsentParts('en', null, lists)).toEqual([])
  })
})

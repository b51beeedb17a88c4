import { describe, expect, it } from 'vitest'
import { service } from './sample-service.fixture.ts'
import { serviceConditions } from './service-conditions.ts'

describe('serviceConditions', () => {
  it('contains the contract years', () => {
    expect(serviceConditions({ ...service, contractYears: 1 }, 'en')).toEqual([
      { label: 'Contract', value: '1 year' },
    ])
    expect(serviceConditions({ ...service, contractYears: 2 }, 'en')).toEqual([
      { label: 'Contract', value: '2 years' },
    ])
  })

  it("appends the editors' facts and omits those that repeat the data", () => {
    const facts = [
      { label: 'total aset minimal', value: 'Rp400\u00a0juta' },
      { label: 'Biaya', value: 'Tidak ada' },
    ]
    const conditions = serviceConditions({ ...service, partner: 'Bank', minimumAssets: 5e8, facts }, 'id')
    expect(conditions).toEqual([
      { label: 'Mitra', value: 'Bank' },
      { label: 'Total aset minimal', value: 'Rp500\u00a0juta' },
      { label: 'Biaya', value: 'Tidak ada' },
    ])
  })

  it.each([
    {
      name: 'under another label',
      fact: { label: 'Pemberi pinjaman', value: 'Gadai' },
      expected: ['Pemberi pinjaman'],
    },
    { name: 'under the same label', fact: { label: 'Mitra', value: 'Gadai' }, expected: ['Mitra'] },
    {
      name: 'within a longer text',
      fact: { label: 'Izin', value: 'Gadai, OJK' },
      expected: ['Mitra', 'Izin'],
    },
  ])('names the partner once if the fact of an editor has it $name', ({ fact, expected }) => {
    const conditions = serviceConditions({ ...service, partner: 'Gadai', facts: [fact] }, 'id')
    expect(conditions.map(({ label }) => label)).toEqual(expected)
  })
})

import { describe, expect, it } from 'vitest'
import { nearCompanies } from './near-companies.ts'

function company(ticker: string, shortName: string) {
  const name = `PT ${shortName} Tbk`
  return { ticker, shortName, name: { id: name, en: name } }
}

const rows = [
  company('BVSR', 'Bank Visesa Rakyat'),
  company('QPAY', 'Quantum Pembayaran Nusa'),
  company('BQNS', 'Bank Quantara Nusa'),
  company('MTRQ', 'Mitra Quanta Alat Berat'),
]

describe('nearCompanies', () => {
  it.each([
    { typed: 'BQSN', found: ['BQNS'] },
    { typed: 'bqn', found: ['BQNS'] },
    { typed: 'bqnss', found: ['BQNS'] },
    { typed: 'bqs', found: [] },
    { typed: 'nusa bank', found: ['BQNS'] },
    { typed: 'bank quantra', found: ['BQNS'] },
    { typed: 'bnak visesa', found: ['BVSR'] },
    { typed: 'bank mandala', found: [] },
    { typed: 'PT', found: ['BQNS', 'BVSR', 'MTRQ', 'QPAY'] },
    { typed: ' – ', found: [] },
  ])('finds $found for "$typed"', ({ typed, found }) => {
    expect(nearCompanies(rows, typed).map(({ ticker }) => ticker)).toEqual(found)
  })

  it('excludes companies with more errors than the best match', () => {
    expect(nearCompanies(rows, 'quantaraa').map(({ ticker }) => ticker)).toEqual(['BQNS'])
    expect(nearCompanies(rows, 'quantra').map(({ ticker }) => ticker)).toEqual(['BQNS', 'MTRQ'])
    expect(nearCompanies(rows, 'quantmm').map(({ ticker }) => ticker)).toEqual(['QPAY'])
  })
})

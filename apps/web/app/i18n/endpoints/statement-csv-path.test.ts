import { statementKinds, statementPeriods } from '@site/contracts/market/statements.ts'
import { describe, expect, it } from 'vitest'
import { statementCsvPath, statementOfFile } from './statement-csv-path.ts'

const files = statementKinds.flatMap((kind) => statementPeriods.map((period) => ({ kind, period })))

describe('the path of a statement as CSV', () => {
  it('has the words of its language', () => {
    const file = { kind: 'balance-sheet', period: 'annual' } as const
    expect([statementCsvPath('id', 'bqns', file), statementCsvPath('en', 'bqns', file)]).toEqual([
      '/id/riset-dan-berita/daftar-informasi-perusahaan/bqns/unduh/balance-sheet-annual.csv',
      '/en/research-and-news/company-information-list/bqns/download/balance-sheet-annual.csv',
    ])
  })

  it.each(files)('leads back to the $period $kind', (file) => {
    const name = statementCsvPath('en', 'bqns', file).split('/').at(-1) ?? ''
    expect(statementOfFile(name)).toEqual(file)
  })

  it.each(['', 'annual.csv', 'balance-sheet-annual', 'Balance-sheet-annual.csv', 'balance-sheet-.csv'])(
    'does not lead to a statement: "%s"',
    (name) => {
      expect(statementOfFile(name)).toBeNull()
    },
  )
})

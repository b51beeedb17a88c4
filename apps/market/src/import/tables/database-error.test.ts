import { describe, expect, it } from 'vitest'
import { databaseDataError } from './database-error.ts'

function databaseError(code: string): Error {
  return Object.assign(new Error('what PostgreSQL says'), { code })
}

describe('databaseDataError', () => {
  it.each(['21000', '22021', '22P05', '23505', '23514', '54000'])('%s is a data error', (code) => {
    expect(databaseDataError(databaseError(code))).toBe(
      `the database refuses it: what PostgreSQL says (SQLSTATE ${code})`,
    )
  })

  it.each(['08006', '25006', '40P01', '53100', '53300', '57P01', '57P03', '58030', 'ECONNREFUSED', 'ENOSPC'])(
    'returns null for the temporary error %s',
    (code) => {
      expect(databaseDataError(databaseError(code))).toBeNull()
    },
  )

  it('returns null for a lost connection without a code', () => {
    expect(databaseDataError(new Error('Connection terminated unexpectedly'))).toBeNull()
  })
})

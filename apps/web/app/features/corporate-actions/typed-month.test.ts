import { describe, expect, it } from 'vitest'
import { typedMonth } from './typed-month.server.ts'

describe('typedMonth', () => {
  it.each([
    '2026-11',
    '2026/11',
    '11/2026',
    '11 2026',
    'November 2026',
    'november, 2026',
    'nov. 2026',
    '2026 November',
  ])('parses "%s"', (text) => {
    expect(typedMonth(text)).toBe('2026-11')
  })

  it.each([
    { text: '1/2026', month: '2026-01' },
    { text: 'Agustus 2026', month: '2026-08' },
    { text: 'Agu 2026', month: '2026-08' },
    { text: 'may 2026', month: '2026-05' },
    { text: 'Agt 2026', month: '2026-08' },
    { text: 'Sept 2026', month: '2026-09' },
    { text: 'Nopember 2026', month: '2026-11' },
    { text: 'July 2026', month: '2026-07' },
  ])('parses "$text" as $month', ({ text, month }) => {
    expect(typedMonth(text)).toBe(month)
  })

  it.each([
    'x',
    '',
    '2026',
    '11',
    'November',
    '11/26',
    '2026-13',
    '0/2026',
    '2026-11-05',
    'ju 2026',
    'Nopember Raya 2026',
    '11/2101',
    '1989-12',
    '2026-2027',
  ])('returns null for "%s"', (text) => {
    expect(typedMonth(text)).toBeNull()
  })
})

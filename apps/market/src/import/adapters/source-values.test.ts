import { describe, expect, it } from 'vitest'
import {
  cellText,
  isDateFormat,
  type NumberFormat,
  numberText,
  plainDay,
  plainNumber,
} from './source-values.ts'

describe('plainNumber', () => {
  it.each<{ text: string | number; format: NumberFormat; expected: string }>([
    { text: '83.222.200', format: 'indonesian', expected: '83222200' },
    { text: '4050', format: 'indonesian', expected: '4050' },
    { text: '-1.250,75', format: 'indonesian', expected: '-1250.75' },
    { text: '564,4', format: 'indonesian', expected: '564.4' },
    { text: '83,222,200.5', format: 'english', expected: '83222200.5' },
    { text: ' 12 ', format: 'plain', expected: '12' },
    { text: 564.4, format: 'indonesian', expected: '564.4' },
  ])('reads $text in the format $format as $expected', ({ text, format, expected }) => {
    expect(plainNumber(text, format)).toBe(expected)
  })

  it('returns a text that is no number unchanged', () => {
    expect(plainNumber('n/a', 'indonesian')).toBe('n/a')
    expect(plainNumber('1.2.3', 'indonesian')).toBe('1.2.3')
  })
})

it.each([
  { value: 83_222_200, expected: '83222200' },
  { value: 1.236584509459947e16, expected: '12365845094599470' },
  { value: 0.1 + 0.2, expected: '0.3' },
  { value: 7_251.054, expected: '7251.054' },
  { value: -0.05, expected: '-0.05' },
  { value: 1e-7, expected: '0.0000001' },
])('numberText writes $value as $expected', ({ value, expected }) => {
  expect(numberText(value)).toBe(expected)
})

describe('plainDay', () => {
  it.each([
    { text: '2026-11-20T00:00:00', formats: ['YYYY-MM-DD'], expected: '2026-11-20' },
    { text: '12 Agt 2026', formats: ['YYYY-MM-DD', 'D MMM YYYY'], expected: '2026-08-12' },
    { text: '3 Desember 2026', formats: ['D MMM YYYY'], expected: '2026-12-03' },
    { text: '30-NOV-2026', formats: ['DD-MMM-YYYY'], expected: '2026-11-30' },
    { text: '10/31/2026', formats: ['M/D/YYYY'], expected: '2026-10-31' },
    { text: 20_261_120, formats: ['YYYYMMDD'], expected: '2026-11-20' },
  ])('reads $text as $expected', ({ text, formats, expected }) => {
    expect(plainDay(text, formats)).toBe(expected)
  })

  it('returns a text in another format unchanged', () => {
    expect(plainDay('20.11.2026', ['D/M/YYYY'])).toBe('20.11.2026')
    expect(plainDay('20 Xyz 2026', ['D MMM YYYY'])).toBe('20 Xyz 2026')
  })
})

it.each([
  { format: 'DD/MM/YYYY', isValid: true },
  { format: 'D MMM YYYY', isValid: true },
  { format: 'MM/YYYY', isValid: false },
  { format: 'DD/MM/YY', isValid: false },
  { format: 'DD/MM/YYYY D', isValid: false },
])('isDateFormat returns $isValid for $format', ({ format, isValid }) => {
  expect(isDateFormat(format)).toBe(isValid)
})

it('cellText returns an empty text for a missing cell', () => {
  expect(cellText(null)).toBe('')
  expect(cellText(undefined)).toBe('')
})

import { describe, expect, it } from 'vitest'
import { digitCount, handphoneNumber, indonesianPhoneNumber, withoutSeparators } from './phone-number.ts'

describe('withoutSeparators', () => {
  it('drops spaces, dots, hyphens and dashes', () => {
    expect(withoutSeparators(' +62 812-3456.7890 – ')).toBe('+6281234567890')
  })

  it('keeps everything else, so that letters are still found', () => {
    expect(withoutSeparators('0812 abc (1)')).toBe('0812abc(1)')
  })
})

describe('indonesianPhoneNumber', () => {
  const cases = [
    { name: 'a mobile number with 0', digits: '081234567890', expected: '+6281234567890' },
    { name: 'a mobile number with 62', digits: '6281234567890', expected: '+6281234567890' },
    { name: 'a mobile number with +62', digits: '+6281234567890', expected: '+6281234567890' },
    { name: 'the shortest mobile number', digits: '081123456', expected: '+6281123456' },
    { name: 'one digit less', digits: '08112345', expected: null },
    { name: 'the longest mobile number', digits: '0811234567890', expected: '+62811234567890' },
    { name: 'two digits more', digits: '081123456789012', expected: null },
    { name: 'a prefix that no operator has', digits: '080123456789', expected: null },
    { name: 'a landline of Jakarta', digits: '02155500100', expected: '+622155500100' },
    { name: 'a number without any prefix', digits: '81234567890', expected: null },
    { name: 'a number with a foreign country code', digits: '+6591234567', expected: '+6591234567' },
  ]
  it.each(cases)('reads $name', ({ digits, expected }) => {
    expect(indonesianPhoneNumber(digits)).toBe(expected)
  })
})

describe('handphoneNumber', () => {
  const cases = [
    { name: 'a mobile number with 0', digits: '081234567890', expected: '+6281234567890' },
    { name: 'a mobile number with 62', digits: '6281234567890', expected: '+6281234567890' },
    { name: 'a mobile number with +62', digits: '+6281234567890', expected: '+6281234567890' },
    { name: 'a number with a foreign country code', digits: '+6591234567', expected: '+6591234567' },
    { name: 'a landline of Jakarta', digits: '02155500100', expected: null },
    { name: 'a landline of Jakarta with +62', digits: '+622155500100', expected: null },
  ]
  it.each(cases)('reads $name', ({ digits, expected }) => {
    expect(handphoneNumber(digits)).toBe(expected)
  })
})

describe('digitCount', () => {
  it('does not count the plus', () => {
    expect(['+6281234567890', '081234567890'].map(digitCount)).toEqual([13, 12])
  })
})

import { describe, expect, it } from 'vitest'
import { digitCount, handphoneNumber, indonesianPhoneNumber, plainPhone } from './phone-number.ts'

describe('plainPhone', () => {
  it.each([
    ' +62 812-3456.7890 – ',
    '+62 0812 3456 7890',
    '+62 (0) 812 3456 7890',
    '+62(0812)34567890',
    '0062 812 3456 7890',
    '0062 0812 3456 7890',
    '\u202a+62 812\u20113456\u22127890\u202c',
    '\uff0b62\u3000812\uff0d3456\u30fc7890',
    '+62 812/3456·7890',
    'tel:+6281234567890',
    'TEL: +62-812-3456-7890',
    '(+62) 812 3456 7890',
    '+62 (812) 3456-7890',
    '+62\t812\t3456\t7890',
    '+ 62 812 3456 7890',
  ])('normalizes %s', (typed) => {
    expect(plainPhone(typed)).toBe('+6281234567890')
  })

  it.each([
    { name: 'a domestic number', typed: '(0812) 3456-7890', plain: '081234567890' },
    { name: 'a 62 followed by a redundant 0', typed: '62 0812 3456 7890', plain: '6281234567890' },
    { name: 'a landline', typed: '(021) 5550 0100', plain: '02155500100' },
    { name: 'an international number', typed: '+44 (0)20 7946 0958', plain: '+442079460958' },
    {
      name: 'an international trunk 0 without parentheses',
      typed: '+44 020 7946 0958',
      plain: '+4402079460958',
    },
    { name: 'an extension', typed: '021 555 0100 ext. 5', plain: '0215550100ext5' },
    { name: 'two numbers', typed: '0812 3456 7890 / 0813', plain: '0812345678900813' },
    { name: 'an international number with 00', typed: '0065 9123 4567', plain: '+6591234567' },
  ])('normalizes $name', ({ typed, plain }) => {
    expect(plainPhone(typed)).toBe(plain)
  })

  it('keeps all other characters, so that letters are still detected', () => {
    expect(plainPhone('0812 abc [1]')).toBe('0812abc[1]')
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
    { name: 'an unassigned prefix', digits: '080123456789', expected: null },
    { name: 'a landline number in Jakarta', digits: '02155500100', expected: '+622155500100' },
    { name: 'a number without any prefix', digits: '81234567890', expected: null },
    { name: 'a number with a foreign country code', digits: '+6591234567', expected: '+6591234567' },
  ]
  it.each(cases)('converts $name', ({ digits, expected }) => {
    expect(indonesianPhoneNumber(digits)).toBe(expected)
  })
})

describe('handphoneNumber', () => {
  const cases = [
    { name: 'a mobile number with 0', digits: '081234567890', expected: '+6281234567890' },
    { name: 'a number with a foreign country code', digits: '+6591234567', expected: '+6591234567' },
    { name: 'a landline number in Jakarta', digits: '02155500100', expected: null },
    { name: 'a landline number in Jakarta with +62', digits: '+622155500100', expected: null },
  ]
  it.each(cases)('converts $name', ({ digits, expected }) => {
    expect(handphoneNumber(digits)).toBe(expected)
  })
})

it('digitCount does not count the plus sign', () => {
  expect(['+6281234567890', '081234567890'].map(digitCount)).toEqual([13, 12])
})

import { describe, expect, it } from 'vitest'
import { isVisible, plainCharacters, plainCode, withoutInvisible } from './typed-text.ts'

describe('plainCharacters', () => {
  it.each([
    { name: 'a zero-width space', typed: '08\u200b12' },
    { name: 'a zero-width joiner', typed: '08\u200d12' },
    { name: 'a word joiner', typed: '08\u206012' },
    { name: 'a byte order mark', typed: '\ufeff0812' },
    { name: 'a soft hyphen', typed: '08\u00ad12' },
    { name: 'bidirectional control characters', typed: '\u200e\u202a08\u206812\u2069\u202c\u061c' },
    { name: 'a variation selector and a keycap', typed: '0\ufe0f\u20e3812' },
    { name: 'a Mongolian vowel separator', typed: '08\u180e12' },
    { name: 'a Hangul filler', typed: '0812\u3164' },
    { name: 'an invisible separator', typed: '08\u206312' },
    { name: 'full-width digits', typed: '\uff10\uff18\uff11\uff12' },
    { name: 'bold digits', typed: '\u{1d7ec}\u{1d7f4}\u{1d7ed}\u{1d7ee}' },
    { name: 'surrounding spaces of any width', typed: '\u00a0\u20070812\u3000\u202f\u2800' },
  ])('removes $name', ({ typed }) => {
    expect(plainCharacters(typed)).toBe('0812')
  })

  it('normalizes dashes, minus signs, dots, plus signs and apostrophes', () => {
    expect(plainCharacters('1\u2010\u2011\u2012\u2013\u2014\u2015\u2212\uff0d\u30fc\ufe632')).toBe(
      '1----------2',
    )
    expect(plainCharacters('\uff0b\u2795\u2019\uff07\u00b7\u2022\uff0e\u3002')).toBe("++''....")
  })

  it.each(['\u212a', '\u00b2', '\u0661', '\ufb01'])('keeps %s, which has another value', (letter) => {
    expect(plainCharacters(letter)).toBe(letter)
  })
})

describe('plainCode', () => {
  it.each(['001 2345', '001\u20112345', '\u200b0012345', ' \uff10\uff10\uff112345'])('reads %s', (typed) => {
    expect(plainCode(typed)).toBe('0012345')
  })

  it('keeps a leading sign', () => {
    expect(plainCode('\u2212123456')).toBe('-123456')
  })
})

describe('withoutInvisible', () => {
  it('keeps joiners of letters and emoji, and line breaks', () => {
    for (const text of ['I\u200dGede', 'می\u200cخواهم', '👩🏽\u200d👧', '❤\ufe0f', 'a\n\tb']) {
      expect(withoutInvisible(text)).toBe(text)
    }
  })

  it('removes hidden and direction-changing characters', () => {
    expect(withoutInvisible('\ufeffNa\u00adra\u200b \u202egnp.exe\u2066')).toBe('Nara gnp.exe')
  })
})

describe('isVisible', () => {
  it.each(['', ' \u3000', '\u200d\u200d', '\u2800\u2800', '\u115f\u1160'])('is false of "%s"', (text) => {
    expect(isVisible(text)).toBe(false)
  })

  it('returns true for a letter', () => {
    expect(isVisible(' \u738b ')).toBe(true)
  })
})

import { describe, expect, it } from 'vitest'
import { scrubbedPath, scrubbedText } from './scrubbed.ts'

describe('scrubbedText', () => {
  it.each([
    { name: 'an e-mail address', input: 'kirim ke zoe.o+1@contoh.example ya', expected: 'kirim ke … ya' },
    { name: 'an encoded e-mail address', input: 'zoe%40contoh.example', expected: '…' },
    { name: 'six digits', input: 'nasabah 100002 tidak ada', expected: 'nasabah … tidak ada' },
    { name: 'a telephone number', input: 'telepon +62 (812) 3456-7890', expected: 'telepon …' },
    { name: 'the query of an address', input: 'at /id/a?ticket=17.abc#x now', expected: 'at /id/a now' },
    { name: 'the host of an address', input: 'https://site.example/id/a?b=c', expected: '/id/a' },
    { name: 'an address in brackets', input: 'f (https://a.example:3000/b.js?v=1)', expected: 'f (/b.js)' },
  ])('leaves out $name', ({ input, expected }) => {
    expect(scrubbedText(input)).toBe(expected)
  })

  it.each(['reksa dana 2026', 'BBCA', 'IHSG 7.250', 'apa itu saham?', '5 tahun 12%', 'cum/ex'])(
    'keeps "%s"',
    (text) => {
      expect(scrubbedText(text)).toBe(text)
    },
  )
})

describe('scrubbedPath', () => {
  it('keeps dates', () => {
    expect(scrubbedPath('/id/sapa-mentari/2026-11-20-pagi')).toBe('/id/sapa-mentari/2026-11-20-pagi')
  })

  it('leaves out e-mail addresses and long numbers', () => {
    expect(scrubbedPath('/id/zoe@contoh.example/1000020')).toBe('/id/…/…')
  })
})

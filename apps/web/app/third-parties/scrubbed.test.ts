import { describe, expect, it } from 'vitest'
import { scrubbedPath, scrubbedText } from './scrubbed.ts'

describe('scrubbedText', () => {
  it.each([
    { name: 'an email address', input: 'kirim ke zoe.o+1@contoh.example ya', expected: 'kirim ke … ya' },
    { name: 'an encoded email address', input: 'zoe%40contoh.example', expected: '…' },
    { name: 'six digits', input: 'nasabah 100002 tidak ada', expected: 'nasabah … tidak ada' },
    { name: 'a phone number', input: 'telepon +62 (812) 3456-7890', expected: 'telepon …' },
    { name: 'the query of a URL', input: 'at /id/a?ticket=17.abc#x now', expected: 'at /id/a now' },
    { name: 'the host of a URL', input: 'https://site.example/id/a?b=c', expected: '/id/a' },
    { name: 'a URL in brackets', input: 'f (https://a.example:3000/b.js?v=1)', expected: 'f (/b.js)' },
    { name: 'a token in a query without a path', input: 'at ?ticket=17.abc now', expected: 'at  now' },
    {
      name: 'the query of a URL without a slash',
      input: 'at hubungi-kami?email=budi now',
      expected: 'at hubungi-kami now',
    },
    { name: 'a bare token', input: `ticket 17.${'t-_'.repeat(14)}t lost`, expected: 'ticket … lost' },
    {
      name: 'the bare token of a subscription',
      input: `link 17.unsubscribe.2..${'t-_'.repeat(14)}t lost`,
      expected: 'link … lost',
    },
    { name: 'a number with a country code', input: 'wa +62 812 2024 2025', expected: 'wa …' },
    { name: 'an account number', input: 'rekening 1.234.567.890', expected: 'rekening …' },
  ])('removes $name', ({ input, expected }) => {
    expect(scrubbedText(input)).toBe(expected)
  })

  it.each([
    'reksa dana 2026',
    'BBCA',
    'IHSG 7.250.123',
    'modal 100.000.000',
    'modal 12.500.000,50',
    'laba 2024 2025 2026',
    'dividen 20 11 2026',
    'dividen 2026-11-20',
    'apa itu saham?',
    '5 tahun 12%',
    'cum/ex',
  ])('keeps "%s"', (text) => {
    expect(scrubbedText(text)).toBe(text)
  })

  it('limits the length of a text', () => {
    expect(scrubbedText('a'.repeat(100_000))).toBe('…')
    expect(scrubbedText('kata '.repeat(20_000))).toBe(`${'kata '.repeat(200)}…`)
  })

  it('does not cut an email address in half', () => {
    expect(scrubbedText(`${'kata '.repeat(199)}zoe.quelmira@contoh.example ya`)).toBe(
      `${'kata '.repeat(199)}…`,
    )
  })
})

describe('scrubbedPath', () => {
  it('keeps dates', () => {
    expect(scrubbedPath('/id/sapa-mentari/2026-11-20-pagi')).toBe('/id/sapa-mentari/2026-11-20-pagi')
  })

  it('removes email addresses and long numbers', () => {
    expect(scrubbedPath('/id/zoe@contoh.example/1000020')).toBe('/id/…/…')
    expect(scrubbedPath('/id/zoe%2540contoh.example')).toBe('/id/…')
    expect(scrubbedPath(`/id/17.${'t'.repeat(43)}`)).toBe('/id/…')
  })

  it('limits the length of a path', () => {
    expect(scrubbedPath(`/id/${'a'.repeat(100_000)}`)).toBe('/id/…')
  })
})

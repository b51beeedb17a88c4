import { describe, expect, it } from 'vitest'
import { listTermNames, TermMatcher } from './term-matcher.ts'

const term = (id: number, name: string, abbreviation?: string, synonyms: string[] = []) => ({
  id,
  names: listTermNames({ term: name, abbreviation, synonyms }),
})

const matcher = new TermMatcher([
  term(1, 'saham'),
  term(2, 'dividen'),
  term(3, 'dividen tunai'),
  term(4, 'hak memesan efek terlebih dahulu', 'HMETD', ['rights issue']),
  term(5, 'rasio harga terhadap laba', 'PER'),
  term(6, 'T+2'),
  term(7, 'Indonesia SIPF'),
  term(8, 'ex-date'),
])

const found = (text: string) =>
  matcher.matches(text).map(({ start, end, term: { id } }) => `${id}:${text.slice(start, end)}`)

describe('TermMatcher', () => {
  const cases = [
    { name: 'finds whole words in any case', text: 'Saham dan SAHAM.', expected: ['1:Saham', '1:SAHAM'] },
    {
      name: 'prefers the longest name',
      text: 'Dividen tunai, lalu dividen',
      expected: ['3:Dividen tunai', '2:dividen'],
    },
    { name: 'does not find words with affixes', text: 'sahamnya, bersaham, dividennya', expected: [] },
    { name: 'does not find half of a reduplicated word', text: 'saham-saham', expected: [] },
    { name: 'does not find parts of addresses', text: 'saham.example, x@saham, situs/saham', expected: [] },
    { name: 'finds before punctuation', text: '(saham), “saham”.', expected: ['1:saham', '1:saham'] },
    {
      name: 'finds an abbreviation in its own case only',
      text: 'Rp50 per saham, PER 12, HMETD, hmetd',
      expected: ['1:saham', '5:PER', '4:HMETD'],
    },
    { name: 'finds synonyms', text: 'Rights issue', expected: ['4:Rights issue'] },
    { name: 'finds names with signs', text: 'T+2, ex-date besok, T+20', expected: ['6:T+2', '8:ex-date'] },
    { name: 'finds across hard spaces', text: 'dividen\u00a0tunai', expected: ['3:dividen\u00a0tunai'] },
    { name: 'does not find accents combined with the last letter', text: 'saham\u0301', expected: [] },
    { name: 'finds names after letters whose lower case is longer', text: 'İ saham', expected: ['1:saham'] },
    { name: 'finds nothing in an empty text', text: '', expected: [] },
  ]
  it.each(cases)('$name', ({ text, expected }) => {
    expect(found(text)).toEqual(expected)
  })

  it('takes the first of two terms with the same name', () => {
    const both = new TermMatcher([term(1, 'lot'), term(2, 'Lot')])
    expect(both.matches('lot').map((match) => match.term.id)).toEqual([1])
  })

  const hostileNames = ['', ' ', '<b>', '.*', '$&', '(', '\\', '__proto__', 'constructor']
  it.each(hostileNames)('takes the name “%s” literally', (name) => {
    const hostile = new TermMatcher([term(1, name), term(2, 'saham')])
    expect(hostile.matches('<b>saham</b> a b c').map((match) => match.term.id)).toEqual([2])
  })
})

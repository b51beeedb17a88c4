import { describe, expect, it } from 'vitest'
import { listCompounds, listSearchWords } from './phrase.ts'
import { meaningfulTerms, splitTerms } from './terms.ts'

describe('splitTerms', () => {
  it.each([
    { typed: 'reksa dana saham', terms: ['reksa dana', 'saham'] },
    { typed: 'saham saham saham', terms: ['saham'] },
    { typed: 'saham bank saham', terms: ['bank', 'saham'] },
  ])('parses "$typed" as $terms', ({ typed, terms }) => {
    expect(splitTerms(typed.split(' '), 'id').map(([first]) => first?.join(' '))).toEqual(terms)
  })

  it.each([
    { typed: 'e-mail', alternatives: ['e mail', 'email'] },
    { typed: 'Reksa-Dana', alternatives: ['reksa dana', 'reksadana', 'mutual fund'] },
    { typed: "Jum'at", alternatives: ['jum at', 'jumat'] },
    { typed: 'non\u2011residen', alternatives: ['non residen', 'nonresiden'] },
    { typed: 'inves\u00adtasi', alternatives: ['investasi'] },
    { typed: 'bagi-bagi', alternatives: ['bagi'] },
    { typed: 'risiko', alternatives: ['risiko', 'resiko'] },
    { typed: 'analisis', alternatives: ['analisis', 'riset', 'research', 'analisa'] },
    { typed: 'dividend', alternatives: ['dividend', 'dividen', 'deviden', 'devidend'] },
  ])('expands $typed to $alternatives', ({ typed, alternatives }) => {
    const [term] = splitTerms(listSearchWords(typed), 'id', listCompounds(typed))
    expect(term?.map((words) => words.join(' '))).toEqual(alternatives)
  })
})

describe('meaningfulTerms', () => {
  const forms = new Map([
    ['the', []],
    ['fund', ['fund', 'funds']],
  ])
  it.each([
    { typed: 'the fund', meaningful: ['fund'] },
    { typed: 'the', meaningful: ['the'] },
  ])('keeps $meaningful of "$typed"', ({ typed, meaningful }) => {
    const terms = meaningfulTerms(splitTerms(typed.split(' '), 'en'), 'en', forms)
    expect(terms.map(([first]) => first?.join(' '))).toEqual(meaningful)
  })

  it.each([
    { typed: 'apa itu sekuritas', meaningful: ['sekuritas'] },
    { typed: 'wirasana sekuritas', meaningful: ['sekuritas'] },
    { typed: 'wirasa saham', meaningful: ['saham'] },
    { typed: 'wirasana', meaningful: ['wirasana'] },
  ])('keeps the word for the business of the firm: $meaningful of "$typed"', ({ typed, meaningful }) => {
    const terms = meaningfulTerms(splitTerms(typed.split(' '), 'id'), 'id', new Map())
    expect(terms.map(([first]) => first?.join(' '))).toEqual(meaningful)
  })
})

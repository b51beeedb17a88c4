import { describe, expect, it } from 'vitest'
import { lexemesOf, termsOf } from './terms.ts'

describe('termsOf', () => {
  it.each([
    { typed: 'reksa dana saham', terms: ['reksa dana', 'saham'] },
    { typed: 'saham saham saham', terms: ['saham'] },
    { typed: 'saham bank saham', terms: ['bank', 'saham'] },
  ])('takes "$typed" for $terms', ({ typed, terms }) => {
    expect(termsOf(typed.split(' '), 'id').map(([first]) => first?.join(' '))).toEqual(terms)
  })
})

describe('lexemesOf', () => {
  const stems = new Map([
    ['memiliki', 'pilik'],
    ['kepemilikan', 'milik'],
    ['penerbitan', 'erbit'],
    ['mulai', 'mula'],
  ])
  it.each([
    { word: 'memiliki', form: 'milik', isForm: true },
    { word: 'kepemilikan', form: 'pilik', isForm: true },
    { word: 'penerbitan', form: 'terbit', isForm: true },
    { word: 'mulai', form: 'pula', isForm: false },
  ])('says $isForm for "$form" of "$word"', ({ word, form, isForm }) => {
    expect(lexemesOf(word, 'id', stems).includes(form)).toBe(isForm)
  })

  it('leaves English words alone', () => {
    expect(lexemesOf('memiliki', 'en', stems)).toEqual(['memiliki', 'pilik'])
  })
})

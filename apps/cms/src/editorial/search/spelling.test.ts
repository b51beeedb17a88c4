import { distance, typingErrors } from '@site/contracts/typing-errors.ts'
import { describe, expect, it } from 'vitest'
import { correctWords } from './spelling.ts'

it.each([
  { one: 'saham', other: 'saham', errors: 0 },
  { one: 'sahma', other: 'saham', errors: 1 },
  { one: 'saam', other: 'saham', errors: 1 },
  { one: 'sahamm', other: 'saham', errors: 1 },
  { one: 'dividne', other: 'dividen', errors: 1 },
  { one: 'obligsai', other: 'investasi', errors: 7 },
  { one: '', other: 'abc', errors: 3 },
])('distance counts $errors from "$one" to "$other"', ({ one, other, errors }) => {
  expect(distance(one, other)).toBe(errors)
})

it.each([
  { typed: 'eba', word: 'eba', errors: 0 },
  { typed: 'eab', word: 'eba', errors: null },
  { typed: 'lots', word: 'lot', errors: null },
  { typed: 'bqsn', word: 'bqns', errors: 1 },
  { typed: 'bnqss', word: 'bqns', errors: null },
  { typed: 'quantra', word: 'quantum', errors: 2 },
  { typed: 'saham', word: 'asuransi', errors: null },
])('typingErrors counts $errors from "$typed" to "$word"', ({ typed, word, errors }) => {
  expect(typingErrors(typed, word)).toBe(errors)
})

describe('correctWords', () => {
  const near = new Map([
    ['reksa', ['reksa']],
    ['nilai', ['nilai', 'niaga']],
    ['nialai', ['nilai', 'niaga']],
    ['kantong', ['kantong']],
  ])
  it.each([
    { typed: 'reksdana', meant: 'reksadana' },
    { typed: 'rekasadana', meant: 'reksadana' },
    { typed: 'reksa dna', meant: 'reksadana' },
    { typed: 'nialai reksa dna', meant: 'nilai reksadana' },
    { typed: 'reksa dana', meant: null },
    { typed: 'nialai', meant: 'nilai' },
    { typed: 'kantong', meant: null },
    { typed: 'obligsai', meant: 'obligasi' },
    { typed: 'indeks harga shaam gabungan', meant: 'indeks harga saham gabungan' },
    { typed: 'qzxwv', meant: null },
  ])('corrects "$typed" to $meant', ({ typed, meant }) => {
    expect(correctWords(typed.split(' '), near, 'id')?.join(' ') ?? null).toBe(meant)
  })
})

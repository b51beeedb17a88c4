import { describe, expect, it } from 'vitest'
import { askedStep, codeOf, prefilledAnswers, sentAnswers } from './answers.ts'

const questionCount = 10
const complete = Object.fromEntries(
  Array.from({ length: questionCount }, (_, position) => [`q${position + 1}`, '3']),
)

describe('sentAnswers', () => {
  it('takes the code of the address as it is', () => {
    expect(sentAnswers(new URLSearchParams('a=3232323232'), questionCount)).toEqual({
      kind: 'code',
      code: '3232323232',
    })
  })

  it('makes the code from the fields of the plain form', () => {
    const search = new URLSearchParams({ ...complete, q10: '1' })
    expect(sentAnswers(search, questionCount)).toEqual({
      kind: 'fields',
      code: '3333333331',
      isComplete: true,
    })
  })

  const incomplete = [
    { name: 'a missing field', change: (search: URLSearchParams) => search.delete('q2') },
    { name: 'a field that is no digit', change: (search: URLSearchParams) => search.set('q2', 'x') },
    { name: 'a digit of another script', change: (search: URLSearchParams) => search.set('q2', '٣') },
    { name: 'a field given twice', change: (search: URLSearchParams) => search.append('q2', '1') },
  ]
  it.each(incomplete)('leaves $name open and keeps the others', ({ change }) => {
    const search = new URLSearchParams(complete)
    change(search)
    expect(sentAnswers(search, questionCount)).toEqual({
      kind: 'fields',
      code: '3033333333',
      isComplete: false,
    })
  })

  it.each(['', 'a=1&a=2', 'b=3232323232'])('finds no answers in "%s"', (text) => {
    expect(sentAnswers(new URLSearchParams(text), questionCount)).toEqual({ kind: 'none' })
  })
})

describe('prefilledAnswers', () => {
  const counts = [4, 4, 2]

  it('reads a digit for each question, and 0 as unanswered', () => {
    expect(prefilledAnswers('402', counts)).toEqual([4, null, 2])
  })

  it.each([null, '', '40', '4023', '413', '4a2'])('is nothing for %s', (code) => {
    expect(prefilledAnswers(code, counts)).toBeNull()
  })
})

describe('codeOf', () => {
  it('is what prefilledAnswers reads', () => {
    expect(codeOf([4, null, 2])).toBe('402')
    expect(prefilledAnswers(codeOf([4, null, 2]), [4, 4, 4])).toEqual([4, null, 2])
  })
})

describe('askedStep', () => {
  const answers = [3, 3, null, null]

  it.each([
    { text: '1', step: 0 },
    { text: '3', step: 2 },
    { text: '4', step: null },
    { text: '5', step: null },
    { text: '0', step: null },
    { text: '-1', step: null },
    { text: '٣', step: null },
    { text: '2.0', step: null },
    { text: '', step: null },
    { text: null, step: null },
  ])('leads $text to $step, for the third question is open', ({ text, step }) => {
    expect(askedStep(text, answers)).toBe(step)
  })
})

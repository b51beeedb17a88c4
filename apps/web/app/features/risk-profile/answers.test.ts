import { describe, expect, it } from 'vitest'
import { shownStep, submittedAnswers } from './answers.ts'

const questionCount = 10
const complete = Object.fromEntries(
  Array.from({ length: questionCount }, (_, position) => [`q${position + 1}`, '3']),
)

describe('submittedAnswers', () => {
  it('returns the code of the URL unchanged', () => {
    expect(submittedAnswers(new URLSearchParams('a=3232323232'), questionCount)).toEqual({
      kind: 'code',
      code: '3232323232',
    })
  })

  it('builds the code from the fields of the plain form', () => {
    const search = new URLSearchParams({ ...complete, q10: '1' })
    expect(submittedAnswers(search, questionCount)).toEqual({
      kind: 'fields',
      code: '3333333331',
      isComplete: true,
    })
  })

  const incomplete = [
    { name: 'a missing field', change: (search: URLSearchParams) => search.delete('q2') },
    { name: 'a field that is not a digit', change: (search: URLSearchParams) => search.set('q2', 'x') },
    { name: 'a digit of another script', change: (search: URLSearchParams) => search.set('q2', '٣') },
    { name: 'a field given twice', change: (search: URLSearchParams) => search.append('q2', '1') },
  ]
  it.each(incomplete)('leaves $name unanswered and keeps the others', ({ change }) => {
    const search = new URLSearchParams(complete)
    change(search)
    expect(submittedAnswers(search, questionCount)).toEqual({
      kind: 'fields',
      code: '3033333333',
      isComplete: false,
    })
  })

  it.each(['', 'a=1&a=2', 'b=3232323232'])('returns no answers for "%s"', (text) => {
    expect(submittedAnswers(new URLSearchParams(text), questionCount)).toEqual({ kind: 'none' })
  })
})

describe('shownStep', () => {
  const soFar = [3, 3, null, null]

  it.each([
    { text: '1', step: 0, isMissing: false },
    { text: '3', step: 2, isMissing: false },
    { text: '4', step: 2, isMissing: true },
  ])('shows step $step for $text, because the third question is unanswered', ({ text, step, isMissing }) => {
    expect(shownStep(text, soFar)).toEqual({ step, isMissing })
  })

  it('requires the first answer if there is none', () => {
    expect(shownStep('2', [null, null, null])).toEqual({ step: 0, isMissing: true })
  })

  it.each(['5', '0', '-1', '٣', '2.0', '', null])('shows all questions for %s, which is no step', (text) => {
    expect(shownStep(text, soFar)).toBeNull()
  })

  it('shows all questions if one before the last answer is open: the whole form was submitted', () => {
    expect(shownStep('2', [3, null, 3, null])).toBeNull()
  })

  it.each([
    { text: '4', step: 3 },
    { text: '5', step: 0 },
    { text: null, step: 0 },
  ])('shows step $step for $text if all questions are answered', ({ text, step }) => {
    expect(shownStep(text, [3, 3, 3, 3])).toEqual({ step, isMissing: false })
  })
})

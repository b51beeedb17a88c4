import { describe, expect, it } from 'vitest'
import { formatAnswerCode, mergedAnswers, prefilledAnswers, shownStep, submittedAnswers } from './answers.ts'

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

describe('prefilledAnswers', () => {
  const counts = [4, 4, 2]

  it('reads one digit per question, and 0 as unanswered', () => {
    expect(prefilledAnswers('402', counts)).toEqual([4, null, 2])
  })

  it.each([null, '', '40', '4023', '413', '4a2'])('returns null for %s', (code) => {
    expect(prefilledAnswers(code, counts)).toBeNull()
  })
})

describe('formatAnswerCode', () => {
  it('is the inverse of prefilledAnswers', () => {
    expect(formatAnswerCode([4, null, 2])).toBe('402')
    expect(prefilledAnswers(formatAnswerCode([4, null, 2]), [4, 4, 4])).toEqual([4, null, 2])
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

  it.each(['5', '0', '-1', '٣', '2.0', '', null])(
    'shows all questions for %s, which is not a step',
    (text) => {
      expect(shownStep(text, soFar)).toBeNull()
    },
  )

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

describe('mergedAnswers', () => {
  const start = [null, null, null]

  it.each([
    { name: 'no answer has changed', now: [null, null, null], answers: [4, 3, null], isChanged: false },
    {
      name: 'the browser restored the same answers',
      now: [4, 3, null],
      answers: [4, 3, null],
      isChanged: false,
    },
    {
      name: 'an answer was chosen before hydration',
      now: [1, null, null],
      answers: [1, 3, null],
      isChanged: true,
    },
    { name: 'another answer was chosen', now: [null, null, 2], answers: [4, 3, 2], isChanged: true },
  ])('restores the stored answers if $name', ({ now, answers, isChanged }) => {
    expect(mergedAnswers(start, [4, 3, null], now)).toEqual({ answers, isChanged })
  })
})

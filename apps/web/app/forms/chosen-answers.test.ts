import { describe, expect, it } from 'vitest'
import { formatAnswerCode, mergeAnswers, prefilledAnswers } from './chosen-answers.ts'

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

describe('mergeAnswers', () => {
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
    expect(mergeAnswers(start, [4, 3, null], now)).toEqual({ answers, isChanged })
  })
})

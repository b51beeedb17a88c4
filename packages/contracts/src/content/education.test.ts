import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { QuizQuestionSchema } from './education.ts'

const question = { question: 'A?', answers: [{ text: 'B', isCorrect: true }], explanation: 'C' }

describe('the place of a question', () => {
  it.each([1, 7, null])('is part %s of the text', (afterPart) => {
    expect(v.parse(QuizQuestionSchema, { ...question, afterPart })).toMatchObject({ afterPart })
  })

  it('is after the text if it is missing', () => {
    expect(v.parse(QuizQuestionSchema, question)).toMatchObject({ afterPart: null })
  })

  it.each([0, -1, 1.5, '2'])('is not part %s, which no text has', (afterPart) => {
    expect(v.is(QuizQuestionSchema, { ...question, afterPart })).toBe(false)
  })
})

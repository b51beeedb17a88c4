import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { LessonSourceSchema, QuizQuestionSchema } from './education.ts'

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

describe('the URL of a source', () => {
  it.each([
    { url: 'https://www.idx.co.id/id/peraturan', isValid: true },
    { url: 'http://www.idx.co.id/', isValid: false },
    { url: 'www.idx.co.id/https://', isValid: false },
    { url: 'javascript:alert(1)//https://', isValid: false },
  ])('may be $url: $isValid', ({ url, isValid }) => {
    expect(v.is(LessonSourceSchema, { title: 'A', url, checkedOn: '2026-11-28' })).toBe(isValid)
  })
})

import { describe, expect, it } from 'vitest'
import { validateQuiz } from './quiz.ts'

const question = (...answers: [text: string, isCorrect: boolean][]) => ({
  answers: answers.map(([text, isCorrect]) => ({ text, isCorrect })),
})
const good = question(['100', true], ['10', false], ['1.000', false])
const three = [good, good, good]

describe('validateQuiz', () => {
  it.each([
    { name: 'without questions', quiz: [], expected: [] },
    { name: 'with three questions', quiz: three, expected: [] },
    { name: 'with two questions', quiz: [good, good], expected: ['quiz'] },
    { name: 'with eleven questions', quiz: Array(11).fill(good), expected: ['quiz'] },
    { name: 'with one answer', quiz: [...three, question(['100', true])], expected: ['quiz.3.answers'] },
    {
      name: 'with six answers',
      quiz: [...three, { answers: [...good.answers, ...good.answers] }],
      expected: ['quiz.3.answers'],
    },
    {
      name: 'without a correct answer',
      quiz: [...three, question(['100', false], ['10', false])],
      expected: ['quiz.3.answers'],
    },
    {
      name: 'with two correct answers',
      quiz: [question(['100', true], ['10', true]), ...three],
      expected: ['quiz.0.answers'],
    },
    {
      name: 'with two equal answers',
      quiz: [...three, question(['Satu lot', true], ['dua', false], [' satu  LOT', false])],
      expected: ['quiz.3.answers.2.text'],
    },
    {
      name: 'with two empty answers, which are missing texts',
      quiz: [...three, question(['', true], ['', false])],
      expected: [],
    },
  ])('reports $expected in a quiz $name', ({ quiz, expected }) => {
    expect(validateQuiz({ quiz }).map(({ path }) => path)).toEqual(expected)
  })

  it('ignores a document without a quiz', () => {
    expect(validateQuiz({ title: 'Apa itu lot?', quiz: null })).toEqual([])
  })
})

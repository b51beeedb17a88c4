import { describe, expect, it } from 'vitest'
import { canFold, chosenIn, judge, orderQuestions, placeQuestions } from './quiz.ts'

const answers = (correct: number, count = 3) =>
  Array.from({ length: count }, (_, index) => ({ text: `${index}`, isCorrect: index + 1 === correct }))
const questions = [answers(1), answers(3), answers(2, 2)].map((each) => ({ answers: each }))

function readForm(text: string): FormData {
  const data = new FormData()
  for (const [name, value] of new URLSearchParams(text)) data.append(name, value)
  return data
}

describe('chosenIn', () => {
  it.each([
    { name: 'all answers', fields: 'q1=1&q2=3&q3=2', expected: [1, 3, 2] },
    { name: 'no fields', fields: '', expected: [null, null, null] },
    { name: 'an answer that does not exist', fields: 'q1=4&q3=3', expected: [null, null, null] },
    { name: 'two answers to one question', fields: 'q1=1&q1=2', expected: [null, null, null] },
    { name: 'anything but a digit', fields: 'q1=0&q2=1e0&q3=<script>', expected: [null, null, null] },
    { name: 'other fields', fields: 'q4=1&__proto__=1&q2=2', expected: [null, 2, null] },
  ])('reads $name', ({ fields, expected }) => {
    expect(chosenIn(readForm(fields), questions)).toEqual(expected)
  })

  it('counts a file as unanswered', () => {
    const data = new FormData()
    data.append('q1', new File(['1'], '1'))
    expect(chosenIn(data, questions)).toEqual([null, null, null])
  })
})

describe('judge', () => {
  it.each([
    { chosen: [1, 3, 2], isCorrect: [true, true, true], correct: 3, unanswered: [] },
    { chosen: [2, 3, null], isCorrect: [false, true, null], correct: 1, unanswered: [2] },
    { chosen: [], isCorrect: [null, null, null], correct: 0, unanswered: [0, 1, 2] },
  ])('judges $chosen', ({ chosen, ...expected }) => {
    expect(judge(questions, chosen)).toEqual({ ...expected, total: 3 })
  })
})

describe('canFold', () => {
  it.each([
    {
      name: 'checked questions but the latest',
      checked: [1, 2, null],
      latest: 1,
      hasSent: false,
      folded: [0],
    },
    { name: 'all resumed answers', checked: [1, 2, 1], latest: null, hasSent: false, folded: [0, 1, 2] },
    { name: 'no unanswered question', checked: [null, null, null], latest: 0, hasSent: false, folded: [] },
    { name: 'nothing of sent answers', checked: [1, 2, 1], latest: null, hasSent: true, folded: [] },
    {
      name: 'nothing when a sent answer is changed',
      checked: [1, null, 1],
      latest: 2,
      hasSent: true,
      folded: [],
    },
    { name: 'nothing when it is checked again', checked: [1, 3, 1], latest: 1, hasSent: true, folded: [] },
  ])('folds $name', ({ folded, ...state }) => {
    expect([0, 1, 2].filter((position) => canFold(state, position))).toEqual(folded)
  })
})

describe('placeQuestions', () => {
  it.each([
    { places: [1, 2, null], expected: [[0], [1], [2]] },
    { places: [2, 1, 2], expected: [[1], [0, 2], []] },
    { places: [0, -1, 1.5], expected: [[], [], [0, 1, 2]] },
    { places: [3, 9, 1], expected: [[2], [], [0, 1]] },
  ])('shows each question once in two parts or at the end: $places', ({ places, expected }) => {
    const placed = places.map((afterPart) => ({ afterPart }))
    expect([1, 2, null].map((part) => placeQuestions(placed, part, 2))).toEqual(expected)
  })
})

describe('orderQuestions', () => {
  it.each([
    { places: [1, 2, 3], expected: [0, 1, 2] },
    { places: [3, 1, 2], expected: [1, 2, 0] },
    { places: [2, 1, 2], expected: [1, 0, 2] },
    { places: [null, 3, null], expected: [1, 0, 2] },
    { places: [9, 2, 0], expected: [1, 0, 2] },
  ])('follows the text, then the order of the editor: $places', ({ places, expected }) => {
    const placed = places.map((afterPart) => ({ afterPart }))
    expect(orderQuestions(placed, 3)).toEqual(expected)
  })

  it.each([0, 1])('has all questions of a text with %d parts', (partCount) => {
    expect(orderQuestions([{ afterPart: 2 }, { afterPart: null }], partCount)).toEqual([0, 1])
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { parseResults } from './quiz-results.ts'
import { storeSubmission } from './store-submission.ts'
import { readStoredQuiz, storeQuiz } from './stored-quiz.ts'

const LESSON = 7
const answers = [
  { text: 'Kas', isCorrect: true, explanation: '' },
  { text: 'Laba', isCorrect: false, explanation: '' },
]
const questions = [{ answers }, { answers }, { answers }]
const answerCounts = questions.map((question) => question.answers.length)

function createStorage() {
  const texts = new Map<string, string>()
  return {
    texts,
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
    removeItem: (key: string) => texts.delete(key),
  }
}

let browser = createStorage()

beforeEach(() => {
  browser = createStorage()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('localStorage', browser)
  vi.stubGlobal('sessionStorage', createStorage())
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const listScores = () =>
  parseResults([...browser.texts.values()].join(',')).map(({ correct, total }) => [correct, total])

describe('storeSubmission', () => {
  it.each([
    { name: 'all answers', chosen: [1, 2, 1], scores: [[2, 3]] },
    { name: 'only wrong answers', chosen: [2, 2, 2], scores: [[0, 3]] },
    { name: 'an open question, without a result', chosen: [1, null, 2], scores: [] },
    { name: 'no answer, without a result', chosen: [null, null, null], scores: [] },
  ])('stores $name as chosen and checked', ({ chosen, scores }) => {
    storeSubmission(LESSON, questions, chosen)
    expect(readStoredQuiz(LESSON, answerCounts)).toEqual({ chosen, checked: chosen })
    expect(listScores()).toEqual(scores)
  })

  it('replaces the answers of an earlier visit', () => {
    storeQuiz(LESSON, { chosen: [2, 2, null], checked: [null, 2, null] })
    storeSubmission(LESSON, questions, [1, 1, 1])
    expect(readStoredQuiz(LESSON, answerCounts)).toEqual({ chosen: [1, 1, 1], checked: [1, 1, 1] })
  })
})

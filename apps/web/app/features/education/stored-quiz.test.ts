import { afterEach, describe, expect, it, vi } from 'vitest'
import { forgetQuiz, readStoredQuiz, resumeQuiz, storeQuiz } from './stored-quiz.ts'

const counts = [4, 3, 2]

function useStorage() {
  const texts = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
    removeItem: (key: string) => texts.delete(key),
  })
  return texts
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the answers of a quiz in this tab', () => {
  it.each([
    { name: 'none checked', chosen: [4, null, 2], checked: [null, null, null] },
    { name: 'one checked', chosen: [4, 1, null], checked: [null, 1, null] },
    { name: 'all checked', chosen: [1, 3, 2], checked: [1, 3, 2] },
  ])('are those that were stored, with $name', ({ chosen, checked }) => {
    useStorage()
    storeQuiz(7, { chosen, checked })
    storeQuiz(8, { chosen: [1, 1, 1], checked: [null, null, null] })
    expect(readStoredQuiz(7, counts)).toEqual({ chosen, checked })
  })

  it('are gone with the result that the visitor deletes', () => {
    useStorage()
    storeQuiz(7, { chosen: [1, 1, 1], checked: [1, 1, 1] })
    forgetQuiz(7)
    expect(readStoredQuiz(7, counts)).toBeNull()
  })

  it.each(['', '111', '111 ', '151 000', '1111 0000', 'abc 000'])('are ignored if "%s" is stored', (text) => {
    useStorage().set('education:quiz-answers:7', text)
    expect(readStoredQuiz(7, counts)).toBeNull()
  })

  it('are not stored if the browser denies storage, or if it is full', () => {
    const deny = () => {
      throw new DOMException('denied')
    }
    vi.stubGlobal('sessionStorage', { getItem: deny, setItem: deny, removeItem: deny })
    storeQuiz(7, { chosen: [1, 1, 1], checked: [1, 1, 1] })
    forgetQuiz(7)
    expect(readStoredQuiz(7, counts)).toBeNull()
  })
})

describe('resumeQuiz', () => {
  const stored = { chosen: [4, 3, null], checked: [4, null, null] }
  it.each([
    { name: 'an untouched form', current: [null, null, null], expected: stored },
    {
      name: 'another answer chosen before the script ran',
      current: [2, null, 1],
      expected: { chosen: [2, 3, 1], checked: [null, null, null] },
    },
  ])('is right for $name', ({ current, expected }) => {
    expect(resumeQuiz(stored, current)).toEqual(expected)
  })
})

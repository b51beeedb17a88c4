import { formatAnswerCode, mergeAnswers, prefilledAnswers } from '#app/forms/chosen-answers.ts'
import { readTabText, storeTabText } from '#app/forms/tab-storage.ts'
import type { Chosen } from './quiz.ts'

const toKey = (lesson: number) => `education:quiz-answers:${lesson}`

/** The answers of a quiz in this tab, so that Back and a reload lose nothing. */
export interface StoredQuiz {
  readonly chosen: Chosen
  /** Those whose verdict is shown. */
  readonly checked: Chosen
}

/** Null if nothing is stored, or for other questions. */
export function readStoredQuiz(lesson: number, answerCounts: readonly number[]): StoredQuiz | null {
  const [code = '', checkedCode = ''] = readTabText(toKey(lesson)).split(' ')
  const chosen = prefilledAnswers(code, answerCounts)
  const checked = prefilledAnswers(checkedCode, answerCounts)
  return chosen && checked && { chosen, checked }
}

export function storeQuiz(lesson: number, { chosen, checked }: StoredQuiz): void {
  storeTabText(toKey(lesson), `${formatAnswerCode(chosen)} ${formatAnswerCode(checked)}`)
}

export function forgetQuiz(lesson: number): void {
  storeTabText(toKey(lesson), '')
}

/** The answers to show after a reload: stored ones, and those chosen since, which are not checked yet. */
export function resumeQuiz(stored: StoredQuiz, current: Chosen): StoredQuiz {
  const unanswered = current.map(() => null)
  const { answers: chosen } = mergeAnswers(unanswered, stored.chosen, current)
  const checked = chosen.map((answer, position) => (answer === stored.checked[position] ? answer : null))
  return { chosen, checked }
}

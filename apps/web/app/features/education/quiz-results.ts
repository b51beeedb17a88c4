import { readStoredText, storeText, useStoredText } from './stored-text.ts'

const KEY = 'education:quiz-results'

/** `4:4/5@2026-11-27`: the lesson, the correct answers, the questions and the day. */
const RESULT = /^(\d{1,9}):(\d{1,2})\/(\d{1,2})@(\d{4}-\d\d-\d\d)$/

export interface QuizResult {
  readonly lesson: number
  readonly correct: number
  readonly total: number
  /** A day such as `2026-11-27`. */
  readonly day: string
}

/** Parses the stored results; impossible ones are omitted, and the last of a lesson counts. */
export function parseResults(stored: string | null): readonly QuizResult[] {
  const results = (stored ?? '').split(',').flatMap((text): QuizResult[] => {
    const [, lesson, correct, total, day = ''] = RESULT.exec(text) ?? []
    const result = { lesson: Number(lesson), correct: Number(correct), total: Number(total), day }
    const isPossible = result.total > 0 && result.correct <= result.total && !Number.isNaN(Date.parse(day))
    return isPossible ? [result] : []
  })
  return [...new Map(results.map((result) => [result.lesson, result])).values()]
}

function formatResults(results: readonly QuizResult[]): string {
  return results.map(({ lesson, correct, total, day }) => `${lesson}:${correct}/${total}@${day}`).join(',')
}

const withoutLesson = (results: readonly QuizResult[], lesson: number) =>
  results.filter((result) => result.lesson !== lesson)

/** Stores a result in this browser, in place of an earlier one of the lesson. */
export function storeResult(result: QuizResult): void {
  storeText(KEY, formatResults([...withoutLesson(parseResults(readStoredText(KEY)), result.lesson), result]))
}

export function forgetResult(lesson: number): void {
  storeText(KEY, formatResults(withoutLesson(parseResults(readStoredText(KEY)), lesson)))
}

/** The stored result of a lesson; null without one, on the server and before hydration. */
export function useQuizResult(lesson: number): QuizResult | null {
  const stored = useStoredText(KEY)
  return parseResults(stored).find((result) => result.lesson === lesson) ?? null
}

import type { QuizQuestion } from '@site/contracts/content/education.ts'
import { type Chosen, judge } from './quiz.ts'
import { storeResult } from './quiz-results.ts'
import { storeQuiz } from './stored-quiz.ts'

type Questions = readonly Pick<QuizQuestion, 'answers'>[]

/** Stores the answers that were sent, all of them checked, and their result. */
export function storeSubmission(lesson: number, questions: Questions, chosen: Chosen): void {
  storeQuiz(lesson, { chosen, checked: chosen })
  storeComplete(lesson, questions, chosen)
}

/** Stores the result of a completely answered quiz with today's date; not again when its answers are resumed. */
export function storeComplete(lesson: number, questions: Questions, chosen: Chosen): void {
  const { correct, total, unanswered } = judge(questions, chosen)
  if (unanswered.length === 0) {
    storeResult({ lesson, correct, total, day: todayHere() })
  }
}

/** The day where the visitor is. */
function todayHere(): string {
  const now = new Date()
  const two = (part: number) => String(part).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

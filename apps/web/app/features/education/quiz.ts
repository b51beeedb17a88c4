import type { QuizQuestion } from '@site/contracts/content/education.ts'
import { toFieldName } from '#app/forms/chosen-answers.ts'

/** One answer per question, counted from 1; null: unanswered. */
export type Chosen = readonly (number | null)[]

export interface Judgment {
  /** Per question; null: unanswered. */
  readonly isCorrect: readonly (boolean | null)[]
  readonly correct: number
  readonly total: number
  /** Positions of the questions without an answer, starting at 0. */
  readonly unanswered: readonly number[]
}

/** The answers of a form; anything but one existing answer counts as unanswered. */
export function chosenIn(form: FormData, questions: readonly Pick<QuizQuestion, 'answers'>[]): Chosen {
  return questions.map(({ answers }, position) => {
    const [value, ...others] = form.getAll(toFieldName(position))
    const isOne = typeof value === 'string' && others.length === 0 && /^[1-9]$/.test(value)
    return isOne && Number(value) <= answers.length ? Number(value) : null
  })
}

export function judge(questions: readonly Pick<QuizQuestion, 'answers'>[], chosen: Chosen): Judgment {
  const isCorrect = questions.map(({ answers }, position) => {
    const answer = chosen[position] ?? null
    return answer === null ? null : answers[answer - 1]?.isCorrect === true
  })
  return {
    isCorrect,
    correct: isCorrect.filter((one) => one === true).length,
    total: questions.length,
    unanswered: isCorrect.flatMap((one, position) => (one === null ? [position] : [])),
  }
}

/** Whether a question shrinks to a line. Nothing folds once answers were sent, as their explanations are read then. */
export function canFold(
  { checked, latest, hasSent }: { checked: Chosen; latest: number | null; hasSent: boolean },
  position: number,
): boolean {
  return !hasSent && (checked[position] ?? null) !== null && position !== latest
}

/** The part that a question follows, counted from 1; null: after the text, as for a part that the text does not have. */
function findPart({ afterPart }: Pick<QuizQuestion, 'afterPart'>, partCount: number): number | null {
  const isInText =
    afterPart !== null && Number.isInteger(afterPart) && afterPart >= 1 && afterPart <= partCount
  return isInText ? afterPart : null
}

/** The positions of the questions after a part of the text, counted from 1. null: those after the text. */
export function placeQuestions(
  questions: readonly Pick<QuizQuestion, 'afterPart'>[],
  part: number | null,
  partCount: number,
): readonly number[] {
  return questions.flatMap((question, position) => (findPart(question, partCount) === part ? [position] : []))
}

/** The positions of the questions from the top of the page to its end, in which they are numbered. */
export function orderQuestions(
  questions: readonly Pick<QuizQuestion, 'afterPart'>[],
  partCount: number,
): readonly number[] {
  const parts = Array.from({ length: partCount }, (_, index) => index + 1)
  return [...parts, null].flatMap((part) => placeQuestions(questions, part, partCount))
}

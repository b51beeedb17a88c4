import { type RiskScoring, readAnswers } from './risk-profile.ts'

/** A range of answers to one question, inclusive, starting at 1. */
export interface AnswerRange {
  readonly question: string
  readonly from: number
  readonly to: number
}

/** Two answers that contradict each other. They are reported, and do not affect the score. */
export interface Contradiction {
  readonly first: AnswerRange
  readonly second: AnswerRange
}

/** Indices of the matching `contradictions`; empty if the answers are not one digit per question. */
export function contradictionsIn(
  questions: RiskScoring<string>['questions'],
  contradictions: readonly Contradiction[],
  answers: string,
): readonly number[] {
  const answered = readAnswers(questions, answers) ?? []
  const isIn = ({ question, from, to }: AnswerRange) =>
    answered.some(({ key, answer }) => key === question && from <= answer && answer <= to)
  return contradictions.flatMap(({ first, second }, position) =>
    isIn(first) && isIn(second) ? [position] : [],
  )
}

import { type RiskScoring, readAnswers } from './risk-profile.ts'

/** Answers of one question, counted from 1, both ends included. */
export interface AnswerRange {
  readonly question: string
  readonly from: number
  readonly to: number
}

/** Two answers that hardly go together. They are pointed out; the score stays what it is. */
export interface Contradiction {
  readonly first: AnswerRange
  readonly second: AnswerRange
}

/** Positions in `contradictions` of those that hold; none where the answers are not one digit for each question. */
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

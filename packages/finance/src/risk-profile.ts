/** The scoring data of a questionnaire, maintained by editors. */
export interface RiskScoring<ProfileKey extends string, Dimension extends string = string> {
  readonly questions: readonly {
    readonly key: string
    readonly dimension: Dimension
    readonly answers: readonly { readonly points: number }[]
  }[]
  /** Inclusive score bands; the order of their bounds is the order of the profiles. */
  readonly profiles: readonly { readonly key: ProfileKey; readonly min: number; readonly max: number }[]
  readonly caps: readonly RiskCap<ProfileKey, Dimension>[]
}

export type RiskCap<ProfileKey extends string, Dimension extends string = string> =
  | {
      readonly kind: 'answer'
      readonly question: string
      /** The chosen answer, starting at 1 in the displayed order. */
      readonly answer: number
      readonly max: ProfileKey
    }
  | {
      readonly kind: 'sum'
      readonly dimension: Dimension
      readonly sumAtMost: number
      readonly max: ProfileKey
    }

export type RiskResult<ProfileKey extends string> =
  | {
      readonly kind: 'scored'
      readonly profile: ProfileKey
      readonly score: number
      /** The profile by score alone. */
      readonly byScore: ProfileKey
      /** Indices of the matching `caps` below `byScore`. */
      readonly capsApplied: readonly number[]
    }
  /** `answers`: not one digit per question; `bands`: no profile for the score or for a cap. */
  | { readonly kind: 'impossible'; readonly reason: 'answers' | 'bands' }

interface Answered {
  readonly key: string
  readonly dimension: string
  readonly answer: number
  readonly points: number
}

/**
 * The profile of the score band, lowered by every matching cap; the lowest one applies. `answers` has one digit,
 * starting at 1, per question.
 */
export function riskProfile<ProfileKey extends string, Dimension extends string>(
  scoring: RiskScoring<ProfileKey, Dimension>,
  answers: string,
): RiskResult<ProfileKey> {
  const answered = readAnswers(scoring.questions, answers)
  if (answered === null) {
    return { kind: 'impossible', reason: 'answers' }
  }
  const ladder = [...scoring.profiles].sort((one, other) => one.min - other.min)
  const score = sumPoints(answered)
  const scoredRank = ladder.findIndex(({ min, max }) => min <= score && score <= max)
  const findProfileRank = (key: ProfileKey) => ladder.findIndex((profile) => profile.key === key)
  const capsApplied = scoring.caps.flatMap((cap, position) =>
    holds(cap, answered) && findProfileRank(cap.max) < scoredRank ? [position] : [],
  )
  const rank = scoring.caps
    .filter((_, position) => capsApplied.includes(position))
    .reduce((lowest, cap) => Math.min(lowest, findProfileRank(cap.max)), scoredRank)
  const [byScore, profile] = [ladder[scoredRank], ladder[rank]]
  if (byScore === undefined || profile === undefined) {
    return { kind: 'impossible', reason: 'bands' }
  }
  return { kind: 'scored', profile: profile.key, score, byScore: byScore.key, capsApplied }
}

/** Null if the text is not one digit per question. */
export function readAnswers(
  questions: RiskScoring<string>['questions'],
  answers: string,
): readonly Answered[] | null {
  if (!/^[1-9]+$/.test(answers) || answers.length !== questions.length) {
    return null
  }
  const answered = questions.flatMap(({ key, dimension, answers: choices }, position) => {
    const answer = Number(answers[position])
    const chosen = choices[answer - 1]
    return chosen ? [{ key, dimension, answer, points: chosen.points }] : []
  })
  return answered.length === questions.length ? answered : null
}

function holds(cap: RiskCap<string>, answered: readonly Answered[]): boolean {
  return cap.kind === 'answer'
    ? answered.some(({ key, answer }) => key === cap.question && answer === cap.answer)
    : sumPoints(answered.filter(({ dimension }) => dimension === cap.dimension)) <= cap.sumAtMost
}

function sumPoints(answered: readonly Answered[]): number {
  return answered.reduce((sum, { points }) => sum + points, 0)
}

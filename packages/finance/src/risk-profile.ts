/** What a profile is scored by; questions, bands and caps are data that editors keep. */
export interface RiskScoring<ProfileKey extends string, Dimension extends string = string> {
  readonly questions: readonly {
    readonly key: string
    readonly dimension: Dimension
    readonly answers: readonly { readonly points: number }[]
  }[]
  /** Bands of the score, both ends included; the order of their bounds is the order of the profiles. */
  readonly profiles: readonly { readonly key: ProfileKey; readonly min: number; readonly max: number }[]
  readonly caps: readonly RiskCap<ProfileKey, Dimension>[]
}

export type RiskCap<ProfileKey extends string, Dimension extends string = string> =
  | {
      readonly kind: 'answer'
      readonly question: string
      /** The chosen answer, counted from 1 in the shown order. */
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
      /** The profile that the score alone gives. */
      readonly byScore: ProfileKey
      /** Positions in `caps` of those that hold and lie below `byScore`. */
      readonly capsApplied: readonly number[]
    }
  /** `answers`: not one digit for each question; `bands`: the data has no profile for the score or for a cap. */
  | { readonly kind: 'impossible'; readonly reason: 'answers' | 'bands' }

interface Answered {
  readonly key: string
  readonly dimension: string
  readonly answer: number
  readonly points: number
}

/**
 * Profile by score band, then every cap that holds lowers it; the lowest wins and none raises
 * (domain brief, section 5). `answers` has one digit from 1 for each question, in their order.
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
  const score = sumOf(answered)
  const scoredRank = ladder.findIndex(({ min, max }) => min <= score && score <= max)
  const rankOf = (key: ProfileKey) => ladder.findIndex((profile) => profile.key === key)
  const capsApplied = scoring.caps.flatMap((cap, position) =>
    holds(cap, answered) && rankOf(cap.max) < scoredRank ? [position] : [],
  )
  const rank = scoring.caps
    .filter((_, position) => capsApplied.includes(position))
    .reduce((lowest, cap) => Math.min(lowest, rankOf(cap.max)), scoredRank)
  const [byScore, profile] = [ladder[scoredRank], ladder[rank]]
  if (byScore === undefined || profile === undefined) {
    return { kind: 'impossible', reason: 'bands' }
  }
  return { kind: 'scored', profile: profile.key, score, byScore: byScore.key, capsApplied }
}

/** Null where the text is not one digit for each question. */
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
    : sumOf(answered.filter(({ dimension }) => dimension === cap.dimension)) <= cap.sumAtMost
}

function sumOf(answered: readonly Answered[]): number {
  return answered.reduce((sum, { points }) => sum + points, 0)
}

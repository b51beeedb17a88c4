import type { AnswerRange, Contradiction } from './risk-contradictions.ts'
import type { RiskCap, RiskScoring } from './risk-profile.ts'

/** The URL of a result has one digit per question. */
export const QUESTION_COUNT = 10
export const answerCounts = { min: 2, max: 9 } as const
export const answerPoints = { min: 1, max: 4 } as const
const WHOLE_PERCENT = 100

/** All questionnaire data that affects the result. */
export interface ScoringPlan<ProfileKey extends string> extends RiskScoring<ProfileKey> {
  readonly profiles: readonly {
    readonly key: ProfileKey
    readonly min: number
    readonly max: number
    readonly allocationPercent: Readonly<Record<string, number>>
  }[]
  readonly contradictions: readonly Contradiction[]
}

/** A validation error with its path, such as `profiles.1.min`. */
export type ScoringError = { readonly path: string } & (
  | { readonly code: 'questionCount' | 'answerCount' | 'allocationSum'; readonly found: number }
  | { readonly code: 'keyTaken' | 'keyMissing' | 'points' | 'profileTaken' | 'share' | 'range' }
  | { readonly code: 'idleCap' | 'unreachedCap' | 'overruledCap' }
  | { readonly code: 'profileMissing' | 'unknownQuestion'; readonly key: string }
  | { readonly code: 'bandGap' | 'bandOverlap' | 'bandStart' | 'bandEnd'; readonly expected: number }
  | { readonly code: 'bandInteger' | 'bandEmpty' | 'unknownDimension' | 'oneQuestion' }
  | { readonly code: 'unknownAnswer' | 'sum'; readonly min: number; readonly max: number }
)

/**
 * Validates that a questionnaire can score every combination of answers: bands without gaps and overlaps, shares that
 * add up, caps and contradictions with existing answers. Returns an empty list if it is valid.
 */
export function scoringErrors<ProfileKey extends string>(
  plan: ScoringPlan<ProfileKey>,
  /** All required profiles, most conservative first. */
  order: readonly ProfileKey[],
): readonly ScoringError[] {
  const inQuestions = questionErrors(plan)
  const inShares = plan.profiles.flatMap(({ allocationPercent }, position) =>
    shareErrors(allocationPercent, `profiles.${position}.allocationPercent`),
  )
  if (inQuestions.length > 0) {
    // Totals of invalid questions are meaningless for bands and caps.
    return [...inQuestions, ...inShares]
  }
  return [
    ...bandErrors(plan, order),
    ...inShares,
    ...capErrors(plan, order),
    ...plan.contradictions.flatMap(({ first, second }, position) => [
      ...rangeErrors(plan, first, `contradictions.${position}.first`),
      ...rangeErrors(plan, second, `contradictions.${position}.second`),
      ...pairErrors(first, second, `contradictions.${position}.second`),
    ]),
  ]
}

function questionErrors({ questions }: ScoringPlan<string>): ScoringError[] {
  const count: ScoringError[] =
    questions.length === QUESTION_COUNT
      ? []
      : [{ path: 'questions', code: 'questionCount', found: questions.length }]
  return [
    ...count,
    ...questions.flatMap(({ key, answers }, position): ScoringError[] => {
      const path = `questions.${position}`
      const isTaken = questions.findIndex((question) => question.key === key) < position
      return [
        ...(key === '' ? [{ path: `${path}.key`, code: 'keyMissing' } as const] : []),
        ...(key !== '' && isTaken ? [{ path: `${path}.key`, code: 'keyTaken' } as const] : []),
        ...(answers.length < answerCounts.min || answers.length > answerCounts.max
          ? [{ path: `${path}.answers`, code: 'answerCount', found: answers.length } as const]
          : []),
        ...answers.flatMap(({ points }, answer): ScoringError[] =>
          isWholeBetween(points, answerPoints.min, answerPoints.max)
            ? []
            : [{ path: `${path}.answers.${answer}.points`, code: 'points' }],
        ),
      ]
    }),
  ]
}

/** Bands must be adjacent, from the lowest to the highest total. */
function bandErrors<ProfileKey extends string>(
  { questions, profiles }: ScoringPlan<ProfileKey>,
  order: readonly ProfileKey[],
): ScoringError[] {
  const ladder = order.flatMap((key) => {
    const position = profiles.findIndex((profile) => profile.key === key)
    const band = profiles[position]
    return band ? [{ position, ...band }] : []
  })
  const missing = order
    .filter((key) => profiles.every((profile) => profile.key !== key))
    .map((key): ScoringError => ({ path: 'profiles', code: 'profileMissing', key }))
  const taken = profiles.flatMap(({ key }, position): ScoringError[] =>
    profiles.findIndex((profile) => profile.key === key) < position
      ? [{ path: `profiles.${position}.key`, code: 'profileTaken' }]
      : [],
  )
  const { lowest, highest } = totals(questions)
  const bands = ladder.flatMap(({ position, min, max }, rank): ScoringError[] => {
    const before = ladder[rank - 1]
    const path = `profiles.${position}`
    const isWhole = { min: Number.isInteger(min), max: Number.isInteger(max) }
    return [
      ...(isWhole.min ? startErrors(min, before, lowest, path) : [integerError(`${path}.min`)]),
      ...(isWhole.max ? [] : [integerError(`${path}.max`)]),
      ...(isWhole.min && isWhole.max && max < min
        ? [{ path: `${path}.max`, code: 'bandEmpty' } as const]
        : []),
      ...(isWhole.max && rank === ladder.length - 1 && max !== highest
        ? [{ path: `${path}.max`, code: 'bandEnd', expected: highest } as const]
        : []),
    ]
  })
  return [...missing, ...taken, ...bands]
}

function integerError(path: string): ScoringError {
  return { path, code: 'bandInteger' }
}

/** Without the end of the previous band, the start of this one cannot be checked. */
function startErrors(
  min: number,
  before: { readonly max: number } | undefined,
  lowest: number,
  path: string,
): ScoringError[] {
  const expected = before ? before.max + 1 : lowest
  if (!Number.isInteger(expected) || min === expected) return []
  const late = before ? 'bandGap' : 'bandStart'
  const early = before ? 'bandOverlap' : 'bandStart'
  return [{ path: `${path}.min`, code: min > expected ? late : early, expected }]
}

/** The lowest and highest possible totals. */
export function totals(questions: RiskScoring<string>['questions']): { lowest: number; highest: number } {
  const points = questions.map(({ answers }) => answers.map((answer) => answer.points))
  return {
    lowest: points.reduce((sum, choices) => sum + Math.min(...choices), 0),
    highest: points.reduce((sum, choices) => sum + Math.max(...choices), 0),
  }
}

function shareErrors(shares: Readonly<Record<string, number>>, path: string): ScoringError[] {
  const parts = Object.entries(shares)
  const bad = parts.filter(([, share]) => !isWholeBetween(share, 0, WHOLE_PERCENT))
  if (bad.length > 0) {
    return bad.map(([name]) => ({ path: `${path}.${name}`, code: 'share' }))
  }
  const found = parts.reduce((sum, [, share]) => sum + share, 0)
  const last = parts.at(-1)?.[0]
  return found === WHOLE_PERCENT ? [] : [{ path: `${path}.${last}`, code: 'allocationSum', found }]
}

function capErrors<ProfileKey extends string>(
  plan: ScoringPlan<ProfileKey>,
  order: readonly ProfileKey[],
): ScoringError[] {
  return plan.caps.flatMap((cap, position): ScoringError[] => {
    const path = `caps.${position}`
    const basis = capBasisErrors(plan, cap, path)
    if (cap.max === order.at(-1)) return [{ path: `${path}.max`, code: 'idleCap' }, ...basis]
    if (basis.length > 0) return basis
    if (isOverruled(plan.caps, position, order)) return [{ path: `${path}.max`, code: 'overruledCap' }]
    const band = plan.profiles.find(({ key }) => key === cap.max)
    return band && highestTotalUnder(plan, cap) <= band.max
      ? [{ path: `${path}.max`, code: 'unreachedCap' }]
      : []
  })
}

function capBasisErrors(plan: ScoringPlan<string>, cap: RiskCap<string>, path: string): ScoringError[] {
  if (cap.kind === 'answer') {
    return answerErrors(plan, cap.question, [{ answer: cap.answer, name: 'answer' }], path)
  }
  const { lowest, highest } = totals(plan.questions.filter(({ dimension }) => dimension === cap.dimension))
  if (highest === 0) {
    return [{ path: `${path}.dimension`, code: 'unknownDimension' }]
  }
  return isWholeBetween(cap.sumAtMost, lowest, highest - 1)
    ? []
    : [{ path: `${path}.sumAtMost`, code: 'sum', min: lowest, max: highest - 1 }]
}

/** Whether another cap of the same answer leads to a lower profile, or an earlier one to the same. */
function isOverruled<ProfileKey extends string>(
  caps: readonly RiskCap<ProfileKey>[],
  position: number,
  order: readonly ProfileKey[],
): boolean {
  const cap = caps[position]
  if (cap?.kind !== 'answer') return false
  const rank = order.indexOf(cap.max)
  return caps.some((other, at) => {
    if (other.kind !== 'answer' || other.question !== cap.question || other.answer !== cap.answer)
      return false
    const otherRank = order.indexOf(other.max)
    return otherRank < rank || (otherRank === rank && at < position)
  })
}

/** The highest total of all sets of answers to which the cap applies. */
function highestTotalUnder({ questions }: ScoringPlan<string>, cap: RiskCap<string>): number {
  if (cap.kind === 'answer') {
    const others = questions.filter(({ key }) => key !== cap.question)
    const capped = questions.find(({ key }) => key === cap.question)
    return totals(others).highest + (capped?.answers[cap.answer - 1]?.points ?? 0)
  }
  const others = questions.filter(({ dimension }) => dimension !== cap.dimension)
  return totals(others).highest + cap.sumAtMost
}

function rangeErrors(
  plan: ScoringPlan<string>,
  { question, from, to }: AnswerRange,
  path: string,
): ScoringError[] {
  const errors = answerErrors(
    plan,
    question,
    [
      { answer: from, name: 'from' },
      { answer: to, name: 'to' },
    ],
    path,
  )
  return errors.length === 0 && from > to ? [{ path: `${path}.to`, code: 'range' }] : errors
}

/** A question has one answer, so it cannot contradict itself. */
function pairErrors(first: AnswerRange, second: AnswerRange, path: string): ScoringError[] {
  return first.question !== '' && first.question === second.question
    ? [{ path: `${path}.question`, code: 'oneQuestion' }]
    : []
}

function answerErrors(
  { questions }: ScoringPlan<string>,
  key: string,
  named: readonly { answer: number; name: string }[],
  path: string,
): ScoringError[] {
  const question = questions.find((candidate) => candidate.key === key)
  if (!question) {
    return [{ path: `${path}.question`, code: 'unknownQuestion', key }]
  }
  const max = question.answers.length
  return named.flatMap(({ answer, name }): ScoringError[] =>
    isWholeBetween(answer, 1, max) ? [] : [{ path: `${path}.${name}`, code: 'unknownAnswer', min: 1, max }],
  )
}

function isWholeBetween(value: number, min: number, max: number): boolean {
  return Number.isInteger(value) && min <= value && value <= max
}

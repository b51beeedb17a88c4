import { describe, expect, it } from 'vitest'
import { contradictionsIn } from './risk-contradictions.ts'
import { type ScoringError, type ScoringPlan, scoringErrors } from './risk-scoring-errors.ts'

const order = ['low', 'middle', 'high'] as const
type Key = (typeof order)[number]
type Plan = ScoringPlan<Key>

const answers = [1, 2, 3, 4].map((points) => ({ points }))
const whole: Plan = {
  questions: Array.from({ length: 10 }, (_, position) => ({
    key: `q${position}`,
    dimension: position < 5 ? 'first' : 'second',
    answers,
  })),
  profiles: [
    { key: 'low', min: 10, max: 19, allocationPercent: { safe: 70, bold: 30 } },
    { key: 'middle', min: 20, max: 29, allocationPercent: { safe: 50, bold: 50 } },
    { key: 'high', min: 30, max: 40, allocationPercent: { safe: 0, bold: 100 } },
  ],
  caps: [
    { kind: 'answer', question: 'q1', answer: 4, max: 'low' },
    { kind: 'sum', dimension: 'first', sumAtMost: 19, max: 'middle' },
  ],
  contradictions: [{ first: { question: 'q0', from: 1, to: 2 }, second: { question: 'q9', from: 4, to: 4 } }],
}

function withProfile(position: number, change: Partial<Plan['profiles'][number]>): Plan {
  return {
    ...whole,
    profiles: whole.profiles.map((band, at) => (at === position ? { ...band, ...change } : band)),
  }
}

function withQuestion(position: number, change: Partial<Plan['questions'][number]>): Plan {
  return {
    ...whole,
    questions: whole.questions.map((question, at) =>
      at === position ? { ...question, ...change } : question,
    ),
  }
}

const withCaps = (...caps: Plan['caps']): Plan => ({ ...whole, caps })
const withContradictions = (...contradictions: Plan['contradictions']): Plan => ({ ...whole, contradictions })

const found = (plan: Plan) => scoringErrors(plan, order).map(({ path, code }) => `${path}: ${code}`)

describe('scoringErrors', () => {
  it('accepts a questionnaire that scores every combination of answers', () => {
    expect(scoringErrors(whole, order)).toEqual([])
  })

  it('accepts the bands in any order', () => {
    expect(found({ ...whole, profiles: [...whole.profiles].reverse() })).toEqual([])
  })

  const cases: { name: string; plan: Plan; errors: `${string}: ${ScoringError['code']}`[] }[] = [
    {
      name: 'nine questions',
      plan: { ...whole, questions: whole.questions.slice(1) },
      errors: ['questions: questionCount'],
    },
    { name: 'a duplicate key', plan: withQuestion(3, { key: 'q2' }), errors: ['questions.3.key: keyTaken'] },
    { name: 'a missing key', plan: withQuestion(3, { key: '' }), errors: ['questions.3.key: keyMissing'] },
    {
      name: 'one answer',
      plan: withQuestion(3, { answers: [{ points: 1 }] }),
      errors: ['questions.3.answers: answerCount'],
    },
    {
      name: 'points outside their limits',
      plan: withQuestion(3, {
        answers: [{ points: 0 }, { points: 5 }, { points: 1.5 }, { points: Number.NaN }],
      }),
      errors: [0, 1, 2, 3].map((answer) => `questions.3.answers.${answer}.points: points` as const),
    },
    { name: 'a gap', plan: withProfile(1, { min: 21 }), errors: ['profiles.1.min: bandGap'] },
    { name: 'an overlap', plan: withProfile(1, { min: 19 }), errors: ['profiles.1.min: bandOverlap'] },
    { name: 'a late start', plan: withProfile(0, { min: 11 }), errors: ['profiles.0.min: bandStart'] },
    {
      name: 'a start below every total',
      plan: withProfile(0, { min: 0 }),
      errors: ['profiles.0.min: bandStart'],
    },
    { name: 'an early end', plan: withProfile(2, { max: 39 }), errors: ['profiles.2.max: bandEnd'] },
    {
      name: 'an empty band',
      plan: withProfile(1, { max: 18 }),
      errors: ['profiles.1.max: bandEmpty', 'profiles.2.min: bandGap'],
    },
    {
      name: 'non-integer bounds, without errors about adjacent bands',
      plan: {
        ...whole,
        profiles: whole.profiles.map((band, at) => ({
          ...band,
          ...(at === 0 ? { max: 19.5 } : {}),
          ...(at === 1 ? { min: 20.5 } : {}),
        })),
      },
      errors: ['profiles.0.max: bandInteger', 'profiles.1.min: bandInteger'],
    },
    {
      name: 'a missing end, without an error about the next start',
      plan: withProfile(0, { max: Number.NaN }),
      errors: ['profiles.0.max: bandInteger'],
    },
    {
      name: 'a missing profile',
      plan: { ...whole, profiles: whole.profiles.slice(0, 2) },
      errors: ['profiles: profileMissing', 'profiles.1.max: bandEnd'],
    },
    {
      name: 'a duplicate profile',
      plan: withProfile(2, { key: 'middle' }),
      errors: ['profiles: profileMissing', 'profiles.2.key: profileTaken', 'profiles.1.max: bandEnd'],
    },
    {
      name: 'shares that do not add up',
      plan: withProfile(0, { allocationPercent: { safe: 70, bold: 29 } }),
      errors: ['profiles.0.allocationPercent.bold: allocationSum'],
    },
    {
      name: 'a negative share',
      plan: withProfile(0, { allocationPercent: { safe: 110, bold: -10 } }),
      errors: ['profiles.0.allocationPercent.safe: share', 'profiles.0.allocationPercent.bold: share'],
    },
    {
      name: 'caps that refer to missing data',
      plan: withCaps(
        { kind: 'answer', question: 'q10', answer: 1, max: 'low' },
        { kind: 'answer', question: 'q1', answer: 5, max: 'low' },
        { kind: 'sum', dimension: 'third', sumAtMost: 10, max: 'low' },
      ),
      errors: [
        'caps.0.question: unknownQuestion',
        'caps.1.answer: unknownAnswer',
        'caps.2.dimension: unknownDimension',
      ],
    },
    {
      name: 'caps that never or always match, or lower nothing',
      plan: withCaps(
        { kind: 'sum', dimension: 'first', sumAtMost: 4, max: 'low' },
        { kind: 'sum', dimension: 'first', sumAtMost: 20, max: 'low' },
        { kind: 'answer', question: 'q1', answer: 1, max: 'high' },
      ),
      errors: ['caps.0.sumAtMost: sum', 'caps.1.sumAtMost: sum', 'caps.2.max: idleCap'],
    },
    {
      name: 'caps that a lower or an earlier cap of the same answer overrules',
      plan: withCaps(
        { kind: 'answer', question: 'q1', answer: 4, max: 'middle' },
        { kind: 'answer', question: 'q1', answer: 4, max: 'low' },
        { kind: 'answer', question: 'q1', answer: 4, max: 'low' },
        { kind: 'answer', question: 'q1', answer: 3, max: 'middle' },
      ),
      errors: ['caps.0.max: overruledCap', 'caps.2.max: overruledCap'],
    },
    {
      // Nine answers of at most 3 points each and the capped one: 29 or less.
      name: 'caps whose answers never reach a higher profile',
      plan: {
        ...whole,
        questions: whole.questions.map((question, position) =>
          position === 1 ? question : { ...question, answers: answers.slice(0, 3) },
        ),
        profiles: whole.profiles.map((band) => (band.key === 'high' ? { ...band, max: 31 } : band)),
        caps: [
          { kind: 'answer', question: 'q1', answer: 2, max: 'middle' },
          { kind: 'answer', question: 'q1', answer: 3, max: 'middle' },
          { kind: 'sum', dimension: 'second', sumAtMost: 13, max: 'middle' },
          { kind: 'sum', dimension: 'second', sumAtMost: 14, max: 'middle' },
        ],
        contradictions: [],
      },
      errors: ['caps.0.max: unreachedCap', 'caps.2.max: unreachedCap'],
    },
    {
      name: 'contradictions that refer to missing data',
      plan: withContradictions(
        { first: { question: 'x', from: 1, to: 2 }, second: { question: 'q1', from: 0, to: 2 } },
        { first: { question: 'q1', from: 3, to: 2 }, second: { question: 'q2', from: 1, to: 2 } },
      ),
      errors: [
        'contradictions.0.first.question: unknownQuestion',
        'contradictions.0.second.from: unknownAnswer',
        'contradictions.1.first.to: range',
      ],
    },
    {
      name: 'a question that contradicts itself',
      plan: withContradictions({
        first: { question: 'q1', from: 1, to: 2 },
        second: { question: 'q1', from: 3, to: 4 },
      }),
      errors: ['contradictions.0.second.question: oneQuestion'],
    },
  ]
  it.each(cases)('finds $name', ({ plan, errors }) => {
    expect(found(plan)).toEqual(errors)
  })
})

const pairs = whole.contradictions

it.each([
  { answers: '1222222224', positions: [0] },
  { answers: '2222222224', positions: [0] },
  { answers: '3222222224', positions: [] },
  { answers: '1222222223', positions: [] },
  { answers: '122222222', positions: [] },
  { answers: '12222222299', positions: [] },
])('contradictionsIn returns $positions for $answers', ({ answers: code, positions }) => {
  expect(contradictionsIn(whole.questions, pairs, code)).toEqual(positions)
})

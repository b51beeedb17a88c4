import { describe, expect, it } from 'vitest'
import { type RiskScoring, riskProfile } from './risk-profile.ts'
import fixture from './risk-profile.vectors.json' with { type: 'json' }

type ProfileKey = 'conservative' | 'moderate' | 'aggressive'

const answers = [1, 2, 3, 4].map((points) => ({ points }))
const dimensions = {
  capacity: ['age', 'horizon', 'buffer', 'surplus', 'share'],
  knowledge: ['knowledge', 'experience'],
  tolerance: ['goal', 'drop', 'range'],
}
const scoring: RiskScoring<ProfileKey> = {
  questions: Object.entries(dimensions).flatMap(([dimension, keys]) =>
    keys.map((key) => ({ key, dimension, answers })),
  ),
  profiles: [
    { key: 'conservative', min: 10, max: 19 },
    { key: 'moderate', min: 20, max: 29 },
    { key: 'aggressive', min: 30, max: 40 },
  ],
  caps: [
    { kind: 'answer', question: 'horizon', answer: 1, max: 'conservative' },
    { kind: 'answer', question: 'horizon', answer: 2, max: 'moderate' },
    { kind: 'answer', question: 'buffer', answer: 1, max: 'moderate' },
    { kind: 'sum', dimension: 'capacity', sumAtMost: 11, max: 'moderate' },
    { kind: 'sum', dimension: 'tolerance', sumAtMost: 5, max: 'moderate' },
    { kind: 'answer', question: 'goal', answer: 1, max: 'conservative' },
    { kind: 'answer', question: 'range', answer: 1, max: 'conservative' },
  ],
}

describe('riskProfile', () => {
  const vectors = fixture.vectors.map(({ answers, expect: { error, ...result } }) => ({
    answers,
    expected: error ? { kind: 'impossible', reason: 'answers' } : { kind: 'scored', ...result },
  }))

  it.each(vectors)('scores $answers as the questionnaire says', ({ answers, expected }) => {
    expect(riskProfile(scoring, answers)).toEqual(expected)
  })

  it('returns every cap below the score, and applies the lowest', () => {
    expect(riskProfile(scoring, '4114444444')).toEqual({
      kind: 'scored',
      profile: 'conservative',
      score: 34,
      byScore: 'aggressive',
      capsApplied: [0, 2],
    })
  })

  const refused = ['', '44444444444', '444444444x', '0444444444', '٤٤٤٤٤٤٤٤٤٤', ' 444444444', '-444444444']
  it.each(refused)('refuses the answers "%s"', (text) => {
    expect(riskProfile(scoring, text)).toEqual({ kind: 'impossible', reason: 'answers' })
  })

  it('accepts the bands in any order', () => {
    const turned = { ...scoring, profiles: [...scoring.profiles].reverse() }
    expect(riskProfile(turned, '4244444444')).toEqual(riskProfile(scoring, '4244444444'))
  })

  it('fails if no band has the score', () => {
    const holed = { ...scoring, profiles: scoring.profiles.filter(({ key }) => key !== 'moderate') }
    expect(riskProfile(holed, '2222222222')).toEqual({ kind: 'impossible', reason: 'bands' })
  })

  it('fails if a cap has a profile without a band', () => {
    const holed = { ...scoring, profiles: scoring.profiles.filter(({ key }) => key !== 'conservative') }
    expect(riskProfile(holed, '4144444444')).toEqual({ kind: 'impossible', reason: 'bands' })
  })

  it('uses the points of the data, not the digits', () => {
    const doubled = {
      ...scoring,
      questions: scoring.questions.map((question) => ({
        ...question,
        answers: [{ points: 4 }, { points: 3 }, { points: 2 }, { points: 1 }],
      })),
    }
    expect(riskProfile({ ...doubled, caps: [] }, '1111111111')).toMatchObject({ score: 40 })
  })
})

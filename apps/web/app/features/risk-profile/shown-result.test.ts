import { builtInQuestionnaire } from '@site/contracts/content/built-in-questionnaire.ts'
import fixture from '@site/finance/risk-profile.vectors.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import { locales } from '#app/i18n/locales.ts'
import { shownResult } from './shown-result.ts'

const questionnaire = builtInQuestionnaire('id')

describe('shownResult', () => {
  const vectors = fixture.vectors.map(({ answers, expect: { error, ...result } }) => ({
    answers,
    error,
    result,
  }))

  it.each(vectors)('matches the vector of the built-in one for $answers', ({ answers, error, result }) => {
    for (const locale of locales) {
      const shown = shownResult(builtInQuestionnaire(locale), answers)
      expect(
        shown && {
          score: shown.score,
          byScore: shown.byScore,
          profile: shown.profile,
          capsApplied: shown.caps.map(({ position }) => position),
        },
      ).toEqual(error ? null : result)
    }
  })

  it('contains the given answers and their scores', () => {
    const shown = shownResult(questionnaire, '4321432143')
    expect(shown?.answers.map(({ points }) => points).join('')).toBe('4321432143')
    expect(shown?.answers[1]).toEqual({
      question: 'Kapan Anda memerlukan sebagian besar dana yang diinvestasikan?',
      answer: 'Lebih dari 3 sampai 7 tahun',
      points: 3,
    })
  })

  it.each([
    { code: '4444444444', found: [] },
    { code: '3333333333', found: [] },
    { code: '4444444414', found: ['akan menjual saat nilainya turun 20%.', 'menerima kerugian sampai 30%.'] },
    { code: '4444444441', found: ['hanya menerima hasil tanpa rugi.', 'hanya menerima hasil tanpa rugi.'] },
    { code: '4144444444', found: ['dalam waktu kurang dari 1 tahun.'] },
    { code: '3333314333', found: ['instrumen yang lebih berisiko selama minimal 1 tahun.'] },
    { code: '3333333133', found: ['kerugian Rp15 juta atau lebih dari Rp100 juta.'] },
  ])('reports the contradictions in $code', ({ code, found }) => {
    const texts = shownResult(questionnaire, code)?.contradictions.map(({ text }) => text) ?? []
    expect(texts).toHaveLength(found.length)
    for (const [position, end] of found.entries()) {
      expect(texts[position]).toMatch(new RegExp(`${end.replaceAll('.', '\\.')}$`))
    }
  })
})

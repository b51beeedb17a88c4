import { builtInQuestionnaire } from '@site/contracts/content/built-in-questionnaire.ts'
import { describe, expect, it } from 'vitest'
import { locales } from '#app/i18n/locales.ts'
import { findQuestionnaire, isUsable } from './questionnaire.server.ts'
import { shownResult } from './shown-result.ts'

const questionnaire = builtInQuestionnaire('id')

describe('isUsable', () => {
  it.each(locales)('accepts the built-in questionnaire (%s)', (locale) => {
    expect(isUsable(builtInQuestionnaire(locale))).toBe(true)
  })

  it('rejects a gap in the bands, a missing translation, and a profile without a product', () => {
    const [first, ...others] = questionnaire.profiles
    const [question, ...rest] = questionnaire.questions
    expect(isUsable({ ...questionnaire, profiles: others })).toBe(false)
    expect(first && isUsable({ ...questionnaire, profiles: [{ ...first, max: 18 }, ...others] })).toBe(false)
    expect(question && isUsable({ ...questionnaire, questions: [{ ...question, text: ' ' }, ...rest] })).toBe(
      false,
    )
    expect(first && isUsable({ ...questionnaire, profiles: [{ ...first, products: [] }, ...others] })).toBe(
      false,
    )
  })
})

describe('findQuestionnaire', () => {
  const [question, ...rest] = questionnaire.questions
  const answers = question?.answers.toReversed() ?? []
  /** With other scores for the answers to its first question. */
  const published = { ...questionnaire, questions: question ? [{ ...question, answers }, ...rest] : [] }
  const orNull = <Value>(value: Promise<Value>) => value.catch(() => null)

  it.each([
    { name: 'a published one', found: async () => published, shown: published, isFallback: false },
    { name: 'none published', found: async () => null, shown: questionnaire, isFallback: false },
    {
      name: 'an incomplete one',
      found: async () => ({ ...published, disclaimer: '' }),
      shown: questionnaire,
      isFallback: false,
    },
    {
      name: 'no response',
      found: () => Promise.reject(new Error('down')),
      shown: questionnaire,
      isFallback: true,
    },
  ])('shows the published questionnaire if it is usable: $name', async ({ found, shown, isFallback }) => {
    const content = { riskQuestionnaire: found }
    expect(await findQuestionnaire({ locale: 'id', content, orNull })).toEqual({
      questionnaire: shown,
      isFallback,
    })
  })

  it('scores answers by the published questionnaire', () => {
    expect(shownResult(questionnaire, '4321432143')?.score).toBe(27)
    expect(shownResult(published, '4321432143')?.score).toBe(24)
  })
})

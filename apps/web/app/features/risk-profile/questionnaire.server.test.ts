import { builtInQuestionnaire } from '@site/contracts/content/built-in-questionnaire.ts'
import { describe, expect, it } from 'vitest'
import { locales } from '#app/i18n/locales.ts'
import { isUsable } from './questionnaire.server.ts'

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

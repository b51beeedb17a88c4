import { sql } from '@payloadcms/db-postgres'
import { builtInQuestionnaire } from '@site/contracts/content/built-in-questionnaire.ts'
import { locales } from '@site/contracts/locale.ts'
import { describe, expect, it } from 'vitest'
import type { RiskProfile } from '#cms/base/payload-types.ts'
import { changed, errorAt, publishQuestionnaire } from '../../../test/publish-tools.ts'
import { execute, payload, requestSite } from '../../../test/service.ts'
import { validateQuestionnaire } from './validate-questionnaire.ts'

async function questionnaire(): Promise<RiskProfile> {
  return payload.findGlobal({ slug: 'risk-profile', locale: 'id', depth: 0 })
}

const countChanges = async () =>
  (await execute(sql`select from changes where 'list:risk-profile' = any(tags)`)).length

const saveDraft = (data: Partial<RiskProfile>, locale: 'id' | 'en' = 'id') =>
  payload.updateGlobal({ slug: 'risk-profile', locale, draft: true, data: { ...data, _status: 'draft' } })

it.each(locales)('the questionnaire of the demo equals the built-in one of the site (%s)', async (locale) => {
  const answer = await requestSite(`risk-profile?locale=${locale}`)
  expect(await answer.json()).toEqual(builtInQuestionnaire(locale))
})

describe('publishing a questionnaire', () => {
  // Scoring rules are tested in packages/finance; this tests the message at the field.
  it.each([
    { language: 'id', expected: 'Ada celah: profil ini harus mulai dari 20' },
    { language: 'en', expected: 'Gap: this profile must start at 20' },
  ] as const)('is rejected with a gap between two bands, at the field ($language)', async (one) => {
    const { profiles } = await questionnaire()
    const written = { profiles: changed(profiles, 1, () => ({ min: 21 })) }
    const published = publishQuestionnaire(written, one.language)
    await expect(published).rejects.toMatchObject(errorAt('profiles.1.min', one.expected))
  })

  it('is rejected with an error at a missing allocation', async () => {
    const { profiles, ...rest } = await questionnaire()
    const written = { ...rest, profiles: profiles?.map(({ allocationPercent: _, ...profile }) => profile) }
    expect(validateQuestionnaire(written).map(({ path }) => path)).toContain(
      'profiles.0.allocationPercent.equity',
    )
  })

  it('does not change the published one or the change feed for a draft', async () => {
    const before = await countChanges()
    const { profiles } = await questionnaire()
    await saveDraft({ profiles: changed(profiles, 1, () => ({ min: 25 })) })
    expect(await (await requestSite('risk-profile?locale=id')).json()).toEqual(builtInQuestionnaire('id'))
    expect(await countChanges()).toBe(before)
  })

  it('shows new wording at once, with a change event', async () => {
    const whole = await questionnaire()
    const before = await countChanges()
    const questions = changed(whole.questions, 0, () => ({ text: 'Berapa umur Anda?' }))
    await publishQuestionnaire({ ...whole, questions })
    expect(await (await requestSite('risk-profile?locale=id')).text()).toContain('Berapa umur Anda?')
    expect(await (await requestSite('risk-profile?locale=en')).json()).toEqual(builtInQuestionnaire('en'))
    expect(await countChanges()).toBe(before + 1)
    await publishQuestionnaire(whole)
  })

  it('returns 404 after unpublishing', async () => {
    const whole = await questionnaire()
    await payload.updateGlobal({ slug: 'risk-profile', locale: 'id', data: { ...whole, _status: 'draft' } })
    expect((await requestSite('risk-profile?locale=id')).status).toBe(404)
    await publishQuestionnaire(whole)
    expect((await requestSite('risk-profile?locale=id')).status).toBe(200)
  })
})

it('a questionnaire that lacks a text in one language is rejected with an error at the field', async () => {
  const whole = await questionnaire()
  const cap = { kind: 'answer', question: 'age', answer: 1, max: 'conservative', reason: 'Ya.' } as const
  const caps = [...(whole.caps ?? []), cap]
  await saveDraft({ disclaimer: ' ' }, 'en')
  const message = expect.stringContaining('The English text')
  const errors = [`caps.${caps.length - 1}.reason`, 'disclaimer'].map((path) => ({ path, message }))
  await expect(publishQuestionnaire({ ...whole, caps }, 'en')).rejects.toMatchObject({ data: { errors } })
  await saveDraft({ disclaimer: builtInQuestionnaire('en').disclaimer }, 'en')
  await publishQuestionnaire(whole)
  expect(await (await requestSite('risk-profile?locale=en')).json()).toEqual(builtInQuestionnaire('en'))
})

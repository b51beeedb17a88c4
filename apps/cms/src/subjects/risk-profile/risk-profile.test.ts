import { builtInQuestionnaire } from '@site/contracts/content/built-in-questionnaire.ts'
import { locales } from '@site/contracts/locale.ts'
import { describe, expect, it } from 'vitest'
import type { RiskProfile } from '#cms/base/payload-types.ts'
import { changed, errorAt, publishQuestionnaire } from '../../../test/publish-tools.ts'
import { payload, requestSite } from '../../../test/service.ts'
import { validateQuestionnaire } from './validate-questionnaire.ts'

async function questionnaire(): Promise<RiskProfile> {
  return payload.findGlobal({ slug: 'risk-profile', locale: 'id', depth: 0 })
}

const countChanges = async (tag: string) => {
  const { rows } = await payload.db.pool.query('select count(*) as count from changes where $1 = any(tags)', [
    tag,
  ])
  return Number(rows[0].count)
}

describe('the questionnaire of the demo content', () => {
  it.each(locales)('equals the built-in one of the site (%s)', async (locale) => {
    const answer = await requestSite(`risk-profile?locale=${locale}`)
    expect(await answer.json()).toEqual(builtInQuestionnaire(locale))
  })
})

describe('publishing a questionnaire', () => {
  // Scoring rules are tested in packages/finance; this tests the message at the field.
  it.each([
    { language: 'id', expected: 'Ada celah: profil ini harus mulai dari 20' },
    { language: 'en', expected: 'Gap: this profile must start at 20' },
  ] as const)(
    'is rejected with a gap between two bands, with an error at the field ($language)',
    async (one) => {
      const { profiles } = await questionnaire()
      const written = { profiles: changed(profiles, 1, () => ({ min: 21 })) }
      const published = publishQuestionnaire(written, one.language)
      await expect(published).rejects.toMatchObject(errorAt('profiles.1.min', one.expected))
    },
  )

  it('is rejected with an error at a missing allocation', async () => {
    const { profiles, ...rest } = await questionnaire()
    const written = { ...rest, profiles: profiles?.map(({ allocationPercent: _, ...profile }) => profile) }
    expect(validateQuestionnaire(written).map(({ path }) => path)).toContain(
      'profiles.0.allocationPercent.equity',
    )
  })

  it('does not change the published one or the change feed for a draft', async () => {
    const before = await countChanges('list:risk-profile')
    const { profiles } = await questionnaire()
    await payload.updateGlobal({
      slug: 'risk-profile',
      locale: 'id',
      draft: true,
      data: { profiles: changed(profiles, 1, () => ({ min: 25 })), _status: 'draft' },
    })
    const draft = await payload.findGlobal({ slug: 'risk-profile', locale: 'id', draft: true })
    expect(draft.profiles?.[1]?.min).toBe(25)
    expect(await (await requestSite('risk-profile?locale=id')).json()).toEqual(builtInQuestionnaire('id'))
    expect(await countChanges('list:risk-profile')).toBe(before)
  })

  it('shows new wording at once, with a change event, and keeps the old version', async () => {
    const whole = await questionnaire()
    const before = await countChanges('list:risk-profile')
    await publishQuestionnaire({
      ...whole,
      questions: changed(whole.questions, 0, () => ({ text: 'Berapa umur Anda?' })),
    })
    expect(await (await requestSite('risk-profile?locale=id')).json()).toMatchObject({
      questions: expect.arrayContaining([expect.objectContaining({ text: 'Berapa umur Anda?' })]),
    })
    expect(await (await requestSite('risk-profile?locale=en')).json()).toEqual(builtInQuestionnaire('en'))
    expect(await countChanges('list:risk-profile')).toBe(before + 1)
    await publishQuestionnaire(whole)
    const { docs } = await payload.findGlobalVersions({ slug: 'risk-profile', sort: '-createdAt' })
    expect(docs.map(({ version }) => version.questions?.[0]?.text)).toContain('Berapa umur Anda?')
  })

  it('returns 404 after unpublishing', async () => {
    const whole = await questionnaire()
    await payload.updateGlobal({ slug: 'risk-profile', locale: 'id', data: { ...whole, _status: 'draft' } })
    expect((await requestSite('risk-profile?locale=id')).status).toBe(404)
    await publishQuestionnaire(whole)
    expect((await requestSite('risk-profile?locale=id')).status).toBe(200)
  })
})

describe('a questionnaire that lacks a text in one language', () => {
  it('is rejected with an error at the field', async () => {
    const whole = await questionnaire()
    const write = (disclaimer: string) =>
      payload.updateGlobal({
        slug: 'risk-profile',
        locale: 'en',
        draft: true,
        data: { disclaimer, _status: 'draft' },
      })
    const caps = [
      ...(whole.caps ?? []),
      {
        kind: 'answer' as const,
        question: 'age',
        answer: 1,
        max: 'conservative' as const,
        reason: 'Alasan.',
      },
    ]
    await write(' ')
    const expected = 'The English text'
    await expect(publishQuestionnaire({ ...whole, caps }, 'en')).rejects.toMatchObject({
      data: {
        errors: [
          { path: `caps.${caps.length - 1}.reason`, message: expect.stringContaining(expected) },
          { path: 'disclaimer', message: expect.stringContaining(expected) },
        ],
      },
    })
    await write(builtInQuestionnaire('en').disclaimer)
    await publishQuestionnaire(whole)
    expect(await (await requestSite('risk-profile?locale=en')).json()).toEqual(builtInQuestionnaire('en'))
  })
})

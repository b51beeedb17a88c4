import { builtInQuestionnaire } from '@site/contracts/content/built-in-questionnaire.ts'
import { locales } from '@site/contracts/locale.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { judgeQuestionnaire } from '#cms/globals/judge-questionnaire.ts'
import type { RiskProfile } from '#cms/payload-types.ts'
import { changed, publishQuestionnaire } from './publish-tools.ts'
import { ask, askRest, startService } from './service.ts'

beforeAll(startService)

async function questionnaire(): Promise<RiskProfile> {
  return (await startService()).findGlobal({ slug: 'risk-profile', locale: 'id', depth: 0 })
}

const changesOf = async (tag: string) => {
  const payload = await startService()
  const { rows } = await payload.db.pool.query('select count(*) as count from changes where $1 = any(tags)', [
    tag,
  ])
  return Number(rows[0].count)
}

describe('the questionnaire of the demo content', () => {
  it.each(locales)('is the one that the site falls back to (%s)', async (locale) => {
    const answer = await ask(`risk-profile?locale=${locale}`)
    expect(await answer.json()).toEqual(builtInQuestionnaire(locale))
  })
})

describe('publishing a questionnaire', () => {
  const faults: {
    name: string
    change: (whole: RiskProfile) => Partial<RiskProfile>
    path: string
    says: { id: string; en: string }
  }[] = [
    {
      name: 'nine questions',
      change: ({ questions }) => ({ questions: questions?.slice(1) ?? [] }),
      path: 'questions',
      says: { id: 'Harus ada 10 pertanyaan, bukan 9', en: 'There must be 10 questions, not 9' },
    },
    {
      name: 'a key that is taken',
      change: ({ questions }) => ({ questions: changed(questions, 1, () => ({ key: 'age' })) }),
      path: 'questions.1.key',
      says: { id: 'sudah dipakai pertanyaan lain', en: 'Another question has this key' },
    },
    {
      name: 'a question with one answer',
      change: ({ questions }) => ({
        questions: changed(questions, 2, ({ answers }) => ({ answers: answers?.slice(0, 1) ?? [] })),
      }),
      path: 'questions.2.answers',
      says: { id: '2 sampai 9 jawaban, bukan 1', en: '2 to 9 answers, not 1' },
    },
    {
      name: 'an answer worth five points',
      change: ({ questions }) => ({
        questions: changed(questions, 0, ({ answers }) => ({
          answers: changed(answers, 3, () => ({ points: 5 })),
        })),
      }),
      path: 'questions.0.answers.3.points',
      says: { id: 'bilangan bulat dari 1 sampai 4', en: 'a whole number from 1 to 4' },
    },
    {
      name: 'a hole between two bands',
      change: ({ profiles }) => ({ profiles: changed(profiles, 1, () => ({ min: 21 })) }),
      path: 'profiles.1.min',
      says: { id: 'Ada celah: profil ini harus mulai dari 20', en: 'a hole: this profile must begin at 20' },
    },
    {
      name: 'bands that overlap',
      change: ({ profiles }) => ({ profiles: changed(profiles, 0, () => ({ max: 20 })) }),
      path: 'profiles.1.min',
      says: {
        id: 'Tumpang tindih: profil ini harus mulai dari 21',
        en: 'an overlap: this profile must begin at 21',
      },
    },
    {
      name: 'bands that begin too late',
      change: ({ profiles }) => ({ profiles: changed(profiles, 0, () => ({ min: 11 })) }),
      path: 'profiles.0.min',
      says: { id: 'nilai terendah yang mungkin, yaitu 10', en: 'the lowest possible total, 10' },
    },
    {
      name: 'bands that end too soon',
      change: ({ profiles }) => ({ profiles: changed(profiles, 2, () => ({ max: 39 })) }),
      path: 'profiles.2.max',
      says: { id: 'nilai tertinggi yang mungkin, yaitu 40', en: 'the highest possible total, 40' },
    },
    {
      name: 'bands with half points',
      change: ({ profiles }) => ({ profiles: changed(profiles, 0, () => ({ max: 19.5 })) }),
      path: 'profiles.0.max',
      says: { id: 'adalah bilangan bulat', en: 'is a whole number' },
    },
    {
      name: 'a profile that is missing',
      change: ({ profiles }) => ({ profiles: profiles?.slice(0, 2) ?? [] }),
      path: 'profiles',
      says: { id: 'Profil Agresif belum ada', en: 'The profile Aggressive is missing' },
    },
    {
      name: 'an allocation of 95 %',
      change: ({ profiles }) => ({
        profiles: changed(profiles, 0, () => ({
          allocationPercent: { moneyMarket: 60, fixedIncome: 30, equity: 5 },
        })),
      }),
      path: 'profiles.0.allocationPercent.equity',
      says: { id: 'tepat 100%, bukan 95%', en: 'exactly 100%, not 95%' },
    },
    {
      name: 'a cap on a question that there is not',
      change: ({ caps }) => ({ caps: changed(caps, 0, () => ({ question: 'weather' })) }),
      path: 'caps.0.question',
      says: { id: 'Tidak ada pertanyaan dengan kunci "weather"', en: 'no question with the key "weather"' },
    },
    {
      name: 'a cap on a fifth answer of four',
      change: ({ caps }) => ({ caps: changed(caps, 0, () => ({ answer: 5 })) }),
      path: 'caps.0.answer',
      says: { id: 'jawaban 1 sampai 4', en: 'the answers 1 to 4' },
    },
    {
      name: 'a cap on a sum that everybody has',
      change: ({ caps }) => ({ caps: changed(caps, 3, () => ({ sumAtMost: 20 })) }),
      path: 'caps.3.sumAtMost',
      says: { id: 'dari 5 sampai 19', en: 'from 5 to 19' },
    },
    {
      name: 'a cap at the highest profile',
      change: ({ caps }) => ({ caps: changed(caps, 0, () => ({ max: 'aggressive' as const })) }),
      path: 'caps.0.max',
      says: { id: 'tidak menurunkan apa pun', en: 'lowers nothing' },
    },
    {
      name: 'a profile without a kind of product',
      change: ({ profiles }) => ({ profiles: changed(profiles, 0, () => ({ products: [] })) }),
      path: 'profiles.0.products',
      says: { id: 'Paling sedikit satu', en: 'At least one' },
    },
    {
      name: 'a contradiction that runs backwards',
      change: ({ contradictions }) => ({
        contradictions: changed(contradictions, 0, ({ second }) => ({
          second: { ...second, from: 3, to: 2 },
        })),
      }),
      path: 'contradictions.0.second.to',
      says: { id: 'tidak boleh sebelum jawaban pertama', en: 'must not come before the first' },
    },
  ]

  it.each(faults.flatMap((fault) => (['id', 'en'] as const).map((language) => ({ ...fault, language }))))(
    'refuses $name, beside the field ($language)',
    async ({ change, path, says, language }) => {
      const publish = publishQuestionnaire(change(await questionnaire()), language)
      await expect(publish).rejects.toMatchObject({
        data: {
          errors: expect.arrayContaining([
            expect.objectContaining({ path, message: expect.stringContaining(says[language]) }),
          ]),
        },
      })
    },
  )

  it('says nothing of where a band begins while the one before has no end', async () => {
    const { profiles } = await questionnaire()
    const written = {
      ...(await questionnaire()),
      profiles: changed(profiles, 0, () => ({ max: Number.NaN })),
    }
    const sentences = judgeQuestionnaire(written).map(({ sentence }) => `${sentence.id} ${sentence.en}`)
    expect(sentences).not.toEqual([])
    expect(sentences.join(' ')).not.toContain('NaN')
  })

  it('finds the fault in a profile that has no allocation yet', async () => {
    const { profiles, ...rest } = await questionnaire()
    const written = { ...rest, profiles: profiles?.map(({ allocationPercent: _, ...profile }) => profile) }
    expect(judgeQuestionnaire(written).map(({ path }) => path)).toContain(
      'profiles.0.allocationPercent.equity',
    )
  })

  it('keeps a draft with a hole apart from what visitors read, and tells nobody of it', async () => {
    const payload = await startService()
    const before = await changesOf('list:risk-profile')
    const { profiles } = await questionnaire()
    await payload.updateGlobal({
      slug: 'risk-profile',
      locale: 'id',
      draft: true,
      data: { profiles: changed(profiles, 1, () => ({ min: 25 })), _status: 'draft' },
    })
    const draft = await payload.findGlobal({ slug: 'risk-profile', locale: 'id', draft: true })
    expect(draft.profiles?.[1]?.min).toBe(25)
    expect(await (await ask('risk-profile?locale=id')).json()).toEqual(builtInQuestionnaire('id'))
    expect(await changesOf('list:risk-profile')).toBe(before)
  })

  it('shows another wording at once, keeps the old version and tells the site', async () => {
    const payload = await startService()
    const whole = await questionnaire()
    const before = await changesOf('list:risk-profile')
    await publishQuestionnaire({
      ...whole,
      questions: changed(whole.questions, 0, () => ({ text: 'Berapa umur Anda?' })),
    })
    expect(await (await ask('risk-profile?locale=id')).json()).toMatchObject({
      questions: expect.arrayContaining([expect.objectContaining({ text: 'Berapa umur Anda?' })]),
    })
    expect(await (await ask('risk-profile?locale=en')).json()).toEqual(builtInQuestionnaire('en'))
    expect(await changesOf('list:risk-profile')).toBe(before + 1)
    await publishQuestionnaire(whole)
    const { docs } = await payload.findGlobalVersions({ slug: 'risk-profile', sort: '-createdAt' })
    expect(docs.map(({ version }) => version.questions?.[0]?.text)).toContain('Berapa umur Anda?')
  })

  it('leaves the site to its own questionnaire when it is taken back', async () => {
    const whole = await questionnaire()
    const payload = await startService()
    await payload.updateGlobal({ slug: 'risk-profile', locale: 'id', data: { ...whole, _status: 'draft' } })
    expect((await ask('risk-profile?locale=id')).status).toBe(404)
    await publishQuestionnaire(whole)
    expect((await ask('risk-profile?locale=id')).status).toBe(200)
  })
})

describe('a questionnaire that one language lacks a text of', () => {
  it.each(locales)('is not published, and the field says so (admin in %s)', async (language) => {
    const payload = await startService()
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
    const says = { id: 'Teks dalam bahasa Inggris', en: 'Its English text' }[language]
    await expect(publishQuestionnaire({ ...whole, caps }, language)).rejects.toMatchObject({
      data: {
        errors: [
          { path: `caps.${caps.length - 1}.reason`, message: expect.stringContaining(says) },
          { path: 'disclaimer', message: expect.stringContaining(says) },
        ],
      },
    })
    await write(builtInQuestionnaire('en').disclaimer)
    await publishQuestionnaire(whole)
    expect(await (await ask('risk-profile?locale=en')).json()).toEqual(builtInQuestionnaire('en'))
  })

  const changes = [
    {
      name: 'a text of one language',
      breaks: `update risk_profile_locales set disclaimer = '' where _locale = 'en'`,
      mends: `update risk_profile_locales set disclaimer = $1 where _locale = 'en'`,
      value: builtInQuestionnaire('en').disclaimer,
    },
    {
      name: 'what a cap looks at',
      breaks: 'update risk_profile_caps set answer = null where _order = 1',
      mends: 'update risk_profile_caps set answer = $1 where _order = 1',
      value: 1,
    },
  ]
  it.each(changes)('is not scored in either where the data lacks $name', async ({ breaks, mends, value }) => {
    const { db } = await startService()
    await db.pool.query(breaks)
    const statuses = await Promise.all(
      locales.map(async (locale) => (await ask(`risk-profile?locale=${locale}`)).status),
    )
    await db.pool.query(mends, [value])
    expect(statuses).toEqual([404, 404])
    expect(await (await ask('risk-profile?locale=en')).json()).toEqual(builtInQuestionnaire('en'))
  })
})

describe('a refusal over HTTP', () => {
  it('names the field and what is wrong with it, as a built admin needs it', async () => {
    const payload = await startService()
    const password = 'a-password-for-the-tests'
    const email = `tools-${crypto.randomUUID()}@test.example`
    await payload.create({ collection: 'users', data: { email, password, name: 'Editor', role: 'editor' } })
    const { token } = await payload.login({ collection: 'users', data: { email, password } })
    const { profiles } = await questionnaire()
    const response = await askRest('globals/risk-profile?locale=id', {
      method: 'POST',
      headers: { authorization: `JWT ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ profiles: changed(profiles, 1, () => ({ min: 21 })), _status: 'published' }),
    })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      errors: [
        {
          name: 'ValidationError',
          data: { errors: [{ path: 'profiles.1.min', message: expect.stringContaining('celah') }] },
        },
      ],
    })
  })
})

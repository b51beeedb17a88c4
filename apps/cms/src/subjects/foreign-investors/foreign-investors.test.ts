import { ForeignInvestorsSchema } from '@site/contracts/content/foreign-investors.ts'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { ForeignInvestor } from '#cms/base/payload-types.ts'
import { errorAt, inLanguage } from '../../../test/publish-tools.ts'
import { payload, requestSite } from '../../../test/service.ts'

const whole = await payload.findGlobal({ slug: 'foreign-investors', locale: 'id', depth: 0 })

const save = async (
  data: Partial<ForeignInvestor>,
  _status: 'draft' | 'published' = 'published',
  language: 'id' | 'en' = 'id',
) =>
  payload.updateGlobal({
    slug: 'foreign-investors',
    locale: 'id',
    draft: _status === 'draft',
    data: { ...data, _status },
    req: await inLanguage(language),
  })

const read = async (locale: 'id' | 'en' = 'id') =>
  v.parse(ForeignInvestorsSchema, await (await requestSite(`foreign-investors?locale=${locale}`)).json())

const shownAudiences = async () => (await read()).groups.map(({ audience }) => audience)

describe('the documents for foreign investors', () => {
  it('are shown in both languages with the day of their check, and what is not stated is null', async () => {
    const first = { isRequired: true, document: 'Paspor yang masih berlaku' }
    const group = { audience: 'resident', checkedOn: '2026-11-16' }
    expect(await read()).toMatchObject({ groups: [group], openingTime: null, contractLanguage: null })
    expect((await read()).groups[0]?.documents[0]).toMatchObject(first)
    expect((await read('en')).groups[0]?.documents).toMatchObject([
      { document: 'A valid passport', isRequired: true },
      {},
      {},
      { document: 'Tax number (NPWP)', isRequired: false, note: '' },
      {},
    ])
  })

  it('are hidden without a day of check, as drafts, and in a group without documents', async () => {
    const checkedOn = { resident: '2026-11-16T12:00:00.000Z', company: '2026-11-16T12:00:00.000Z' }
    const forCompanies = whole.documents?.map((row) => ({ ...row, audience: 'company' as const })) ?? []
    await save({ checkedOn: { resident: null } })
    expect(await shownAudiences()).toEqual([])
    await save({ checkedOn }, 'draft')
    expect(await shownAudiences()).toEqual([])
    await save({ checkedOn })
    expect(await shownAudiences()).toEqual(['resident'])
    await save({ documents: forCompanies })
    expect(await shownAudiences()).toEqual(['company'])
    await save(whole)
    expect(await shownAudiences()).toEqual(['resident'])
  })

  it.each([
    { language: 'id', message: 'Tanggal ini belum tiba.' },
    { language: 'en', message: 'This date is in the future.' },
  ] as const)('are not published with a check in the future: $message', async ({ language, message }) => {
    const published = save({ checkedOn: { nonResident: '2098-01-01T12:00:00.000Z' } }, 'published', language)
    await expect(published).rejects.toMatchObject(errorAt('checkedOn.nonResident', message))
  })
})

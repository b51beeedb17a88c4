import { ServiceCutoffsSchema } from '@site/contracts/content/service-cutoffs.ts'
import * as v from 'valibot'
import { afterAll, describe, expect, it } from 'vitest'
import { errorAt, inLanguage } from '../../../test/publish-tools.ts'
import { payload, requestSite } from '../../../test/service.ts'

const slug = 'service-cutoffs'
const row = {
  kind: 'rights',
  tradingDaysBefore: 2,
  hour: '12.00',
  uninstructed: 'nothing',
  validFrom: '2026-11-01T12:00:00.000Z',
  source: 'Ketentuan layanan',
  checkedOn: '2026-11-28T12:00:00.000Z',
} as const

/** Both languages have their texts before they are published together. */
async function publish(changes: object[], language: 'id' | 'en' = 'id') {
  const saveDraft = (locale: 'id' | 'en', rows: object[]) =>
    payload.updateGlobal({ slug, locale, draft: true, data: { rows, _status: 'draft' } })
  const { rows = [] } = await saveDraft(
    'id',
    changes.map((change) => ({ ...row, ...change })),
  )
  await saveDraft(
    'en',
    (rows ?? []).map((each) => ({ ...each, source: 'Terms of service' })),
  )
  const data = { rows, _status: 'published' } as const
  return payload.updateGlobal({ slug, locale: 'id', data, req: await inLanguage(language) })
}
const shown = async () => v.parse(ServiceCutoffsSchema, await (await requestSite(`${slug}?locale=id`)).json())

afterAll(() => publish([]))

describe('cutoffs of instructions', () => {
  it.each([
    { change: { hour: '12:00' }, path: 'rows.0.hour', id: 'misalnya 12.00', en: 'such as 12.00' },
    { change: { hour: '24.00' }, path: 'rows.0.hour', id: 'misalnya 12.00', en: 'such as 12.00' },
    { change: { hour: 'siang' }, path: 'rows.0.hour', id: 'misalnya 12.00', en: 'such as 12.00' },
    {
      change: { tradingDaysBefore: 1.5 },
      path: 'rows.0.tradingDaysBefore',
      id: 'bilangan bulat',
      en: 'whole number',
    },
  ])('are rejected with an error at $path: $change', async ({ change, path, id, en }) => {
    await expect(publish([change])).rejects.toMatchObject(errorAt(path, id))
    await expect(publish([change], 'en')).rejects.toMatchObject(errorAt(path, en))
  })

  it('are those that editors published, and none without any', async () => {
    await publish([])
    expect(await shown()).toEqual({ rows: [] })
    await publish([{}, { kind: 'tender', hour: '09.30', uninstructed: null }])
    expect(await shown()).toMatchObject({
      rows: [
        {
          kind: 'rights',
          uninstructed: 'nothing',
          howTo: null,
          validFrom: '2026-11-01',
          checkedOn: '2026-11-28',
        },
        { kind: 'tender', tradingDaysBefore: 2, hour: '09.30', uninstructed: null },
      ],
    })
  })
})

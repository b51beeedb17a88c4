import { TAGS_HEADER } from '@site/contracts/change-feed.ts'
import { FeeListSchema } from '@site/contracts/content/fees.ts'
import { locales } from '@site/contracts/locale.ts'
import * as v from 'valibot'
import { afterEach, describe, expect, it } from 'vitest'
import type { Fee } from '#cms/base/payload-types.ts'
import { fetchEditStatus } from '../../../test/editing.ts'
import { payload, requestSite } from '../../../test/service.ts'
import { readRejection, requestAs } from '../../../test/staff.ts'

/** Far from the periods of the demo content. */
const period = {
  account: 'regular',
  channel: 'app',
  side: 'buy',
  percent: 0.2,
  validFrom: '2001-01-01T12:00:00.000Z',
  validTo: '2001-12-31T12:00:00.000Z',
  source: 'Daftar biaya uji',
  _status: 'published',
} as const

const nextYear = { validFrom: '2002-01-01T12:00:00.000Z', validTo: '2002-12-31T12:00:00.000Z' }

const create = (change: Partial<Fee> = {}) =>
  payload.create({ collection: 'fees', locale: 'id', data: { ...period, ...change } })

async function listIn(locale: string) {
  const response = await requestSite(`fees?locale=${locale}`)
  const { fees } = v.parse(FeeListSchema, await response.json())
  return { fees, tags: response.headers.get(TAGS_HEADER)?.split(' ') }
}

afterEach(async () => {
  await payload.delete({ collection: 'fees', where: { validFrom: { less_than: '2010-01-01' } } })
})

describe('a fee whose period overlaps', () => {
  it.each([
    { language: 'id', other: '“Reguler, Aplikasi, Beli, sejak 1 Januari 2001” (sampai 31 Desember 2001)' },
    { language: 'en', other: '“Regular, App, Buy, since January 1, 2001” (to December 31, 2001)' },
  ] as const)(
    'is rejected in the language $language of the editor, at its start',
    async ({ language, other }) => {
      await create()
      const json = { ...period, validFrom: '2001-12-31T12:00:00.000Z', validTo: null }
      const rejection = await readRejection(await requestAs('editor', 'fees', { language, json }))
      const errors = [{ path: 'validFrom', message: expect.stringContaining(other) }]
      expect(rejection).toEqual({ status: 400, errors })
    },
  )

  it.each([
    { name: 'starts the day after', change: nextYear },
    { name: 'is of another channel', change: { channel: 'broker' } as const },
  ])('is accepted if it $name', async ({ change }) => {
    await create()
    await expect(create(change)).resolves.toMatchObject({ percent: 0.2 })
  })

  it('is accepted if it overlaps with nothing but itself', async () => {
    const { id } = await create()
    const data = { percent: 0.21, _status: 'published' } as const
    await expect(payload.update({ collection: 'fees', id, locale: 'id', data })).resolves.toMatchObject(data)
  })
})

describe('a gap between fees of the same account, channel and side', () => {
  const findNote = async (id: number, language: 'id' | 'en' = 'id') =>
    (await fetchEditStatus(`fees/${id}`, language)).note
  const later = { validFrom: '2002-01-05T12:00:00.000Z', validTo: '2002-12-31T12:00:00.000Z' }

  it('is named on both of them in the language of the editor, and accepted', async () => {
    const [former, next] = [await create(), await create(later)]
    const indonesian = '“Reguler, Aplikasi, Beli” untuk 1 Januari 2002 sampai 4 Januari 2002'
    expect(await findNote(former.id)).toContain(indonesian)
    const english = '“Regular, App, Buy” for January 1, 2002 to January 4, 2002'
    expect(await findNote(next.id, 'en')).toContain(english)
  })

  it('is not reported on a fee whose next one starts the day after', async () => {
    const { id } = await create()
    await create(nextYear)
    expect(await findNote(id)).toBeNull()
  })
})

describe('a fee', () => {
  const invalid = [{ percent: 0.0432 }, { percent: 5.1 }, { percent: 0.12345 }, { minimum: 7500.5 }]
  it.each(invalid)('with %j is rejected', async (change) => {
    const errors = Object.keys(change).map((path) => ({ path }))
    await expect(create(change)).rejects.toMatchObject({ data: { errors } })
  })

  it('has a name in lists of the admin', async () => {
    expect(await create()).toMatchObject({ name: 'Reguler, Aplikasi, Beli, sejak 1 Januari 2001' })
  })

  it('is listed in both languages even if its source is translated into one only, with its tags', async () => {
    const { id } = await create()
    for (const locale of locales) {
      const { fees, tags } = await listIn(locale)
      const { _status: _, ...texts } = period
      const days = { validFrom: '2001-01-01', validTo: '2001-12-31' }
      expect(fees.find((fee) => fee.id === id)).toEqual({ id, ...texts, ...days, minimum: null })
      expect(tags).toEqual(expect.arrayContaining(['list:fees', `fees:${id}`]))
    }
  })

  it('that is a draft may overlap and is not listed', async () => {
    await create()
    const data = { ...period, _status: 'draft' } as const
    const { id } = await payload.create({ collection: 'fees', locale: 'id', data, draft: true })
    expect((await listIn('id')).fees.map((fee) => fee.id)).not.toContain(id)
  })
})

import { TAGS_HEADER } from '@site/contracts/change-feed.ts'
import { ServiceFeeListSchema } from '@site/contracts/content/service-fees.ts'
import { locales } from '@site/contracts/locale.ts'
import * as v from 'valibot'
import { afterEach, describe, expect, it } from 'vitest'
import type { ServiceFee } from '#cms/base/payload-types.ts'
import { payload, requestSite } from '../../../test/service.ts'
import { readRejection, requestAs } from '../../../test/staff.ts'
import { validateServiceFee } from './validate-service-fee.ts'

const noon = (day: string) => `${day}T12:00:00.000Z`

/** Far from the periods of the demo content. */
const row = {
  code: 'transferOut',
  account: 'regular',
  unit: 'perShareCode',
  amount: 25_000,
  isVatIncluded: true,
  payee: 'us',
  validFrom: noon('2001-01-01'),
  validTo: noon('2001-12-31'),
  source: 'Daftar biaya uji',
  checkedOn: noon('2001-01-01'),
  _status: 'published',
} as const

const create = (change: Partial<ServiceFee> = {}) =>
  payload.create({ collection: 'service-fees', locale: 'id', data: { ...row, ...change } })

const reject = async (change: object, language: 'id' | 'en' = 'id') =>
  readRejection(await requestAs('editor', 'service-fees', { language, json: { ...row, ...change } }))

afterEach(async () => {
  await payload.delete({ collection: 'service-fees', where: { validFrom: { less_than: '2010-01-01' } } })
})

describe('a service fee whose period overlaps', () => {
  it.each([
    { name: 'starts on the last day', from: '2001-12-31', to: '2002-06-30', language: 'id' },
    { name: 'ends on the first day', from: '2000-06-01', to: '2001-01-01', language: 'id' },
    { name: 'surrounds it', from: '2000-01-01', to: '2003-01-01', language: 'id' },
    { name: 'has no end', from: '2000-01-01', to: null, language: 'en' },
  ] as const)('is rejected with the period if it $name', async ({ from, to, language }) => {
    await create()
    const rejection = await reject({ validFrom: noon(from), validTo: to && noon(to) }, language)
    const message =
      language === 'id'
        ? 'Periode ini bertumpuk dengan 1 Jan 2001 – 31 Des 2001'
        : 'This period overlaps with Jan 1, 2001 – Dec 31, 2001'
    expect(rejection).toEqual({ status: 400, errors: [{ path: 'validFrom', message }] })
  })

  it('is rejected after one without an end', async () => {
    await create({ validTo: null })
    const { errors } = await reject({ validFrom: noon('2005-01-01'), validTo: null })
    expect(errors).toEqual([{ path: 'validFrom', message: 'Periode ini bertumpuk dengan 1 Jan 2001 – …' }])
  })

  it.each([
    { name: 'starts the day after', change: { validFrom: noon('2002-01-01'), validTo: null } },
    { name: 'ends the day before', change: { validFrom: noon('2000-01-01'), validTo: noon('2000-12-31') } },
    { name: 'is of another account', change: { account: 'margin' } as const },
    { name: 'is of another code', change: { code: 'custody' } as const },
  ])('is accepted if it $name', async ({ change }) => {
    await create()
    await expect(create(change)).resolves.toMatchObject({ amount: 25_000 })
  })

  it('is accepted if it overlaps with nothing but itself', async () => {
    const { id } = await create()
    const data = { amount: 30_000, _status: 'published' } as const
    await expect(
      payload.update({ collection: 'service-fees', id, locale: 'id', data }),
    ).resolves.toMatchObject(data)
  })
})

describe('a service fee', () => {
  it.each([
    { change: { source: '' }, path: 'source', id: 'Isi sumber.', en: 'State the source.' },
    {
      change: { validTo: noon('2001-01-01') },
      path: 'validTo',
      id: 'Berlaku sampai harus sesudah berlaku mulai.',
      en: 'Valid to must be after valid from.',
    },
  ])('cannot be published with $change', async ({ change, path, id, en }) => {
    expect(await reject(change)).toEqual({ status: 400, errors: [{ path, message: id }] })
    expect(await reject(change, 'en')).toEqual({ status: 400, errors: [{ path, message: en }] })
  })

  it('is listed in both languages even if it is translated into one only, with its tags', async () => {
    const { id } = await create()
    for (const locale of locales) {
      const response = await requestSite(`service-fees?locale=${locale}`)
      const { serviceFees } = v.parse(ServiceFeeListSchema, await response.json())
      const { _status, ...texts } = row
      const days = { validFrom: '2001-01-01', validTo: '2001-12-31', checkedOn: '2001-01-01' }
      const empty = { tiers: [], minimum: null, maximum: null, condition: null }
      expect(serviceFees.find((fee) => fee.id === id)).toEqual({ id, ...texts, ...empty, ...days })
      const tags = response.headers.get(TAGS_HEADER)?.split(' ')
      expect(tags).toEqual(expect.arrayContaining(['list:service-fees', `service-fees:${id}`]))
    }
  })

  it.each([
    { name: 'the largest amount', change: { amount: 100_000_000 }, paths: [] },
    { name: 'more', change: { amount: 100_000_001 }, paths: ['amount'] },
    { name: 'a part of a rupiah', change: { amount: 0.5 }, paths: ['amount'] },
    { name: 'no amount', change: { amount: null }, paths: ['amount'] },
    { name: 'a free service without one', change: { unit: 'free', amount: null }, paths: [] },
    { name: 'the highest percentage', change: { unit: 'percentOfValue', amount: 60 }, paths: [] },
    { name: 'a higher one', change: { unit: 'percentOfValue', amount: 60.01 }, paths: ['amount'] },
    { name: 'three decimals', change: { unit: 'percentOfValue', amount: 0.024 }, paths: ['amount'] },
    { name: 'days without their kind', change: { unit: 'percentPerDay', amount: 0.1 }, paths: ['condition'] },
    { name: 'a maximum below the minimum', change: { minimum: 2, maximum: 1 }, paths: ['maximum'] },
    { name: 'no tiers', change: { unit: 'tiers', tiers: [] }, paths: ['tiers'] },
    {
      name: 'tiers in a wrong order',
      change: { unit: 'tiers', tiers: [{ from: 5 }, { from: 5 }] },
      paths: ['tiers'],
    },
    { name: 'margin interest per item', change: { code: 'marginInterest' }, paths: ['unit'] },
  ])('is checked: $name', ({ change, paths }) => {
    expect(validateServiceFee({ ...row, ...change }).map(({ path }) => path)).toEqual(paths)
  })
})

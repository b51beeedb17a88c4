import { BondSeriesListSchema } from '@site/contracts/content/bond-series.ts'
import { FundListSchema } from '@site/contracts/content/funds.ts'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { requestSite } from '../../../test/service.ts'
import { readRejection, requestAs } from '../../../test/staff.ts'

const fund = {
  code: 'UJI-1',
  name: 'Dana Uji',
  kind: 'equity',
  risk: 'high',
  manager: 'PT Uji',
  custodian: 'Bank Uji',
  nav: 1250.5,
  navDate: '2026-11-20T12:00:00.000Z',
  returns: { month: -2.5 },
  costs: { subscription: 1, redemption: 1, management: 2, custodian: 0.2 },
  minimum: 100_000,
  termsDate: '2026-01-02T12:00:00.000Z',
}
const series = {
  code: 'ORI990',
  kind: 'ORI',
  couponKind: 'fixed',
  couponPercent: 6.1,
  tenorYears: 3,
  minimum: 1_000_000,
  maximum: 5_000_000_000,
  offerFrom: '2026-11-16T12:00:00.000Z',
  offerTo: '2026-12-10T12:00:00.000Z',
  settlement: '2026-12-16T12:00:00.000Z',
  firstCoupon: '2027-01-15T12:00:00.000Z',
  maturity: '2029-12-15T12:00:00.000Z',
}

const publish = (collection: 'funds' | 'bond-series', data: object, language: 'id' | 'en' = 'id') =>
  requestAs('editor', collection, { language, json: { ...data, _status: 'published' } })

describe('a mutual fund', () => {
  it('is on the site as soon as it is published', async () => {
    expect((await publish('funds', { ...fund, code: ' uji-terbit ' })).status).toBe(201)
    const { funds } = v.parse(FundListSchema, await (await requestSite('funds?locale=en')).json())
    expect(funds.find(({ code }) => code === 'UJI-TERBIT')).toMatchObject({
      nav: 1250.5,
      navDate: '2026-11-20',
      returns: { month: -2.5, threeYears: null },
    })
  })

  it('rejects a code that another fund has, and names that fund', async () => {
    await publish('funds', { ...fund, code: 'UJI-DUA', name: 'Dana Pertama' })
    const { status, errors } = await readRejection(await publish('funds', { ...fund, code: 'uji-dua' }))
    expect(status).toBe(400)
    expect(errors).toEqual([{ path: 'code', message: expect.stringContaining('Kode ini sudah dipakai') }])
    expect(errors[0]?.message).toContain('“Dana Pertama”')
  })
})

it('a bond series is on the site as soon as it is published', async () => {
  const floating = { couponKind: 'floating', spreadPercent: 1.3, floorPercent: 6.05 }
  expect((await publish('bond-series', { ...series, ...floating, code: 'SBR991' })).status).toBe(201)
  const { series: listed } = v.parse(
    BondSeriesListSchema,
    await (await requestSite('bond-series?locale=id')).json(),
  )
  expect(listed.find(({ code }) => code === 'SBR991')).toMatchObject({
    coupon: { kind: 'floating', spread: 1.3, floor: 6.05, policyRate: null },
    offerTo: '2026-12-10',
    tradableFrom: null,
    earlyRedemption: null,
  })
})

describe('a fund or series with an invalid value', () => {
  const floating = { couponKind: 'floating' }
  const { costs } = fund
  it.each([
    { change: { nav: -1 }, path: 'nav', id: 'lebih dari 0', en: 'more than 0' },
    {
      change: { returns: { year: -101 } },
      path: 'returns.year',
      id: 'dari -100 sampai 1.000',
      en: 'from -100 to 1,000',
    },
    {
      change: { costs: { ...costs, management: 15 } },
      path: 'costs.management',
      id: 'dari 0 sampai 10',
      en: 'from 0 to 10',
    },
    {
      change: { costs: { ...costs, custodian: 0.125 } },
      path: 'costs.custodian',
      id: 'dua angka di belakang koma',
      en: 'two decimals',
    },
    { change: { navDate: '2099-01-01' }, path: 'navDate', id: 'belum tiba', en: 'has not come' },
    { change: { code: 'UJI 1' }, path: 'code', id: 'huruf besar', en: 'capital' },
    { change: { couponPercent: null }, path: 'couponPercent', id: 'harus punya kupon', en: 'have a coupon' },
    {
      change: { ...floating, floorPercent: 6 },
      path: 'spreadPercent',
      id: 'memerlukan selisih',
      en: 'needs its spread',
    },
    {
      change: { ...floating, spreadPercent: 1 },
      path: 'floorPercent',
      id: 'memerlukan kupon minimal',
      en: 'needs its floor',
    },
    { change: { offerTo: '2026-11-15' }, path: 'offerTo', id: 'sebelum dibuka', en: 'before it opens' },
    { change: { maximum: 1 }, path: 'maximum', id: 'di bawah minimum', en: 'below the minimum' },
  ])("is rejected in the editor's words: $change", async ({ change, path, id, en }) => {
    const [name = ''] = Object.keys(change)
    const [collection, data] = name in fund ? (['funds', fund] as const) : (['bond-series', series] as const)
    for (const [language, words] of [['id', id] as const, ['en', en] as const]) {
      const { errors } = await readRejection(await publish(collection, { ...data, ...change }, language))
      expect(errors).toEqual([{ path, message: expect.stringContaining(words) }])
    }
  })
})

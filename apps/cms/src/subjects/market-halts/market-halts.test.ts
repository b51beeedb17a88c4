import { TAGS_HEADER } from '@site/contracts/change-feed.ts'
import { MarketHaltListSchema } from '@site/contracts/content/market-halts.ts'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { readBounds, readChangesAfter } from '#cms/editorial/change-feed/read-changes.ts'
import { payload, requestSite } from '../../../test/service.ts'
import { readRejection, requestAs } from '../../../test/staff.ts'

/** A Thursday. */
const halt = {
  date: '2026-10-01T12:00:00.000Z',
  from: '13.43.13',
  to: '14:13:13',
  level: '1',
  source: 'Peng-00001/BEI.POP/10-2026',
  _status: 'published',
}

describe('a halt typed by an editor', () => {
  it('is listed with its tags, and emits a change event', async () => {
    const { newest } = await readBounds(payload)
    const response = await requestAs('editor', 'market-halts', { json: halt })
    expect(response.status).toBe(201)
    const list = await requestSite('market-halts?locale=en')
    const { halts } = v.parse(MarketHaltListSchema, await list.json())
    const { _status, ...fields } = halt
    const own = halts.filter(({ date }) => date === '2026-10-01')
    const id = own[0]?.id ?? 0
    expect(own).toEqual([{ id, ...fields, date: '2026-10-01', from: '13:43:13' }])
    const tags = [`market-halts:${id}`, 'list:market-halts']
    expect((await readChangesAfter(payload, newest)).map((change) => change.tags)).toEqual([tags])
    expect(list.headers.get(TAGS_HEADER)?.split(' ')).toEqual(expect.arrayContaining(tags))
    await payload.delete({ collection: 'market-halts', id })
  })

  it('has levels named by the falls of the dated rules', () => {
    const { fields } = payload.collections['market-halts'].config
    const level = fields.find((field) => 'name' in field && field.name === 'level')
    expect(level).toMatchObject({
      options: [
        {
          value: '1',
          label: {
            id: 'Pertama (turun lebih dari 8% sejak 8 April 2025; turun lebih dari 5% sejak 10 Maret 2020)',
            en: 'First (down more than 8% since 8 April 2025; down more than 5% since 10 March 2020)',
          },
        },
        { value: '2', label: { id: expect.stringMatching(/15%.*10%/) } },
        { value: '3', label: { en: expect.stringMatching(/20%.*15%/) } },
      ],
    })
  })

  it.each([
    { name: 'in the break', change: { from: '12.30', to: '13.00' }, path: 'from', id: outside('id') },
    { name: 'beyond the close', change: { from: '16.00', to: '16.30' }, path: 'to', id: outside('id') },
    { name: 'on a Saturday', change: { date: '2026-10-03T12:00:00.000Z' }, path: 'from', id: outside('id') },
    {
      name: 'that ends first',
      change: { to: '13.00' },
      path: 'to',
      id: expect.stringContaining('lebih awal'),
    },
    { name: 'at no time', change: { from: '25.10' }, path: 'from', id: expect.stringContaining('13.43') },
  ])('$name is rejected', async ({ change, path, id: message }) => {
    const json = { ...halt, ...change }
    const rejection = await readRejection(await requestAs('editor', 'market-halts', { json }))
    expect(rejection).toEqual({ status: 400, errors: [{ path, message }] })
  })

  it('outside trading hours is rejected in English, too', async () => {
    const json = { ...halt, from: '08:30', to: null }
    const response = await requestAs('editor', 'market-halts', { language: 'en', json })
    expect((await readRejection(response)).errors).toEqual([{ path: 'from', message: outside('en') }])
  })
})

function outside(language: 'id' | 'en'): string {
  return language === 'id'
    ? 'Penghentian harus pada jam perdagangan.'
    : 'A halt must be within trading hours.'
}

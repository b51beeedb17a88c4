import { EconomySchema } from '@site/contracts/content/economy.ts'
import * as v from 'valibot'
import { afterEach, describe, expect, it } from 'vitest'
import type { Economy } from '#cms/base/payload-types.ts'
import { createRequestAs, fetchEditStatus } from '../../../test/editing.ts'
import { payload, requestSite } from '../../../test/service.ts'
import { readRejection, requestAs } from '../../../test/staff.ts'

/** Far from the demo content. */
const inflation = {
  series: 'inflationYoY',
  value: 2.65,
  reference: '2001-10-01T12:00:00.000Z',
  published: '2001-11-03T12:00:00.000Z',
  source: 'BPS',
  _status: 'published',
} as const

const create = (change: Partial<Economy> = {}) =>
  payload.create({ collection: 'economy', data: { ...inflation, ...change } })

const reject = async (change: object, language: 'id' | 'en' = 'id') =>
  readRejection(await requestAs('editor', 'economy', { language, json: { ...inflation, ...change } }))

async function listValues() {
  const response = await requestSite('economy?locale=id')
  const { values } = v.parse(EconomySchema, await response.json())
  return values.filter(({ reference }) => reference < '2010-01-01')
}

const loadTrail = async (id: number) => {
  const where = { subject: { equals: 'economy' }, document: { equals: String(id) } }
  const { docs } = await payload.find({ collection: 'audit-trail', where, sort: 'id' })
  return docs.map(({ kind, title, detail }) => [kind, title, detail])
}

afterEach(async () => {
  await payload.delete({ collection: 'economy', where: { reference: { less_than: '2010-01-01' } } })
})

describe('a value of a month or day that already has one', () => {
  it.each([
    { language: 'id', message: 'Nilai bulan ini sudah ada (2,65%). Ganti?' },
    { language: 'en', message: 'This month already has a value (2.65%). Replace it?' },
  ] as const)('asks in $language whether to replace it', async ({ language, message }) => {
    await create()
    const reference = '2001-10-31T12:00:00.000Z'
    expect(await reject({ value: 2.7, reference }, language)).toEqual({
      status: 400,
      errors: [{ path: 'reference', message }],
    })
  })

  it('asks for a series of days about the same day only', async () => {
    const rate = { series: 'usdIdr', value: 16_650 } as const
    await create(rate)
    expect((await reject({ ...rate, value: 16_655 })).errors).toEqual([
      { path: 'reference', message: 'Nilai tanggal ini sudah ada (Rp16.650,00). Ganti?' },
    ])
    const reference = '2001-10-02T12:00:00.000Z'
    await expect(create({ ...rate, reference })).resolves.toMatchObject({ value: 16_650 })
  })

  it('is replaced if the editor says so, and the audit trail keeps the old one', async () => {
    const { id } = await create()
    const req = await createRequestAs('editor')
    const data = { ...inflation, value: 2.71, replaces: true }
    await payload.create({ collection: 'economy', data, req, overrideAccess: false, user: req.user })
    expect((await listValues()).map(({ value }) => value)).toEqual([2.71])
    expect(await loadTrail(id)).toContainEqual(['deleted', 'Inflasi tahunan 2001-10: 2,65%', null])
  })
})

it.each([{ reference: '2001-09-15T12:00:00.000Z' }, { reference: '2001-09-01T12:00:00.000Z', value: 2.8 }])(
  'a row that has replaced another one asks again before it replaces that of $reference',
  async (change) => {
    await create({ reference: '2001-09-30T12:00:00.000Z', value: 2.5 })
    const { id } = await create({ replaces: true })
    const response = await requestAs('editor', `economy/${id}`, { method: 'PATCH', json: change })
    expect((await readRejection(response)).errors.map(({ path }) => path)).toEqual(['reference'])
    expect((await listValues()).map(({ value }) => value)).toEqual([2.65, 2.5])
  },
)

it('the audit trail keeps the old value of a corrected row', async () => {
  const { id } = await create()
  await requestAs('editor', `economy/${id}`, { method: 'PATCH', json: { value: 2.56, _status: 'published' } })
  expect(await loadTrail(id)).toContainEqual([
    'changed',
    'Inflasi tahunan 2001-10: 2,56%',
    'Inflasi tahunan 2001-10: 2,65%',
  ])
})

describe('a BI-Rate', () => {
  const note = async (value: number, language: 'id' | 'en') => {
    const { id } = await create({ series: 'biRate', value })
    return (await fetchEditStatus(`economy/${id}`, language)).note
  }

  it.each([
    { language: 'id', message: 'BI-Rate bergerak per 0,25; 4,80 tidak lazim.' },
    { language: 'en', message: 'The BI-Rate moves in steps of 0.25; 4.80 is unusual.' },
  ] as const)('off its steps is accepted with a warning in $language', async ({ language, message }) => {
    expect(await note(4.8, language)).toBe(message)
  })

  it.each([4.75, 5, 0.25])('of %s is usual', async (value) => {
    expect(await note(value, 'id')).toBeNull()
  })
})

describe('a value', () => {
  it.each([
    { change: { value: 100.01 }, path: 'value' },
    { change: { value: 4.755 }, path: 'value' },
    { change: { series: 'biRate', value: -0.25 }, path: 'value' },
    { change: { series: 'usdIdr', value: 100_001 }, path: 'value' },
    { change: { published: '2999-01-01T12:00:00.000Z' }, path: 'published' },
    { change: { nextDate: '2001-11-02T12:00:00.000Z' }, path: 'nextDate' },
  ])('with $change is rejected', async ({ change, path }) => {
    expect((await reject(change)).errors.map((error) => error.path)).toEqual([path])
  })

  it.each([{ value: -0.09 }, { value: 100 }, { series: 'usdIdr', value: 100_000 } as const])(
    'with %j is accepted',
    async (change) => {
      await expect(create(change)).resolves.toMatchObject(change)
    },
  )

  it('that is a draft is not listed', async () => {
    const data = { ...inflation, _status: 'draft' } as const
    await payload.create({ collection: 'economy', data, draft: true })
    expect(await listValues()).toEqual([])
  })
})

describe('the import of economy.csv', () => {
  const heading = 'series;value;reference;published;source;next_date'
  const importFile = async (rows: readonly string[], query = '') => {
    const body = [heading, ...rows].join('\n')
    const headers = { 'content-type': 'text/csv' }
    const response = await requestAs('editor', `economy/import${query}`, { method: 'POST', headers, body })
    return { status: response.status, outcome: v.parse(v.unknown(), await response.json()) }
  }
  const rows = [
    'inflationYoY;2,71;2001-10-31;2001-11-03;BPS;',
    'usdIdr;16650;2001-10-02;2001-10-02;Bank Indonesia;2001-10-03',
  ]

  it('publishes all rows, and asks before it replaces a value', async () => {
    const { id } = await create()
    const asked = await importFile(rows)
    expect(asked).toMatchObject({
      status: 409,
      outcome: {
        outcome: 'exists',
        rows: [{ line: 2, question: { id: 'Nilai bulan ini sudah ada (2,65%). Ganti?' } }],
      },
    })
    expect((await listValues()).map(({ value }) => value)).toEqual([2.65])
    const confirmed = await importFile(rows, '?replace=yes')
    const counts = { outcome: 'imported', added: 1, replaced: 1, unchanged: 0, unusual: [] }
    expect(confirmed).toEqual({ status: 200, outcome: counts })
    expect((await listValues()).map(({ series, value }) => [series, value])).toEqual([
      ['inflationYoY', 2.71],
      ['usdIdr', 16_650],
    ])
    const names = ['Inflasi tahunan 2001-10: 2,71%', 'Inflasi tahunan 2001-10: 2,65%']
    expect(await loadTrail(id)).toContainEqual(['changed', ...names])
    expect((await importFile(rows)).outcome).toMatchObject({ added: 0, replaced: 0, unchanged: 2 })
  })

  it.each([
    { name: 'source', row: 'inflationYoY;2,65;2001-10-31;2001-11-03;Badan Pusat Statistik;' },
    { name: 'day of publication', row: 'inflationYoY;2,65;2001-10-31;2001-11-05;BPS;' },
    { name: 'next release', row: 'inflationYoY;2,65;2001-10-31;2001-11-03;BPS;2001-12-03' },
  ])('corrects the $name of an equal value', async ({ row }) => {
    await create()
    expect((await importFile([row])).status).toBe(409)
    expect((await importFile([row], '?replace=yes')).outcome).toMatchObject({ replaced: 1, unchanged: 0 })
    const [, , , published, source, nextDate] = row.split(';')
    expect(await listValues()).toMatchObject([{ published, source, nextDate: nextDate || null }])
  })

  it('accepts a BI-Rate off its steps with a warning', async () => {
    const steps = ['4,80', '4,75', '5', '0,1'].map(
      (value, index) => `biRate;${value};2001-10-0${index + 2};2001-10-10;BI;`,
    )
    expect(await importFile(steps)).toMatchObject({
      status: 200,
      outcome: {
        added: 4,
        unusual: [
          {
            line: 2,
            name: 'BI-Rate 2001-10-02: 4,80%',
            warning: {
              id: 'BI-Rate bergerak per 0,25; 4,80 tidak lazim.',
              en: 'The BI-Rate moves in steps of 0.25; 4.80 is unusual.',
            },
          },
          { line: 5 },
        ],
      },
    })
  })

  it('leaves the rows as drafts if publishing needs an approval', async () => {
    await payload.updateGlobal({ slug: 'settings', data: { requiresReview: true } })
    const { status } = await importFile(rows)
    await payload.updateGlobal({ slug: 'settings', data: { requiresReview: false } })
    expect([status, await listValues()]).toEqual([200, []])
    const drafts = await payload.find({
      collection: 'economy',
      where: { reference: { less_than: '2010-01-01' }, _status: { equals: 'draft' } },
    })
    expect(drafts.totalDocs).toBe(2)
  })

  it.each([
    { row: 'rate;1;2001-10-02;2001-10-02;BI;', column: 'series', error: 'series' },
    { row: 'biRate;4,755;2001-10-02;2001-10-02;BI;', column: 'value', error: 'number' },
    { row: 'biRate;100,1;2001-10-02;2001-10-02;BI;', column: 'value', error: 'value' },
    { row: 'biRate;4,75;2001-11-31;2001-10-02;BI;', column: 'reference', error: 'day' },
    { row: 'biRate;4,75;2001-10-02;2999-10-02;BI;', column: 'published', error: 'future' },
    { row: 'biRate;4,75;2001-10-02;2001-10-02;;', column: 'source', error: 'source' },
    { row: 'biRate;4,75;2001-10-02;2001-10-02;BI;2001-10-01', column: 'next_date', error: 'next' },
    { row: 'inflationYoY;2;2001-10-01;2001-11-03;BPS;', column: 'reference', error: 'twice' },
  ])('rejects $row and writes nothing', async ({ row, column, error }) => {
    const { status, outcome } = await importFile([...rows, row])
    expect([status, outcome]).toMatchObject([422, { errors: [{ line: 4, column, error }] }])
    expect(await listValues()).toEqual([])
  })
})

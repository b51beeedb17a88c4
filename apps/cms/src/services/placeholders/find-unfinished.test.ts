import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Setting } from '#cms/base/payload-types.ts'
import { findSettingsNote } from '#cms/subjects/settings/note.ts'
import { execute, payload } from '../../../test/service.ts'
import { emptySiteKey, findUnfinished } from './find-unfinished.ts'

const own: Partial<Setting> = {
  brandName: 'Arunika',
  companyName: 'Arunika Sekuritas',
  legalName: 'PT Arunika',
  appName: 'Nika',
  phone: '021-777',
  email: 'halo@arunika.example',
  address: 'Jalan Percobaan 1',
  socialLinks: [],
  appLinks: { android: null, ios: null },
  license: { number: 'KEP-1' },
}
const save = (data: Partial<Setting>) => payload.updateGlobal({ slug: 'settings', locale: 'id', data })
const listTexts = async () => (await findUnfinished(payload)).map(({ text }) => text.en)

let before: Partial<Setting>
beforeAll(async () => {
  const settings = await payload.findGlobal({ slug: 'settings', locale: 'id', depth: 0 })
  before = Object.fromEntries(
    [...Object.keys(own), 'tagline'].map((name) => [name, Reflect.get(settings, name)]),
  )
  await payload.kv.set(emptySiteKey, true)
  await save(own)
})
afterAll(async () => {
  await payload.kv.delete(emptySiteKey)
  await save(before)
})

describe('what is left to fill in of an empty site', () => {
  it('is nothing once every text and setting is written', async () => {
    expect(await listTexts()).toEqual([])
  })

  it.each([
    { table: 'pages_locales', column: 'summary', collection: 'pages', text: '[ISI] Ringkasan' },
    { table: 'pages_blocks_text_locales', column: 'heading', collection: 'pages', text: '[FILL IN] Heading' },
    { table: 'products_instruments_facts_locales', column: 'label', collection: 'products', text: '[ISI]' },
    {
      table: 'account_types_locales',
      column: 'comparison_cost',
      collection: 'account-types',
      text: 'Before [FILL IN] after',
    },
  ])('has the document of a mark in $table', async ({ table, column, collection, text }) => {
    const [name, field] = [sql.identifier(table), sql.identifier(column)]
    const [row] = await execute(sql`select id, ${field} as old from ${name} order by id limit 1`)
    const { id, old } = { id: null, old: null, ...Object(row) }
    await execute(sql`update ${name} set ${field} = ${text} where id = ${id}`)
    const found = await findUnfinished(payload)
    await execute(sql`update ${name} set ${field} = ${old} where id = ${id}`)
    expect(found).toEqual([
      {
        text: { id: expect.stringMatching(/^\S.*: \S/), en: expect.stringMatching(/^\S.*: \S/) },
        href: expect.stringMatching(new RegExp(`^/admin/collections/${collection}/\\d+$`)),
      },
    ])
  })
})

describe('a setting to fill in', () => {
  afterEach(() => save(own))

  it.each([
    { data: { tagline: '[ISI] Semboyan' }, label: 'Tagline' },
    { data: { phone: '021-5550-0100' }, label: 'Phone' },
    { data: { license: { number: null } }, label: 'License and memberships' },
    { data: { legalName: 'PT Wirasana Sekuritas Indonesia' }, label: 'Legal name' },
    {
      data: { socialLinks: [{ name: 'Video', url: 'https://video.wirasana.example' }] },
      label: 'Social media',
    },
  ])('is $label with $data', async ({ data, label }) => {
    await save(data)
    const texts = await listTexts()
    await save(before)
    expect(texts).toEqual([`Settings: ${label}`])
  })

  it('is reported above the settings only while the demo notice is off', async () => {
    const req = await createLocalReq({}, payload)
    await save({ phone: '021-5550-0100' })
    const note = await findSettingsNote(req, { showDemo: false })
    expect(note?.en).toBe(
      'The demo notice is off, but something is not filled in yet: Settings: Phone. The dashboard lists it.',
    )
    expect(await findSettingsNote(req, { showDemo: true })).toBeNull()
    await payload.kv.delete(emptySiteKey)
    expect(await findSettingsNote(req, { showDemo: false })).toBeNull()
    await payload.kv.set(emptySiteKey, true)
  })
})

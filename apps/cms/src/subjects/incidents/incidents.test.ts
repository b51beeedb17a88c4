import { TAGS_HEADER } from '@site/contracts/change-feed.ts'
import { ServiceStatusSchema } from '@site/contracts/content/incidents.ts'
import { createLocalReq, getAccessResults } from 'payload'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { readDashboard } from '#cms/admin/dashboard/read-dashboard.ts'
import type { Role } from '#cms/base/access/has-role.ts'
import { payload, requestSite } from '../../../test/service.ts'
import { readRejection, requestAs, session } from '../../../test/staff.ts'

const hourMs = 3_600_000
const ago = (hours: number) => new Date(Date.now() - hours * hourMs).toISOString()
const update = (hours: number, change: object = {}) => ({
  at: ago(hours),
  state: 'investigating',
  text: 'Kami menyelidiki.',
  ...change,
})

const incident = {
  title: 'Masuk aplikasi lambat',
  impact: 'outage',
  components: ['signIn'],
  from: ago(2),
  updates: [update(1)],
}

const DocSchema = v.object({
  doc: v.object({
    id: v.number(),
    to: v.nullish(v.string()),
    updates: v.array(v.looseObject({ at: v.string() })),
  }),
})

async function create(change: object = {}, role: Role = 'operations') {
  const response = await requestAs(role, 'incidents', { json: { ...incident, ...change } })
  expect(response.status).toBe(201)
  return v.parse(DocSchema, await response.json()).doc
}

const patch = (id: number, json: object, role: Role = 'operations') =>
  requestAs(role, `incidents/${id}`, { method: 'PATCH', json })

async function loadStatus() {
  const response = await requestSite('service-status?locale=id')
  const tags = response.headers.get(TAGS_HEADER)
  return { ...v.parse(ServiceStatusSchema, await response.json()), tags }
}

describe('an incident', () => {
  it('of operations is public at once, with both languages, and without a review', async () => {
    await payload.updateGlobal({ slug: 'settings', data: { requiresReview: true, _status: 'published' } })
    try {
      const { id } = await create({ titleEn: 'Slow sign-in' })
      const { incidents, tags } = await loadStatus()
      expect(tags).toBe('list:incidents')
      expect(incidents.find((found) => found.id === id)).toMatchObject({
        title: 'Masuk aplikasi lambat',
        titleEn: 'Slow sign-in',
        components: ['signIn'],
        to: null,
        updates: [{ state: 'investigating', text: 'Kami menyelidiki.', textEn: null }],
      })
    } finally {
      await payload.updateGlobal({ slug: 'settings', data: { requiresReview: false, _status: 'published' } })
    }
  })

  it('ends at its resolved update, names the role of its author, and is in the audit trail', async () => {
    const { id, updates } = await create()
    const resolved = update(0.5, { state: 'resolved', text: 'Selesai.' })
    const response = await patch(id, { updates: [...updates, resolved] })
    const { doc } = v.parse(DocSchema, await response.json())
    expect(doc.to).toBe(resolved.at)
    const { user } = await session('operations')
    const stored = await payload.findByID({ collection: 'incidents', id, depth: 0 })
    expect([stored.author, stored.authorRole]).toEqual([user, 'operations'])
    const trail = await payload.find({
      collection: 'audit-trail',
      where: { subject: { equals: 'incidents' }, document: { equals: String(id) } },
      sort: 'id',
    })
    expect(trail.docs.map(({ kind }) => kind)).toEqual(['added', 'changed'])
  })

  it.each([
    { name: 'a typed end and an open update', states: ['investigating'], hasEnd: false },
    { name: 'a typed end after its resolved update', states: ['resolved'], hasEnd: true },
    { name: 'an update after a mistaken end', states: ['resolved', 'monitoring'], hasEnd: false },
    { name: 'a second end', states: ['resolved', 'monitoring', 'resolved'], hasEnd: true },
  ])('with $name ends only when it is resolved', async ({ states, hasEnd }) => {
    const [first, ...later] = states.map((state, place) => update(1 - place / 4, { state }))
    const doc = await create({ to: ago(-5), updates: [first] })
    const response = await patch(doc.id, { updates: [...doc.updates, ...later] })
    const { to: stored, updates } = v.parse(DocSchema, await response.json()).doc
    expect(stored).toBe(hasEnd ? updates.at(-1)?.at : null)
    const renamed = await patch(doc.id, { title: 'Masuk aplikasi gagal' })
    expect(v.parse(DocSchema, await renamed.json()).doc.to).toBe(stored)
  })

  it('that is maintenance keeps its typed end', async () => {
    const to = ago(-30)
    const { id, updates } = await create({ impact: 'planned', from: ago(-26), to })
    const response = await patch(id, { updates: [...updates, update(0.5, { state: 'resolved' })] })
    expect(v.parse(DocSchema, await response.json()).doc.to).toBe(to)
  })

  it.each([
    {
      name: 'an update earlier than the last',
      change: { updates: [update(1), update(1.5)] },
      path: 'updates.1.at',
      message: 'An update cannot be earlier than the last one.',
    },
    {
      name: 'maintenance without an end',
      change: { impact: 'planned', from: ago(-48), updates: [] },
      path: 'to',
      message: 'State when the maintenance ends.',
    },
    {
      name: 'maintenance in an hour',
      change: { impact: 'planned', from: ago(-1), to: ago(-3), updates: [] },
      path: 'from',
      message: 'Announce maintenance at least 24 hours before it starts.',
    },
    {
      name: 'a resolved update without a text',
      change: { updates: [update(1, { state: 'resolved', text: '' })] },
      path: 'updates.0.text',
      message: 'Required.',
    },
  ])('with $name is rejected', async ({ change, path, message }) => {
    const response = await requestAs('operations', 'incidents', {
      language: 'en',
      json: { ...incident, ...change },
    })
    expect(await readRejection(response)).toEqual({
      status: 400,
      errors: [expect.objectContaining({ path, message })],
    })
  })

  it.each([
    { name: 'began', change: { impact: 'planned', to: ago(-48) } },
    { name: 'is moved to an hour ahead', change: { impact: 'planned', from: ago(-1), to: ago(-48) } },
  ])('that becomes maintenance and $name is rejected', async ({ change }) => {
    const { id } = await create({ impact: 'notice', updates: [] })
    const { status, errors } = await readRejection(await patch(id, change))
    expect([status, errors]).toEqual([400, [expect.objectContaining({ path: 'from' })]])
  })

  it.each([
    { name: 'maintenance in 25 hours', change: { impact: 'planned', from: ago(-25), to: ago(-48) } },
    { name: 'an outage', change: { impact: 'outage', from: ago(3) } },
  ])('that becomes $name is accepted', async ({ change }) => {
    const { id } = await create({ impact: 'notice', updates: [] })
    expect((await patch(id, change)).status).toBe(200)
  })

  it('keeps its updates, and is never deleted', async () => {
    const { id, updates } = await create()
    expect((await patch(id, { updates: [] })).status).toBe(400)
    expect((await patch(id, { updates: [{ ...updates[0], text: 'Tidak ada apa-apa.' }] })).status).toBe(400)
    for (const role of ['operations', 'editor', 'admin'] as const) {
      expect((await requestAs(role, `incidents/${id}`, { method: 'DELETE' })).status).toBe(403)
    }
  })

  it('does not take its author from the request', async () => {
    const { id } = await create({ author: 1, authorRole: 'admin' })
    const stored = await payload.findByID({ collection: 'incidents', id, depth: 0 })
    expect(stored.authorRole).toBe('operations')
  })

  it.each([
    { role: 'reviewer', allowed: 403 },
    { role: 'service', allowed: 403 },
    { role: 'editor', allowed: 201 },
  ] as const)('is written by $role: $allowed', async ({ role, allowed }) => {
    expect((await requestAs(role, 'incidents', { json: incident })).status).toBe(allowed)
  })
})

describe('the dashboard of an author', () => {
  async function listSilent(role: 'operations' | 'editor') {
    const found = await payload.findByID({ collection: 'users', id: (await session(role)).user })
    const user = { ...found, collection: 'users' as const }
    const permissions = await getAccessResults({ req: await createLocalReq({ user }, payload) })
    const rows = await readDashboard({ payload, user, now: new Date() }, permissions)
    const row = rows.find(({ label }) => label.en === 'My incidents without an update for 24 hours')
    return row?.finding?.parts?.map(({ text }) => text.en) ?? []
  }

  it('lists the open incidents without an update for 24 hours', async () => {
    const named = (title: string, change: object) => create({ title, from: ago(80), ...change })
    await named('Diam 25 jam', { updates: [update(25)] })
    await named('Baru 23 jam', { updates: [update(30), update(23)] })
    await named('Selesai 40 jam', { updates: [update(40, { state: 'resolved' })] })
    await named('Tanpa pembaruan', { updates: [] })
    await named('Lewat perkiraan', { to: ago(30), updates: [update(31)] })
    const titles = await listSilent('operations')
    expect(titles).toEqual(expect.arrayContaining(['Diam 25 jam', 'Tanpa pembaruan', 'Lewat perkiraan']))
    expect(titles).not.toEqual(expect.arrayContaining(['Baru 23 jam']))
    expect(titles).not.toEqual(expect.arrayContaining(['Selesai 40 jam']))
    expect(await listSilent('editor')).not.toContain('Diam 25 jam')
  })
})

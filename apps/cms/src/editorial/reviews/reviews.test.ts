import { sql } from '@payloadcms/db-postgres'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Role } from '#cms/base/access/has-role.ts'
import { queueDue, schedule } from '../../../test/editing.ts'
import {
  articleData,
  changeArticle,
  draftArticle,
  execute,
  payload,
  publishedArticle,
  requestSite,
} from '../../../test/service.ts'
import { makeAccount, requestAs, requestFromAdmin, session, signIn } from '../../../test/staff.ts'
import { ReviewStatusSchema, type reviewActions } from './review-status.ts'

const MessageSchema = v.object({ errors: v.tuple([v.object({ message: v.string() })]) })
const readMessage = async (response: Response) =>
  v.parse(MessageSchema, await response.json()).errors[0].message

const draft = async () => (await draftArticle(`periksa-${crypto.randomUUID()}`)).id

const stored = (id: number, isDraft = false) =>
  payload.findByID({ collection: 'articles', id, locale: 'id', depth: 0, draft: isDraft })

async function review(role: Role | null, id: number, action: keyof typeof reviewActions, comment?: string) {
  const { updatedAt } = await stored(id, true)
  return requestAs(role, `articles/${id}/review`, { json: { action, comment, updatedAt }, language: 'en' })
}
const readStatus = async (response: Response) => v.parse(ReviewStatusSchema, await response.json())
const shownTo = async (role: Role, id: number) =>
  readStatus(await requestAs(role, `articles/${id}/review`, { method: 'GET', language: 'en' }))

/** Saves or publishes as the admin's form does. */
const save = (role: Role, id: number, json: object, query = '') =>
  requestAs(role, `articles/${id}?locale=id${query}`, { method: 'PATCH', json, language: 'en' })
const publish = (role: Role, id: number, json: object = {}, query = '') =>
  save(role, id, { ...json, _status: 'published' }, query)

async function approved(): Promise<number> {
  const id = await draft()
  await review('editor', id, 'request')
  expect((await review('reviewer', id, 'approve')).status).toBe(200)
  return id
}

describe('a review', () => {
  it('goes from request over return to approval, with comments and the names of all', async () => {
    const id = await draft()
    expect((await shownTo('editor', id)).actions).toEqual(['request'])
    const requested = await readStatus(await review('editor', id, 'request', 'Mohon dicek.'))
    expect(requested.lines).toEqual([
      'Waiting for review',
      expect.stringMatching(/^Requested by Rahayu, .* WIB$/),
      'A reviewer or an admin decides.',
    ])
    expect(requested.actions).toEqual(['comment'])
    expect((await shownTo('reviewer', id)).actions).toEqual(['approve', 'return', 'comment'])
    expect(await readMessage(await review('editor', id, 'approve'))).toContain(
      'A reviewer or an admin decides',
    )
    expect(await readMessage(await review('reviewer', id, 'return', '  '))).toContain('Write a comment first')
    const returned = await readStatus(await review('reviewer', id, 'return', 'Sumbernya mana?'))
    expect(returned.lines).toContainEqual(expect.stringMatching(/^Decided by \S/))
    expect(returned.comments.map(({ text }) => text)).toEqual(['Mohon dicek.', 'Sumbernya mana?'])
    await review('editor', id, 'request')
    const done = await readStatus(await review('reviewer', id, 'approve'))
    expect(done.lines[0]).toBe('Approved')
    const { docs } = await payload.find({
      collection: 'audit-trail',
      where: { kind: { equals: 'approved' }, document: { equals: String(id) } },
    })
    expect(docs).toMatchObject([{ subject: 'articles', actorId: (await session('reviewer')).user }])
  })

  it('keeps comments that are sent at the same time, and rejects one that is too long', async () => {
    const id = await draft()
    await review('editor', id, 'request')
    const texts = ['Satu.', 'Dua.', 'Tiga.']
    await Promise.all(texts.map((text) => review('reviewer', id, 'comment', text)))
    const { comments } = await shownTo('editor', id)
    expect(comments.map(({ text }) => text).sort()).toEqual(texts.toSorted())
    const long = await review('reviewer', id, 'comment', 'x'.repeat(2001))
    expect(await readMessage(long)).toContain('at most 2,000 characters')
  })

  it('is not decided by the person who requested it or changed the text since', async () => {
    const own = await draft()
    await review('reviewer', own, 'request')
    expect(await readMessage(await review('reviewer', own, 'approve'))).toContain('Someone else must decide')
    const changed = await draft()
    await review('editor', changed, 'request')
    await save('reviewer', changed, { title: 'Dari pemeriksa' }, '&draft=true')
    expect(await readMessage(await review('reviewer', changed, 'approve'))).toContain('You changed this text')
    await review('reviewer', changed, 'return', 'Judulnya saya ganti.')
    await review('editor', changed, 'request')
    expect((await review('reviewer', changed, 'approve')).status).toBe(200)
  })

  it('does not approve a text that was saved after the reviewer opened it', async () => {
    const id = await draft()
    await review('editor', id, 'request')
    const { updatedAt } = await stored(id, true)
    await save('editor', id, { title: 'Baru' }, '&draft=true')
    const json = { action: 'approve', updatedAt }
    const response = await requestAs('reviewer', `articles/${id}/review`, { json, language: 'en' })
    expect([response.status, await readMessage(response)]).toEqual([409, expect.stringContaining('Reload')])
  })

  it('of a global that nobody has saved is not requested, and offers no action', async () => {
    await execute(sql`delete from _foreign_investors_v`)
    const path = 'globals/foreign-investors/review'
    const status = await readStatus(await requestAs('editor', path, { method: 'GET', language: 'en' }))
    expect([status.lines[0], status.actions]).toEqual(['Not requested.', []])
  })

  it('is listed for staff until its document is deleted, what waits first', async () => {
    const done = await approved()
    const id = await draft()
    await review('editor', id, 'request')
    const ListSchema = v.object({ docs: v.array(v.object({ key: v.string(), state: v.string() })) })
    const fetchReviews = async (query: string) =>
      v.parse(ListSchema, await (await requestAs('editor', `reviews?limit=0${query}`)).json()).docs
    const keys = (await fetchReviews('')).map(({ key }) => key)
    expect(keys.indexOf(`articles/${id}`)).toBeLessThan(keys.indexOf(`articles/${done}`))
    const waiting = { key: `articles/${id}`, state: 'requested' }
    expect(await fetchReviews('&where[state][equals]=requested')).toContainEqual(waiting)
    expect((await requestAs('editor', `articles/${id}`, { method: 'DELETE' })).status).toBe(200)
    expect(await fetchReviews('')).not.toContainEqual(waiting)
  })
})

describe('publishing only after approval', () => {
  beforeAll(() => payload.updateGlobal({ slug: 'settings', data: { requiresReview: true } }))
  afterAll(() => payload.updateGlobal({ slug: 'settings', data: { requiresReview: false } }))

  const roles = ['editor', 'reviewer', 'admin'] as const
  it.each(roles)('binds %s, also if the response is limited', async (role) => {
    const id = await draft()
    const response = await publish(role, id, {}, '&select[title]=true')
    expect(response.status).toBe(403)
    expect(await readMessage(response)).toContain('Someone else must approve')
    await review(role, id, 'request')
    expect((await publish(role, id)).status).toBe(403)
    expect((await stored(id))._status).toBe('draft')
    expect((await shownTo(role, id)).lines.at(-1)).toContain('can be published only after')
  })

  it('rejects a document that is created as published, but not by the service itself', async () => {
    const data = { ...(await articleData(`langsung-${crypto.randomUUID()}`)), _status: 'published' }
    expect((await requestAs('editor', 'articles?locale=id', { json: data })).status).toBe(403)
    expect((await publishedArticle(`layanan-${crypto.randomUUID()}`))._status).toBe('published')
  })

  it('rejects a bulk publication with a document that nobody approved, and stores nothing', async () => {
    const ids = [await approved(), await draft()]
    // As the admin's list does.
    const response = await requestAs('editor', `articles?where[id][in]=${ids}&locale=id&draft=true`, {
      method: 'PATCH',
      json: { _status: 'published' },
      language: 'en',
    })
    expect(response.status).toBe(400)
    expect(await readMessage(response)).toContain('Someone else must approve')
    const documents = await Promise.all(ids.map((id) => stored(id)))
    expect(documents.map(({ _status }) => _status)).toEqual(['draft', 'draft'])
  })

  it.each([
    { name: 'in both languages', query: '' },
    { name: 'in one language', query: '&publishSpecificLocale=id' },
  ])('allows what was approved $name, and to unpublish it', async ({ query }) => {
    const id = await approved()
    expect((await publish('editor', id, { ...(await stored(id, true)) }, query)).status).toBe(200)
    expect((await stored(id))._status).toBe('published')
    expect((await shownTo('editor', id)).lines[0]).toBe('Approved')
    expect((await save('editor', id, { _status: 'draft' }, '&unpublishAllLocales=true')).status).toBe(200)
    expect((await stored(id))._status).toBe('draft')
  })

  it.each([
    { name: 'with the publication', json: { title: 'Lain' }, locale: null, query: '' },
    { name: 'in a draft', json: {}, locale: 'id', query: '' },
    { name: 'in the other language', json: {}, locale: 'en', query: '&publishSpecificLocale=id' },
  ] as const)('rejects what was changed after the approval $name', async ({ json, locale, query }) => {
    const id = await approved()
    const { title } = await stored(id)
    if (locale !== null) await changeArticle(id, { title: 'Lain' }, { draft: true, locale })
    const response = await publish('editor', id, json, query)
    expect([response.status, await readMessage(response)]).toEqual([409, expect.stringContaining('differs')])
    expect(await stored(id)).toMatchObject({ _status: 'draft', title })
  })

  it('applies to a schedule when it is made, and when it is due', async () => {
    const id = await draft()
    const doc = { relationTo: 'articles', value: String(id) }
    const date = new Date(Date.now() + 86_400_000)
    const plan = () => schedule({ type: 'publish', date, doc })
    expect(await plan()).toEqual({ error: expect.stringContaining('disetujui oleh orang lain') })
    await review('editor', id, 'request')
    await review('reviewer', id, 'approve')
    expect(await plan()).toHaveProperty('message')
    const due = async () => {
      await queueDue({ article: id })
      await payload.jobs.run()
      return (await stored(id))._status
    }
    const { title } = await stored(id)
    await save('editor', id, { title: 'Belum disetujui' }, '&draft=true')
    expect(await due()).toBe('draft')
    await save('editor', id, { title }, '&draft=true')
    expect(await due()).toBe('published')
  })
})

it('a version names the person who saved it, whatever the request claims, but not in the site API', async () => {
  const { user } = await session('editor')
  const other = await makeAccount('reviewer')
  const slug = `siapa-${crypto.randomUUID()}`
  const { id } = await publishedArticle(slug)
  await save('editor', id, { title: 'Satu', lastChangedBy: other.id }, '&draft=true')
  const json = { title: 'Dua', _status: 'published' }
  const cookie = await signIn(other.email)
  await requestFromAdmin(`articles/${id}?locale=id`, { method: 'PATCH', json, cookie })
  const { docs } = await payload.findVersions({
    collection: 'articles',
    where: { parent: { equals: id } },
    sort: '-updatedAt',
    depth: 0,
  })
  expect(docs.map(({ version }) => version.lastChangedBy ?? null)).toEqual([other.id, user, null])
  expect(await (await requestAs('service', `articles/${id}`)).json()).not.toHaveProperty('lastChangedBy')
  expect(await (await requestSite(`articles/${slug}?locale=id`)).text()).not.toContain('lastChangedBy')
})

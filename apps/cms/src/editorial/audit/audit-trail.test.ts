import { sql } from '@payloadcms/db-postgres'
import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import configPromise from '#cms/payload.config.ts'
import { deleteOverdue } from '#cms/services/privacy/retention.ts'
import { schedule } from '../../../test/editing.ts'
import { makeMessage } from '../../../test/people.ts'
import { draftArticle, execute, imageFile, payload } from '../../../test/service.ts'
import { requestAs, session } from '../../../test/staff.ts'
import { toSubject } from './audited.ts'
import { readDocumentState } from './document-state.ts'

// Creating accounts is audited, so create them before counting.
beforeAll(async () => {
  for (const role of ['admin', 'editor', 'reviewer', 'service'] as const) await session(role)
})

const NewestSchema = v.tuple([v.object({ id: v.number() })])

async function newest(): Promise<number> {
  const rows = await execute(sql`select coalesce(max(id), 0)::int as id from audit_trail`)
  return v.parse(NewestSchema, rows)[0].id
}

/** The rows that the work adds to the trail, oldest first. */
async function recordEntries(work: () => Promise<unknown>) {
  const before = await newest()
  await work()
  const { docs } = await payload.find({
    collection: 'audit-trail',
    where: { id: { greater_than: before } },
    sort: 'id',
    limit: 100,
  })
  return docs
}

const findEmail = async (role: 'admin' | 'editor') => (await session(role)).email

/** A draft of an editor, and a function that changes it as the admin does. */
async function draft(slug: string) {
  const { id } = await draftArticle(slug)
  const change = async (json: object, search = '') => {
    const response = await requestAs('editor', `articles/${id}?locale=id${search}`, { method: 'PATCH', json })
    expect(response.status).toBe(200)
  }
  return { id, change }
}

describe('the audit trail', () => {
  it('records who published, moved, unpublished and deleted a document, with its state and slugs', async () => {
    const { id, change } = await draft('jejak-satu')
    const rows = await recordEntries(async () => {
      await change({ title: 'Draf kedua' }, '&draft=true')
      await change({ _status: 'published' })
      await change({ title: 'Draf ketiga', _status: 'draft' }, '&draft=true')
      await change({ slug: 'jejak-baru', _status: 'published' })
      await change({ _status: 'draft' })
      await requestAs('editor', `articles/${id}`, { method: 'DELETE' })
    })
    const hand = { hand: 'person', actor: await findEmail('editor'), actorId: (await session('editor')).user }
    const article = { ...hand, subject: 'articles', document: String(id) }
    const published = { oldStatus: 'draft', newStatus: 'published' }
    expect(rows.filter(({ subject }) => subject === 'articles')).toMatchObject([
      { ...article, kind: 'published', ...published, newSlugs: 'id: jejak-satu' },
      { ...article, kind: 'changed', oldSlugs: 'id: jejak-satu', newSlugs: 'id: jejak-baru' },
      { ...article, kind: 'unpublished', oldStatus: 'published', newStatus: 'draft' },
      { ...article, kind: 'deleted', title: 'Draf ketiga', oldStatus: 'draft', oldSlugs: 'id: jejak-baru' },
    ])
  })

  it('records files, redirects and the menu, also without a change of status', async () => {
    const file = await imageFile('jejak.webp', 240)
    const rows = await recordEntries(async () => {
      const { id } = await payload.create({ collection: 'media', data: {}, file })
      await payload.update({ collection: 'media', id, data: { alt: 'Merah' } })
      await payload.delete({ collection: 'media', id })
      const json = { from: '/id/jejak-lama', to: '/id/blog', status: 'permanent', _status: 'published' }
      expect((await requestAs('editor', 'redirects', { json })).status).toBe(201)
      await payload.updateGlobal({ slug: 'menu', locale: 'id', data: { _status: 'published' } })
    })
    expect(rows).toMatchObject([
      { kind: 'added', subject: 'media', hand: 'service', actor: null },
      { kind: 'changed', subject: 'media' },
      { kind: 'deleted', subject: 'media' },
      { kind: 'published', subject: 'redirects', hand: 'person', title: '/id/jejak-lama' },
      { kind: 'changed', subject: 'menu' },
    ])
  })

  it('records who scheduled and canceled a publication, and the publication with the name of who scheduled it', async () => {
    const { id } = await draft('jejak-terjadwal')
    const doc = { relationTo: 'articles', value: String(id) }
    const loadNewestJob = async () => {
      const { docs } = await payload.find({ collection: 'payload-jobs', sort: '-id', limit: 1 })
      return docs[0]?.id
    }
    const rows = await recordEntries(async () => {
      await schedule({ type: 'publish', date: new Date('2099-01-01T00:00:00Z'), doc })
      const first = await loadNewestJob()
      await schedule({ deleteID: first })
      await schedule({ deleteID: first })
      await schedule({ type: 'publish', date: new Date(Date.now() - 1000), doc })
      await payload.jobs.run()
    })
    const article = { actor: await findEmail('editor'), subject: 'articles', document: String(id) }
    const detail = 'publish 2099-01-01T00:00:00.000Z'
    // The run also executes jobs that other tests left behind.
    expect(rows.filter(({ document }) => document === String(id))).toMatchObject([
      { ...article, kind: 'scheduled', hand: 'person', detail },
      { ...article, kind: 'scheduleCancelled', hand: 'person', detail },
      { ...article, kind: 'scheduled', hand: 'person' },
      { ...article, kind: 'published', hand: 'schedule' },
    ])
    await payload.delete({ collection: 'articles', id })
  })

  it('records accounts, roles and passwords that were set, without the passwords', async () => {
    const email = `jejak-${crypto.randomUUID()}@test.example`
    const password = 'kopi-hujan-sepeda-7'
    const send = (path: string, method: string, body: object) =>
      requestAs('admin', path, { method, json: { ...body, currentPassword: password } })
    const rows = await recordEntries(async () => {
      const made = await send('users', 'POST', { email, password, name: 'Jejak', role: 'editor' })
      const { doc } = v.parse(v.object({ doc: v.object({ id: v.number() }) }), await made.json())
      await send(`users/${doc.id}`, 'PATCH', { role: 'admin' })
      await send(`users/${doc.id}`, 'PATCH', { password: 'laut-kereta-malam-3' })
      await send('users/unlock', 'POST', { email })
      await requestAs('admin', `users/${doc.id}`, { method: 'DELETE' })
    })
    const admin = { hand: 'person', actor: await findEmail('admin'), subject: 'users', title: email }
    expect(rows).toMatchObject([
      { ...admin, kind: 'added', detail: 'editor' },
      { ...admin, kind: 'roleChanged', detail: 'editor → admin' },
      { ...admin, kind: 'passwordChanged' },
      { ...admin, kind: 'unlocked' },
      { ...admin, kind: 'deleted', detail: 'admin' },
    ])
    expect(JSON.stringify(rows)).not.toContain('kopi-hujan')
  })

  it('records exports, imports of clients and deleted messages without personal data', async () => {
    const { id, email } = await makeMessage()
    const { totalDocs: removals } = await payload.count({ collection: 'client-directory' })
    const rows = await recordEntries(async () => {
      const where = `where[email][equals]=${encodeURIComponent(email ?? '')}`
      await (await requestAs('editor', `contact-messages/export?format=csv&${where}`)).text()
      await requestAs('admin', `client-directory/import?removals=${removals}`, {
        method: 'POST',
        headers: { 'content-type': 'text/csv' },
        body: 'client_code,email\n7654321,jejak@contoh.example\n',
      })
      await requestAs('admin', `contact-messages/${id}`, { method: 'DELETE' })
    })
    expect(rows).toMatchObject([
      { kind: 'exported', subject: 'contact-messages', detail: 'csv, 1', actor: await findEmail('editor') },
      { kind: 'directoryImported', actor: await findEmail('admin') },
      { kind: 'deleted', subject: 'contact-messages', document: String(id), title: null },
    ])
    expect(JSON.stringify(rows)).not.toContain('contoh.example')
  })

  it('reads title and state in every collection with drafts', async () => {
    for (const config of (await configPromise).collections.filter(({ versions }) => versions?.drafts)) {
      const first = { limit: 1, sort: 'id', depth: 0, locale: 'id' } as const
      const { docs } = await payload.find({ collection: config.slug, ...first })
      const state = await readDocumentState({ payload }, toSubject(config), docs[0]?.id ?? 0)
      expect(state, config.slug).toMatchObject({ ctid: expect.any(String), title: expect.any(String) })
    }
  })
})

describe('a row of the audit trail', () => {
  it('cannot be created, changed or deleted by an admin', async () => {
    const id = await newest()
    const json = { kind: 'published', actor: 'somebody else' }
    const statuses = [
      await requestAs('admin', 'audit-trail', { method: 'POST', json }),
      await requestAs('admin', `audit-trail/${id}`, { method: 'PATCH', json }),
      await requestAs('admin', 'audit-trail?where[id][exists]=true', { method: 'PATCH', json }),
      await requestAs('admin', `audit-trail/${id}`, { method: 'DELETE' }),
      await requestAs('admin', 'audit-trail?where[id][exists]=true', { method: 'DELETE' }),
    ].map(({ status }) => status)
    expect(statuses).toEqual([403, 403, 403, 403, 403])
    expect(await newest()).toBe(id)
  })

  it('cannot be changed or deleted by a statement of the service', async () => {
    const id = await newest()
    for (const statement of [
      sql`update audit_trail set actor = 'somebody else' where id = ${id}`,
      sql`delete from audit_trail where id = ${id}`,
      sql`truncate audit_trail`,
    ]) {
      await expect(execute(statement)).rejects.toMatchObject({ cause: { code: '42501' } })
    }
  })

  it('is deleted after two years, and not a day before', async () => {
    const aged = async (interval: string) => {
      const rows =
        await execute(sql`insert into audit_trail (kind, hand, created_at) values ('changed', 'service', now() - ${interval}::interval)
          returning id`)
      return v.parse(NewestSchema, rows)[0].id
    }
    const short = await aged('2 years -24 hours')
    const over = await aged('2 years 24 hours')
    expect((await deleteOverdue(payload))?.audit_trail).toBe(1)
    const { docs } = await payload.find({ collection: 'audit-trail', where: { id: { in: [short, over] } } })
    expect(docs.map(({ id }) => id)).toEqual([short])
  })
})

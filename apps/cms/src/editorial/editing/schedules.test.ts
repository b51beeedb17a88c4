import { createLocalReq } from 'payload'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { auditedSchedule } from '#cms/editorial/audit/schedule.ts'
import { changeArticle, draftArticle, payload, publishedArticle } from '../../../test/service.ts'
import { requestAs, session } from '../../../test/staff.ts'
import { EditStatusSchema } from './edit-status.ts'

const hourMs = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * hourMs)

const fetchEditStatus = async (path: string) =>
  v.parse(
    EditStatusSchema,
    await (await requestAs('editor', `${path}/edit-status`, { method: 'GET' })).json(),
  )

/** Schedules as the admin's page does. */
async function schedule(args: object) {
  const user = await payload.findByID({ collection: 'users', id: (await session('editor')).user })
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
  return Reflect.apply(auditedSchedule, undefined, [{ req, cookies: new Map(), permissions: {}, ...args }])
}

const failedAttempt = (executedAt: string) =>
  ({
    executedAt,
    completedAt: executedAt,
    taskSlug: 'schedulePublish',
    taskID: '1',
    state: 'failed',
    error: { message: 'The connection was lost.' },
  }) as const

describe('a schedule', () => {
  it('is shown with its document until it has been run', async () => {
    const { id } = await draftArticle(`terjadwal-${crypto.randomUUID()}`)
    const doc = { relationTo: 'articles', value: String(id) }
    const [start, end] = [inHours(24), inHours(48)]
    expect(await schedule({ type: 'publish', date: start, doc })).toHaveProperty('message')
    expect(await schedule({ type: 'unpublish', date: end, doc })).toHaveProperty('message')
    const { schedules } = await fetchEditStatus(`articles/${id}`)
    expect(schedules).toMatchObject([
      { type: 'publish', at: start.toISOString(), locale: null, hasFailed: false },
      { type: 'unpublish', at: end.toISOString(), locale: null, hasFailed: false },
    ])
    for (const job of schedules) await schedule({ deleteID: job.id })
    expect((await fetchEditStatus(`articles/${id}`)).schedules).toEqual([])
  })

  it('is rejected if the draft cannot be published, and changes nothing', async () => {
    const { id } = await draftArticle(`belum-lengkap-${crypto.randomUUID()}`)
    await changeArticle(id, { summary: '' }, { draft: true })
    const doc = { relationTo: 'articles', value: String(id) }
    expect(await schedule({ type: 'publish', date: inHours(24), doc })).toEqual({
      error: expect.stringContaining('Ringkasan'),
    })
    expect((await fetchEditStatus(`articles/${id}`)).schedules).toEqual([])
    expect(await payload.findByID({ collection: 'articles', id })).toMatchObject({ _status: 'draft' })
    expect(await schedule({ type: 'unpublish', date: inHours(24), doc })).toHaveProperty('message')
  })

  it('of one language validates that language only', async () => {
    const { id } = await draftArticle(`satu-bahasa-${crypto.randomUUID()}`)
    await changeArticle(id, { title: 'Only English so far', slug: '' }, { draft: true, locale: 'en' })
    const doc = { relationTo: 'articles', value: String(id) }
    const publish = (localeToPublish?: string) =>
      schedule({ type: 'publish', date: inHours(24), doc, localeToPublish })
    expect(await publish('id')).toHaveProperty('message')
    expect(await publish('en')).toHaveProperty('error')
  })

  it('that failed shows when it was due, not its next attempt', async () => {
    const { id } = await draftArticle(`gagal-${crypto.randomUUID()}`)
    const doc = { relationTo: 'articles', value: String(id) }
    await schedule({ type: 'publish', date: inHours(24), doc })
    const [job] = (await fetchEditStatus(`articles/${id}`)).schedules
    const due = inHours(-1).toISOString()
    await payload.update({
      collection: 'payload-jobs',
      id: Number(job?.id),
      data: { hasError: true, waitUntil: inHours(2).toISOString(), log: [failedAttempt(due)] },
    })
    expect((await fetchEditStatus(`articles/${id}`)).schedules).toMatchObject([{ at: due, hasFailed: true }])
  })

  it('is shown to staff only', async () => {
    const { id } = await publishedArticle(`milik-redaksi-${crypto.randomUUID()}`)
    for (const role of [null, 'service'] as const) {
      expect((await requestAs(role, `articles/${id}/edit-status`, { method: 'GET' })).status).toBe(403)
    }
  })

  it('is marked as idle if it unpublishes an unpublished document', async () => {
    const { id } = await draftArticle(`salah-jadwal-${crypto.randomUUID()}`)
    const doc = { relationTo: 'articles', value: String(id) }
    const idle = async () => (await fetchEditStatus(`articles/${id}`)).schedules.map(({ isIdle }) => isIdle)
    await schedule({ type: 'unpublish', date: inHours(24), doc })
    expect(await idle()).toEqual([true])
    await schedule({ type: 'publish', date: inHours(12), doc })
    expect(await idle()).toEqual([false, false])
    await schedule({ type: 'unpublish', date: inHours(48), doc })
    expect(await idle()).toEqual([false, false, true])
  })

  it('is not idle if it unpublishes a published document', async () => {
    const { id } = await publishedArticle(`ditarik-${crypto.randomUUID()}`)
    await changeArticle(id, { title: 'Draf di atasnya' }, { draft: true })
    const doc = { relationTo: 'articles', value: String(id) }
    await schedule({ type: 'unpublish', date: inHours(24), doc })
    expect((await fetchEditStatus(`articles/${id}`)).schedules).toMatchObject([{ isIdle: false }])
  })
})

import { describe, expect, it } from 'vitest'
import { fetchEditStatus, schedule } from '../../../test/editing.ts'
import { hourMs, inMs } from '../../../test/forms.ts'
import { changeArticle, draftArticle, payload, publishedArticle } from '../../../test/service.ts'

const inHours = (hours: number) => new Date(inMs(hours * hourMs))

const failedAttempt = (executedAt: string) =>
  ({
    executedAt,
    completedAt: executedAt,
    taskSlug: 'schedulePublish',
    taskID: '1',
    state: 'failed',
    error: { message: 'The connection was lost.' },
  }) as const

const toDoc = (id: number) => ({ relationTo: 'articles', value: String(id) })
const listSchedules = async (id: number) => (await fetchEditStatus(`articles/${id}`)).schedules

describe('a schedule', () => {
  it('is shown with its document until it has been run', async () => {
    const { id } = await draftArticle(`terjadwal-${crypto.randomUUID()}`)
    const doc = toDoc(id)
    const [start, end] = [inHours(24), inHours(48)]
    expect(await schedule({ type: 'publish', date: start, doc })).toHaveProperty('message')
    expect(await schedule({ type: 'unpublish', date: end, doc })).toHaveProperty('message')
    const schedules = await listSchedules(id)
    expect(schedules).toMatchObject([
      { type: 'publish', at: start.toISOString(), locale: null, hasFailed: false },
      { type: 'unpublish', at: end.toISOString(), locale: null, hasFailed: false },
    ])
    for (const job of schedules) await schedule({ deleteID: job.id })
    expect(await listSchedules(id)).toEqual([])
  })

  it('is rejected if the draft cannot be published, and changes nothing', async () => {
    const { id } = await draftArticle(`belum-lengkap-${crypto.randomUUID()}`)
    await changeArticle(id, { summary: '' }, { draft: true })
    const doc = toDoc(id)
    expect(await schedule({ type: 'publish', date: inHours(24), doc })).toEqual({
      error: expect.stringContaining('Ringkasan'),
    })
    expect(await listSchedules(id)).toEqual([])
    expect(await payload.findByID({ collection: 'articles', id })).toMatchObject({ _status: 'draft' })
    expect(await schedule({ type: 'unpublish', date: inHours(24), doc })).toHaveProperty('message')
  })

  it('of one language validates that language only', async () => {
    const { id } = await draftArticle(`satu-bahasa-${crypto.randomUUID()}`)
    await changeArticle(id, { title: 'Only English so far', slug: '' }, { draft: true, locale: 'en' })
    const doc = toDoc(id)
    const publish = (localeToPublish?: string) =>
      schedule({ type: 'publish', date: inHours(24), doc, localeToPublish })
    expect(await publish('id')).toHaveProperty('message')
    expect(await publish('en')).toHaveProperty('error')
  })

  it('that failed shows when it was due, not its next attempt', async () => {
    const { id } = await draftArticle(`gagal-${crypto.randomUUID()}`)
    const doc = toDoc(id)
    await schedule({ type: 'publish', date: inHours(24), doc })
    const [job] = await listSchedules(id)
    const due = inHours(-1).toISOString()
    await payload.update({
      collection: 'payload-jobs',
      id: Number(job?.id),
      data: { hasError: true, waitUntil: inHours(2).toISOString(), log: [failedAttempt(due)] },
    })
    expect(await listSchedules(id)).toMatchObject([{ at: due, hasFailed: true }])
  })

  it('is marked as idle if it unpublishes an unpublished document', async () => {
    const { id } = await draftArticle(`salah-jadwal-${crypto.randomUUID()}`)
    const doc = toDoc(id)
    const idle = async () => (await listSchedules(id)).map(({ isIdle }) => isIdle)
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
    const doc = toDoc(id)
    await schedule({ type: 'unpublish', date: inHours(24), doc })
    expect(await listSchedules(id)).toMatchObject([{ isIdle: false }])
  })
})

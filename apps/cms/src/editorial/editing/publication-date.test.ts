import { describe, expect, it } from 'vitest'
import { queueDue } from '../../../test/editing.ts'
import { dayMs, hourMs, inMs } from '../../../test/forms.ts'
import { articleData, draftArticle, payload } from '../../../test/service.ts'
import { readRejection, requestAs } from '../../../test/staff.ts'

const write = (path: string, method: 'POST' | 'PATCH', json: object) =>
  requestAs('editor', path, { method, language: 'en', json })

const createDraft = async (publishedAt: string) =>
  (await draftArticle(`tanggal-${crypto.randomUUID()}`, { publishedAt })).id

const message = expect.stringContaining('“Schedule Publish”')
const rejection = { status: 400, errors: [{ path: 'publishedAt', message }] }

/** The document after its schedule, which was due a moment ago, has run. */
async function afterSchedule(id: number) {
  await queueDue({ article: id })
  await payload.jobs.run()
  return payload.findByID({ collection: 'articles', id, locale: 'id' })
}

describe('a document with a future date', () => {
  it('is rejected with an error at the field, as a new document or from a draft, and does not change', async () => {
    const data = { ...(await articleData('terlalu-awal')), publishedAt: inMs(dayMs) }
    const made = await write('articles', 'POST', { ...data, _status: 'published' })
    expect(await readRejection(made)).toEqual(rejection)
    const id = await createDraft(inMs(dayMs))
    const published = await write(`articles/${id}`, 'PATCH', { _status: 'published' })
    expect(await readRejection(published)).toEqual(rejection)
    expect(await payload.findByID({ collection: 'articles', id })).toMatchObject({ _status: 'draft' })
  })

  it("is published by its schedule, with the schedule's time if that is earlier", async () => {
    const ahead = await afterSchedule(await createDraft(inMs(dayMs)))
    expect(ahead._status).toBe('published')
    expect(Math.abs(Date.parse(ahead.publishedAt ?? '') - Date.now())).toBeLessThan(hourMs)
    const before = inMs(-dayMs)
    const past = await afterSchedule(await createDraft(before))
    expect(past).toMatchObject({ _status: 'published', publishedAt: before })
  })
})

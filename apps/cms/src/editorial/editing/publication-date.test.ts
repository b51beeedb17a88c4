import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { dayMs, hourMs, inMs } from '../../../test/forms.ts'
import { articleData, payload } from '../../../test/service.ts'
import { readRejection, requestAs, session } from '../../../test/staff.ts'

const DocSchema = v.object({ doc: v.object({ id: v.number() }) })
const write = (path: string, method: 'POST' | 'PATCH', json: object) =>
  requestAs('editor', path, { method, language: 'en', json })

async function createDraft(publishedAt: string): Promise<number> {
  const data = { ...(await articleData(`tanggal-${crypto.randomUUID()}`)), publishedAt }
  const response = await write('articles?draft=true', 'POST', data)
  return v.parse(DocSchema, await response.json()).doc.id
}

const rejection = {
  status: 400,
  errors: [{ path: 'publishedAt', message: expect.stringContaining('“Schedule Publish”') }],
}

/** The document after its schedule, which was due a moment ago, has run. */
async function afterSchedule(id: number) {
  const { user } = await session('editor')
  await payload.jobs.queue({
    task: 'schedulePublish',
    input: {
      type: 'publish',
      locale: 'all',
      doc: { relationTo: 'articles', value: id },
      user: { relationTo: 'users', value: user },
    },
    waitUntil: new Date(Date.now() - 1000),
  })
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
    expect(await afterSchedule(await createDraft(before))).toMatchObject({
      _status: 'published',
      publishedAt: before,
    })
  })
})

import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { articleData, payload } from './service.ts'
import { askAs, session } from './staff.ts'

const hourMs = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString()

const DocSchema = v.object({ doc: v.object({ id: v.number() }) })
const write = (path: string, method: 'POST' | 'PATCH', json: object) =>
  askAs('editor', path, { method, language: 'en', json })

async function draftOf(publishedAt: string): Promise<number> {
  const data = { ...(await articleData(`tanggal-${crypto.randomUUID()}`)), publishedAt }
  const answer = await write('articles?draft=true', 'POST', data)
  return v.parse(DocSchema, await answer.json()).doc.id
}

const RefusedSchema = v.object({
  errors: v.tuple([
    v.object({ data: v.object({ errors: v.array(v.object({ path: v.string(), message: v.string() })) }) }),
  ]),
})

async function said(answer: Response) {
  const { errors } = v.parse(RefusedSchema, await answer.json())
  return [answer.status, errors[0].data.errors]
}
const refused = [
  400,
  [expect.objectContaining({ path: 'publishedAt', message: expect.stringContaining('“Schedule Publish”') })],
]

/** The document after its schedule, which somebody made for a moment ago, has been run. */
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

describe('a document whose date is still to come', () => {
  it('is refused beside the field, made as new or from a draft, and stays what it was', async () => {
    const data = { ...(await articleData('terlalu-awal')), publishedAt: inHours(24) }
    const made = await write('articles', 'POST', { ...data, _status: 'published' })
    expect(await said(made)).toEqual(refused)
    const id = await draftOf(inHours(24))
    const published = await write(`articles/${id}`, 'PATCH', { _status: 'published' })
    expect(await said(published)).toEqual(refused)
    expect(await payload.findByID({ collection: 'articles', id })).toMatchObject({ _status: 'draft' })
  })

  it('is published by its schedule all the same, and dated of that moment where that is earlier', async () => {
    const ahead = await afterSchedule(await draftOf(inHours(24)))
    expect(ahead._status).toBe('published')
    expect(Math.abs(Date.parse(ahead.publishedAt ?? '') - Date.now())).toBeLessThan(hourMs)
    const before = inHours(-24)
    expect(await afterSchedule(await draftOf(before))).toMatchObject({
      _status: 'published',
      publishedAt: before,
    })
  })
})

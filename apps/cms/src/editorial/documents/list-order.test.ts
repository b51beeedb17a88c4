import { describe, expect, it } from 'vitest'
import config from '#cms/payload.config.ts'
import { addEvent, dayMs } from '../../../test/forms.ts'
import { draftArticle, payload, publishedArticle } from '../../../test/service.ts'

describe('a list of the admin', () => {
  it('begins with drafts that have no date, then with the newest', async () => {
    const slug = () => `urutan-${crypto.randomUUID()}`
    const newer = await publishedArticle(slug(), { publishedAt: '2026-02-02T00:00:00.000Z' })
    const draft = await draftArticle(slug())
    const older = await publishedArticle(slug(), { publishedAt: '2026-01-01T00:00:00.000Z' })
    const where = { id: { in: [newer.id, draft.id, older.id] } }
    const { docs } = await payload.find({ collection: 'articles', draft: true, where, depth: 0 })
    expect(docs.map(({ id }) => id)).toEqual([draft.id, newer.id, older.id])
  })

  it('begins with the event that starts last', async () => {
    const events = [await addEvent('urutan-jauh', { startsInMs: 9 * dayMs }), await addEvent('urutan-dekat')]
    const where = { id: { in: events.map(({ id }) => id) } }
    const { docs } = await payload.find({ collection: 'events', draft: true, where, depth: 0 })
    expect(docs.map(({ id }) => id)).toEqual(events.map(({ id }) => id))
  })

  it('shows all times in Jakarta time', async () => {
    const times = (await config).collections
      .filter(({ slug }) => !slug.startsWith('payload-'))
      .flatMap(({ slug, fields }) =>
        fields.flatMap((field) =>
          field.type === 'date' && !field.hidden && field.admin?.date?.pickerAppearance !== 'dayOnly'
            ? [{ name: `${slug}.${field.name}`, cell: field.admin?.components?.Cell }]
            : [],
        ),
      )
    expect(times.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['articles.updatedAt', 'events.startsAt', 'users.createdAt']),
    )
    expect(times.filter(({ cell }) => cell === undefined)).toEqual([])
  })
})

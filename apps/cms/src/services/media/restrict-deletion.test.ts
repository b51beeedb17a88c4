import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { addEvent, loadRegistrations, nonClient, postForOutcome } from '../../../test/forms.ts'
import { uploadImage } from '../../../test/media.ts'
import { addAuthor, addCategory, payload, publishedArticle } from '../../../test/service.ts'
import { requestAs } from '../../../test/staff.ts'

const ErrorSchema = v.object({ errors: v.tuple([v.object({ message: v.string() })]) })

async function deleted(path: string, language: 'id' | 'en' = 'id') {
  const response = await requestAs('editor', path, { method: 'DELETE', language })
  const body: unknown = await response.json()
  return { status: response.status, message: v.is(ErrorSchema, body) ? body.errors[0].message : null }
}

const rejected = (message: string) => ({ status: 409, message: expect.stringContaining(message) })

describe('a document that others require', () => {
  it('cannot be deleted; the error names the registrations that use it, in the language of the admin', async () => {
    const slug = `dipakai-${crypto.randomUUID()}`
    const { id } = await addEvent(slug, { capacity: 2 })
    await postForOutcome(nonClient(slug))
    const [registration] = await loadRegistrations(id)
    const uses = `: 1 (#${registration?.id})`
    expect(await deleted(`events/${id}`)).toEqual(rejected(`Pendaftaran acara${uses}`))
    expect(await deleted(`events/${id}`, 'en')).toEqual(rejected(`Event registrations${uses}`))
    expect(await payload.findByID({ collection: 'events', id })).toMatchObject({ id })
  })

  it('cannot be deleted as category or author of an article', async () => {
    const category = await addCategory('Kategori Dipakai')
    const author = await addAuthor('Penulis Dipakai', 'penulis-dipakai')
    const change = { category: category.id, author: author.id }
    const title = `Artikel, yang “dipakai” ${crypto.randomUUID()}`
    const { id } = await publishedArticle(`dipakai-${crypto.randomUUID()}`, { ...change, title })
    const message = rejected(`Artikel: 1 (“${title}”)`)
    expect(await deleted(`categories/${category.id}`)).toEqual(message)
    expect(await deleted(`authors/${author.id}`)).toEqual(message)
    await payload.delete({ collection: 'articles', id })
    expect(await deleted(`categories/${category.id}`)).toMatchObject({ status: 200 })
    expect(await deleted(`authors/${author.id}`)).toMatchObject({ status: 200 })
  })

  it('cannot be deleted as the image of a page block', async () => {
    const image = await uploadImage('dipakai.webp', 220)
    await payload.create({
      collection: 'pages',
      locale: 'id',
      data: {
        title: 'Dipakai',
        summary: 'Ringkasan.',
        slug: `dipakai-${crypto.randomUUID()}`,
        blocks: [{ blockType: 'picture', picture: image.id }],
        _status: 'published',
      },
    })
    expect(await deleted(`media/${image.id}`, 'en')).toEqual(rejected('Page “Dipakai”.'))
  })
})

import { createLocalReq, type PayloadRequest } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { checkSlug } from '#cms/fields/slug.ts'
import { countWords, minutesOf } from '#cms/fields/word-count.ts'
import { articleData, paragraph, startService } from './service.ts'

beforeAll(startService)

/** A request of an admin page in a language. */
async function inLanguage(language: 'id' | 'en'): Promise<PayloadRequest> {
  const req = await createLocalReq({}, await startService())
  return { ...req, i18n: { ...req.i18n, language } }
}

describe('what the admin says', () => {
  it('is in its own language', async () => {
    expect(checkSlug('Huruf Besar', { req: await inLanguage('id') })).toContain('huruf kecil')
    expect(checkSlug('Huruf Besar', { req: await inLanguage('en') })).toContain('lower-case')
  })

  it.each([
    { language: 'id' as const, says: 'SVG tidak diterima karena dapat memuat skrip' },
    { language: 'en' as const, says: 'SVG is not accepted because it can carry script' },
  ])('refuses an SVG with the reason ($language)', async ({ language, says }) => {
    const payload = await startService()
    const data = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
    const file = { name: 'x.svg', data, mimetype: 'image/svg+xml', size: data.byteLength }
    const upload = payload.create({ collection: 'media', data: {}, file, req: await inLanguage(language) })
    await expect(upload).rejects.toThrow(says)
  })

  it('refuses to delete an author whom articles name, and says how many', async () => {
    const payload = await startService()
    const named = {
      name: 'Penulis Uji',
      role: 'Redaksi',
      slug: 'penulis-uji',
      order: 0,
      _status: 'published' as const,
    }
    const author = await payload.create({ collection: 'authors', locale: 'id', data: named })
    const data = { ...(await articleData('milik-penulis-uji')), author: author.id }
    const article = await payload.create({ collection: 'articles', locale: 'id', data })
    const remove = async () =>
      payload.delete({ collection: 'authors', id: author.id, req: await inLanguage('en') })
    await expect(remove()).rejects.toThrow('still named by 1 articles')
    await payload.delete({ collection: 'articles', id: article.id })
    await expect(remove()).resolves.toMatchObject({ id: author.id })
  })
})

describe('word count', () => {
  it('counts the words of every part of a rich text', () => {
    expect(countWords(paragraph('satu dua  tiga'))).toBe(3)
    expect(countWords(null)).toBe(0)
  })

  it.each([
    { words: 0, minutes: 1 },
    { words: 299, minutes: 1 },
    { words: 300, minutes: 2 },
  ])('takes $words words to be read in $minutes minutes', ({ words, minutes }) => {
    expect(minutesOf(words)).toBe(minutes)
  })
})

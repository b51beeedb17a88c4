import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { computeMinutes, countWords } from '#cms/base/fields/word-count.ts'
import config from '#cms/payload.config.ts'
import { errorAt, inLanguage } from '../../../test/publish-tools.ts'
import { articleData, draftArticle, linkTo, paragraph, payload } from '../../../test/service.ts'

const LexicalSchema = v.looseObject({ lexical: v.record(v.string(), v.unknown()) })

function listKeys(texts: object, within = ''): string[] {
  return Object.entries(texts)
    .flatMap(([name, text]: [string, unknown]) =>
      typeof text === 'object' && text !== null ? listKeys(text, `${within}${name}:`) : [`${within}${name}`],
    )
    .sort()
}

describe('the admin', () => {
  it("names the document that has the slug, and the field's label", async () => {
    const first = await draftArticle('slug-rebutan')
    const data = await articleData('slug-rebutan')
    const req = await inLanguage('id')
    const second = payload.create({ collection: 'articles', locale: 'id', data, draft: true, req })
    await expect(second).rejects.toMatchObject({
      message: expect.stringContaining('Slug (bagian alamat)'),
      data: {
        errors: [{ path: 'slug', message: expect.stringContaining(`“Judul slug-rebutan” (#${first.id})`) }],
      },
    })
  })

  it('rejects a rich text with an invalid link, and names the link', async () => {
    const data = {
      ...(await articleData('tautan-jahat')),
      body: linkTo('javascript:alert(1)'),
      _status: 'published' as const,
    }
    const published = payload.create({ collection: 'articles', locale: 'id', data })
    await expect(published).rejects.toMatchObject(errorAt('body', '“tautan”. Klik tautannya'))
  })

  it('has every text of the rich text editor in Indonesian', async () => {
    const { translations } = (await config).i18n
    const { id, en } = v.parse(v.object({ id: LexicalSchema, en: LexicalSchema }), translations)
    expect(listKeys(id.lexical)).toEqual(listKeys(en.lexical))
  })
})

describe('a slug', () => {
  it('is made from the title when an editor leaves it empty', async () => {
    const data = { ...(await articleData('x')), slug: null, title: 'Éra Baru: 5 Langkah!' }
    const { slug } = await payload.create({ collection: 'articles', locale: 'id', data, draft: true })
    expect(slug).toBe('era-baru-5-langkah')
  })

  const malformed = ['Huruf-Besar', 'spasi di sini', '../naik', 'a--b', '-awal', 'a'.repeat(81)]
  it.each(malformed)('may not be %s', async (slug) => {
    const data = { ...(await articleData('y')), slug, _status: 'published' } as const
    await expect(payload.create({ collection: 'articles', locale: 'id', data })).rejects.toThrow()
  })
})

describe('word count', () => {
  it('counts the words of every part of a rich text', () => {
    expect(countWords(paragraph('satu dua  tiga'))).toBe(3)
    const callout = { blockType: 'callout', kind: 'note', body: paragraph('empat lima') }
    const card = { blockType: 'calculator', tool: 'bondCalculator', label: 'enam', values: 'a=1' }
    const blocks = [callout, card, { blockType: 'picture', picture: 5, caption: 'tujuh delapan' }]
    expect(countWords({ root: { children: blocks.map((fields) => ({ type: 'block', fields })) } })).toBe(5)
    expect(countWords(null)).toBe(0)
  })

  it.each([
    { words: 0, minutes: 1 },
    { words: 180, minutes: 1 },
    { words: 181, minutes: 2 },
    { words: 1_400, minutes: 8 },
  ])('estimates $minutes minutes for $words words', ({ words, minutes }) => {
    expect(computeMinutes(words)).toBe(minutes)
  })
})

import { createLocalReq, type PayloadRequest } from 'payload'
import sharp from 'sharp'
import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { dayField, instantField, publishedAtField } from '#cms/fields/numbers-and-dates.ts'
import { checkSlug } from '#cms/fields/slug.ts'
import { checkLinkAddress } from '#cms/fields/web-address.ts'
import { countWords, minutesOf } from '#cms/fields/word-count.ts'
import config from '#cms/payload.config.ts'
import { articleData, paragraph, startService } from './service.ts'

beforeAll(startService)

/** A request of an admin page in a language. */
async function inLanguage(language: 'id' | 'en'): Promise<PayloadRequest> {
  const req = await createLocalReq({}, await startService())
  return { ...req, i18n: { ...req.i18n, language } }
}

const LexicalSchema = v.looseObject({ lexical: v.record(v.string(), v.record(v.string(), v.string())) })

function keysOf(texts: v.InferOutput<typeof LexicalSchema>['lexical']): string[] {
  return Object.entries(texts)
    .flatMap(([part, words]) => Object.keys(words).map((word) => `${part}:${word}`))
    .sort()
}

/** A rich text that is one link. */
function linkTo(url: string) {
  const { root } = paragraph('')
  const block = {
    version: 1,
    direction: null,
    format: '' as const,
    indent: 0,
    type: 'paragraph',
    textFormat: 0,
  }
  const text = { type: 'text', version: 1, text: 'tautan', detail: 0, format: 0, mode: 'normal', style: '' }
  const fields = { linkType: 'custom', newTab: false, url }
  const link = {
    type: 'link',
    id: 'a1',
    version: 3,
    direction: null,
    format: '',
    indent: 0,
    fields,
    children: [text],
  }
  return { root: { ...root, children: [{ ...block, children: [link] }] } }
}

describe('what the admin says', () => {
  it('is in its own language', async () => {
    expect(checkSlug('Huruf Besar', { req: await inLanguage('id') })).toContain('huruf kecil')
    expect(checkSlug('Huruf Besar', { req: await inLanguage('en') })).toContain('lower-case')
  })

  const noise = sharp({
    create: {
      width: 300,
      height: 200,
      channels: 3,
      background: 'red',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
  const cutOff = async (picture: Promise<Buffer>) => {
    const data = await picture
    return data.subarray(0, data.length / 2)
  }
  const faults = [
    {
      file: 'an SVG',
      name: 'x.svg',
      mimetype: 'image/svg+xml',
      content: async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      says: {
        id: 'SVG tidak diterima karena dapat memuat skrip',
        en: 'SVG is not accepted because it can carry script',
      },
    },
    {
      file: 'a program',
      name: 'x.exe',
      mimetype: 'application/x-msdownload',
      content: async () => Buffer.from('MZ'),
      says: { id: 'Jenis berkas ini tidak diterima', en: 'This kind of file is not accepted' },
    },
    {
      file: 'a text that is called .png',
      name: 'x.png',
      mimetype: 'image/png',
      content: async () => Buffer.from('bukan gambar'),
      says: { id: 'bukan gambar', en: 'no picture' },
    },
    {
      file: 'half a JPEG',
      name: 'x.jpg',
      mimetype: 'image/jpeg',
      content: async () => cutOff(noise.clone().jpeg().toBuffer()),
      says: { id: 'terpotong atau rusak', en: 'cut off or damaged' },
    },
    {
      file: 'half a PNG',
      name: 'y.png',
      mimetype: 'image/png',
      content: async () => cutOff(noise.clone().png().toBuffer()),
      says: { id: 'terpotong atau rusak', en: 'cut off or damaged' },
    },
    {
      file: 'a text that is called .pdf',
      name: 'x.pdf',
      mimetype: 'application/pdf',
      content: async () => Buffer.from('bukan PDF'),
      says: { id: 'tidak sesuai dengan jenisnya', en: 'not what its kind says' },
    },
  ]

  it.each(faults.flatMap((fault) => (['id', 'en'] as const).map((language) => ({ ...fault, language }))))(
    'refuses $file with the reason, beside the field ($language)',
    async ({ language, name, mimetype, content, says }) => {
      const payload = await startService()
      const data = await content()
      const file = { name, data, mimetype, size: data.byteLength }
      const upload = payload.create({ collection: 'media', data: {}, file, req: await inLanguage(language) })
      const message = expect.stringContaining(says[language])
      await expect(upload).rejects.toMatchObject({
        message,
        status: 400,
        isPublic: true,
        data: { errors: [{ path: 'file', message }] },
      })
    },
  )

  it('names the document that has a slug already, and the field by its label', async () => {
    const payload = await startService()
    const first = await payload.create({
      collection: 'articles',
      locale: 'id',
      data: await articleData('slug-rebutan'),
      draft: true,
    })
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

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'data:text/html,x',
    '//elsewhere.example',
    'www.contoh.example',
  ])('refuses a link to %s with what would be right', async (address) => {
    expect(checkLinkAddress(address, { req: await inLanguage('id') })).toContain('https://')
    const payload = await startService()
    const data = {
      ...(await articleData('tautan-jahat')),
      body: linkTo(address),
      _status: 'published' as const,
    }
    await expect(payload.create({ collection: 'articles', locale: 'id', data })).rejects.toMatchObject({
      data: {
        errors: expect.arrayContaining([
          expect.objectContaining({
            path: 'body',
            message: expect.stringContaining('“tautan”. Klik tautannya'),
          }),
        ]),
      },
    })
  })

  it('shows dates in the Indonesian order, with 24 hours, and plans publications by the clock of Jakarta', async () => {
    const { admin } = await config
    expect(admin.timezones).toEqual({
      defaultTimezone: 'Asia/Jakarta',
      supportedTimezones: [{ label: 'WIB', value: 'Asia/Jakarta' }],
    })
    const label = { id: 'Mulai', en: 'Starts' }
    const instants = [instantField('startsAt', { label }), publishedAtField()]
    expect(instants.map(({ admin: { date } = {} }) => date?.displayFormat)).toEqual([
      'd MMMM yyyy, HH:mm',
      'd MMMM yyyy, HH:mm',
    ])
    expect(dayField('day', { label }).admin?.date?.displayFormat).toBe('d MMMM yyyy')
  })

  it('has every text of the rich text editor in Indonesian', async () => {
    const { translations } = (await config).i18n
    const { id, en } = v.parse(v.object({ id: LexicalSchema, en: LexicalSchema }), translations)
    expect(keysOf(id.lexical)).toEqual(keysOf(en.lexical))
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

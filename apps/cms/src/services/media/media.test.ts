import { sql } from '@payloadcms/db-postgres'
import { requestScope } from '@site/operations/request-scope.ts'
import sharp from 'sharp'
import * as v from 'valibot'
import { describe, expect, it, vi } from 'vitest'
import { findPostgres } from '#cms/base/database/session.ts'
import { findReportWithPdf, textWithPicture, toForm, uploadImage } from '../../../test/media.ts'
import { changeArticle, draftArticle, imageFile, payload } from '../../../test/service.ts'
import { requestAs } from '../../../test/staff.ts'
import { fillPlaceholders } from './fill-placeholders.ts'
import { serveMedia } from './serve-media.ts'

const image = (red: number) => imageFile('gambar uji.webp', red)

const upload = (red: number) => uploadImage('gambar uji.webp', red)

async function get(
  filename: string | null | undefined,
  headers: Record<string, string> = {},
  method: 'GET' | 'HEAD' = 'GET',
) {
  const request = new Request(`http://cms.test/media/${filename}`, { headers, method })
  return serveMedia(request, filename ?? '', payload)
}

async function nameOfSomeVideo() {
  const { docs } = await payload.find({
    collection: 'videos',
    where: { file: { exists: true } },
    limit: 1,
    depth: 1,
    locale: 'id',
  })
  const file = docs[0]?.file
  return (typeof file === 'object' ? file?.filename : null) ?? ''
}

describe('media', () => {
  it('get a placeholder on upload, regardless of the request', async () => {
    const body = toForm(await image(60), { alt: 'Uji', placeholder: 'data:text/html,x' })
    const response = await requestAs('editor', 'media', { method: 'POST', body })
    expect(await response.json()).toMatchObject({
      doc: { placeholder: expect.stringMatching(/^data:image\/webp;base64,[A-Za-z0-9+/]+=*$/) },
    })
  })

  it('take the alternative text of both languages from the upload form', async () => {
    const body = toForm(await image(65), { alt: 'A chart', altInOther: 'Sebuah grafik' })
    const response = await requestAs('editor', 'media?locale=en', { method: 'POST', body })
    const { doc } = v.parse(v.object({ doc: v.object({ id: v.number() }) }), await response.json())
    const stored = await payload.findByID({ collection: 'media', id: doc.id, locale: 'all' })
    expect(stored.alt).toEqual({ id: 'Sebuah grafik', en: 'A chart' })
  })

  it('without a placeholder get one when the service starts', async () => {
    const { id, placeholder } = await upload(70)
    const session = findPostgres(payload).drizzle
    await session.execute(sql`UPDATE "media" SET "placeholder" = NULL WHERE "id" = ${id}`)
    await fillPlaceholders(session, payload.logger)
    const { placeholder: filled } = await payload.findByID({ collection: 'media', id })
    expect(filled).toBe(placeholder)
  })

  it('are served as immutable once a published document uses them, and not before', async () => {
    const { id, filename, sizes } = await upload(20)
    expect((await get(filename)).status).toBe(404)
    const article = await draftArticle('dengan-gambar', { cover: id })
    expect((await get(filename)).status).toBe(404)
    await changeArticle(article.id, { _status: 'published' })
    const served = await get(filename)
    expect(served.status).toBe(200)
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
    })
    expect((await sharp(Buffer.from(await served.arrayBuffer())).metadata()).width).toBe(500)
    expect((await get(sizes?.w320?.filename)).status).toBe(200)
  })

  it('are served if a published text contains them', async () => {
    const { id, filename } = await upload(30)
    const article = await draftArticle('dengan-gambar-di-isi', { body: textWithPicture(id) })
    expect((await get(filename)).status).toBe(404)
    await changeArticle(article.id, { _status: 'published' })
    expect((await get(filename)).status).toBe(200)
  })

  it('return 404 once no published document uses them', async () => {
    const { id, pdf } = await findReportWithPdf()
    const setStatus = async (_status: 'draft' | 'published') =>
      payload.update({ collection: 'reports', id, locale: 'id', data: { _status } })
    const served = await get(pdf)
    expect(served.status).toBe(200)
    expect(served.headers.get('cache-control')).toBe('public, max-age=3600')
    await served.body?.cancel()
    await setStatus('draft')
    await expect.poll(async () => (await get(pdf)).status).toBe(404)
    await setStatus('published')
    expect((await get(pdf)).status).toBe(200)
  })

  it('are served in ranges', async () => {
    const filename = await nameOfSomeVideo()
    const whole = new Uint8Array(await (await get(filename)).arrayBuffer())
    const part = await get(filename, { range: 'bytes=10-19' })
    expect(part.status).toBe(206)
    expect(part.headers.get('content-range')).toBe(`bytes 10-19/${whole.length}`)
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(whole.slice(10, 20))
    expect((await get(filename, { range: `bytes=${whole.length}-` })).status).toBe(416)
  })

  it('are served completely for a range of another file and for HEAD', async () => {
    const filename = await nameOfSomeVideo()
    const range = 'bytes=10-19'
    const statuses = [
      await get(filename, { range, 'if-range': `"${filename}"` }),
      await get(filename, { range, 'if-range': '"x"' }),
      await get(filename, { range, 'if-range': 'Sun, 22 Nov 2026 00:00:00 GMT' }),
      await get(filename, { range }, 'HEAD'),
    ].map(({ status }) => status)
    expect(statuses).toEqual([206, 200, 200, 200])
  })

  it('send Content-Length, which Next omits', async () => {
    const filename = await nameOfSomeVideo()
    const whole = new Uint8Array(await (await get(filename)).arrayBuffer()).length
    const reportLength = vi.fn()
    await requestScope.run({ requestId: 'x', reportLength }, async () => {
      await get(filename)
      await get(filename, {}, 'HEAD')
      await get(filename, { range: 'bytes=10-19' })
      await get(filename, { range: `bytes=${whole}-` })
      await get(filename, { 'if-none-match': `"${filename}"` })
    })
    expect(reportLength.mock.calls).toEqual([[whole], [whole], [10]])
  })

  const names = ['../payload.config.ts', '..%2f.env', '.hidden.webp', 'x.svg', 'x', '']
  it.each(names)('return 404 for the name %s', async (name) => {
    expect((await get(name)).status).toBe(404)
  })
})

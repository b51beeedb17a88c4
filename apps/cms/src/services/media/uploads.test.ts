import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { listenLocally } from '@site/operations/local-server.fixture.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { findReportWithPdf, toForm } from '../../../test/media.ts'
import { payload } from '../../../test/service.ts'
import { requestAs } from '../../../test/staff.ts'
import { blockOtherImageLoaders } from './image-loaders.ts'
import { mediaFolder } from './media-files.ts'
import { serveMedia } from './serve-media.ts'

beforeAll(async () => {
  // As the running service does; later test files draw SVG again.
  blockOtherImageLoaders()
})
afterAll(() => sharp.unblock({ operation: ['VipsForeignLoad'] }))

const secret = 'Rahayu-di-rumah'
const solidImage = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 60, b: 30 } } })

/** As from a phone: rotated, with place, time, device and author. */
const fromPhone = () =>
  solidImage()
    .withMetadata({
      orientation: 6,
      exif: {
        IFD0: { Artist: secret, Make: 'Telepon' },
        IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '6/1 12/1 0/1' },
      },
    })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><creator>${secret}</creator></x:xmpmeta>`)

async function upload(name: string, mimetype: string, data: Buffer) {
  const file = { name, mimetype, data, size: data.byteLength }
  return payload.create({ collection: 'media', data: {}, file })
}

describe('a stored image', () => {
  it.each([
    { kind: 'image/jpeg', data: () => fromPhone().jpeg().toBuffer() },
    { kind: 'image/png', data: () => fromPhone().png().toBuffer() },
    { kind: 'image/webp', data: () => fromPhone().webp().toBuffer() },
    { kind: 'image/avif', data: () => fromPhone().avif({ effort: 0 }).toBuffer() },
  ])('contains neither place nor person, and is upright ($kind)', async ({ kind, data }) => {
    const original = await data()
    expect(original.toString('latin1')).toContain(secret)
    const { filename, width, height, sizes, filesize } = await upload('foto.bin', kind, original)
    expect([width, height]).toEqual([40, 60])
    for (const name of [filename, sizes?.w320?.filename].filter((stored) => typeof stored === 'string')) {
      const stored = await readFile(join(mediaFolder, name))
      const { exif, xmp, iptc, orientation } = await sharp(stored).metadata()
      expect([exif, xmp, iptc, orientation ?? 1]).toEqual([undefined, undefined, undefined, 1])
      expect(stored.toString('latin1')).not.toContain(secret)
    }
    expect(filesize).toBe((await readFile(join(mediaFolder, filename ?? ''))).byteLength)
  })

  it.each([
    { where: 'at the start', before: 2 },
    { where: 'at the end', before: -2 },
  ])('loses a comment of a JPEG ($where)', async ({ before }) => {
    const image = await solidImage().withIccProfile('p3').jpeg().toBuffer()
    const comment = Buffer.from(`\xff\xfe\0${String.fromCharCode(secret.length + 2)}${secret}`, 'latin1')
    const commented = Buffer.concat([image.subarray(0, before), comment, image.subarray(before)])
    const { filename } = await upload('foto.jpg', 'image/jpeg', commented)
    const stored = await readFile(join(mediaFolder, filename ?? ''))
    const { width, height, icc } = await sharp(stored).metadata()
    const original = await sharp(image).metadata()
    expect({ width, height, icc }).toEqual({ width: 60, height: 40, icc: original.icc })
    expect(stored.toString('latin1')).not.toContain(secret)
  })

  it.each([
    { where: 'after its start', at: 2, stray: '\0\0\0' },
    { where: 'after its first segment', at: 20, stray: 'x' },
    { where: 'before its end', at: -2, stray: 'xyz' },
    { where: 'as a page', at: 2, stray: '<html><script>alert(1)</script>' },
  ])('is accepted with stray bytes between its segments ($where)', async ({ at, stray }) => {
    const image = await solidImage().jpeg().toBuffer()
    const damaged = Buffer.concat([image.subarray(0, at), Buffer.from(stray), image.subarray(at)])
    const { filename } = await upload('foto.jpg', 'image/jpeg', damaged)
    const stored = await readFile(join(mediaFolder, filename ?? ''))
    await expect(sharp(stored, { failOn: 'warning' }).raw().toBuffer()).resolves.toHaveLength(60 * 40 * 3)
    expect(stored.toString('latin1')).not.toContain('<script>')
  })

  it('has a safe name with the extension of its content', async () => {
    const data = await solidImage().png().toBuffer()
    const { filename } = await upload('../../etc/Laporan "akhir"\r\n.PHP.html', 'image/png', data)
    expect(filename).toMatch(/^[a-z0-9-]+-[0-9a-f]{16}\.png$/)
  })
})

describe('an upload', () => {
  const large = () => solidJpeg(8000, 6000)
  const solidJpeg = (width?: number, height?: number) => solidImage(width, height).jpeg().toBuffer()
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const noisy = () => sharp({ create: { width: 300, height: 200, channels: 3, background: 'red', noise } })
  const cutInHalf = (image: Buffer) => image.subarray(0, image.length / 2)
  const text = (content: string) => async () => Buffer.from(content)
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>'

  it.each([
    { what: 'an SVG', kind: 'image/svg+xml', data: text(svg), expected: 'SVG is not accepted' },
    { what: 'HTML', kind: 'text/html', data: text('<p>x</p>'), expected: 'file type is not accepted' },
    { what: 'a text named PNG', kind: 'image/png', data: text('x'), expected: 'not an image' },
    { what: 'a HEIC', kind: 'image/heic', data: text('....ftypheic'), expected: 'HEIC of an iPhone' },
    {
      what: 'a HEIC named JPEG',
      kind: 'image/jpeg',
      data: text('....ftypmif1....mif1heic'),
      expected: 'Save the photo as JPEG',
    },
    {
      what: 'a HEIC of no type',
      kind: 'application/octet-stream',
      data: text('....ftyphevc'),
      expected: 'HEIC',
    },
    { what: 'an SVG named PNG', kind: 'image/png', data: text(svg), expected: 'not an image of an accepted' },
    {
      what: 'a TIFF named PNG',
      kind: 'image/png',
      data: () => solidImage().tiff().toBuffer(),
      expected: 'not an image of an accepted type',
    },
    { what: 'a JPEG named PNG', kind: 'image/png', data: solidJpeg, expected: 'does not match its type' },
    {
      what: 'an HTML page named PDF',
      kind: 'application/pdf',
      data: text('<html><script>alert(1)</script>%PDF-1.7'),
      expected: 'does not match its type',
    },
    {
      what: 'half a JPEG',
      kind: 'image/jpeg',
      data: async () => cutInHalf(await noisy().jpeg().toBuffer()),
      expected: 'truncated or damaged',
    },
    { what: '48 million pixels', kind: 'image/jpeg', data: large, expected: 'million pixels' },
    {
      what: 'an image of 11 MB',
      kind: 'image/jpeg',
      data: async () => Buffer.concat([await solidJpeg(), Buffer.alloc(11_000_000)]),
      expected: 'at most 10 MB',
    },
    {
      what: 'a report of 31 MB',
      kind: 'application/pdf',
      data: async () => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(31_000_000)]),
      expected: 'at most 30 MB',
    },
  ])('of $what is rejected with an error at its field', async ({ kind, data, expected }) => {
    const body = toForm({ data: await data(), name: 'x.bin', mimetype: kind })
    const answer = await requestAs('editor', 'media', { method: 'POST', body, language: 'en' })
    expect(answer.status).toBe(400)
    // A colon would make the admin's notification a list of parts.
    const message = expect.stringMatching(new RegExp(`^[^:]*${expected}[^:]*$`))
    expect(await answer.json()).toMatchObject({ errors: [{ data: { errors: [{ path: 'file', message }] } }] })
  })

  it('of a video just below the limit is accepted', async () => {
    // The first box of a video states its type, the second holds the rest.
    const video = Buffer.alloc(99_000_000)
    video.writeUInt32BE(16)
    video.write('ftypisom', 4)
    video.writeUInt32BE(video.byteLength - 16, 16)
    video.write('mdat', 20)
    const body = toForm({ data: video, name: 'x.mp4', mimetype: 'video/mp4' })
    const answer = await requestAs('editor', 'media', { method: 'POST', body, language: 'en' })
    expect([answer.status, await answer.text()]).toEqual([201, expect.stringContaining('.mp4')])
  })

  it('above every limit is rejected before its end', async () => {
    const body = toForm({ data: Buffer.alloc(101_000_000), name: 'x.mp4', mimetype: 'video/mp4' })
    const answer = await requestAs('editor', 'media', { method: 'POST', body })
    expect(answer.status).toBe(413)
  })

  it('is never fetched from a URL', async () => {
    // Payload never requests the loopback; this makes it look like a public address.
    const { upload: settings } = payload.collections.media.config
    settings.skipSafeFetch = true
    const fetched = vi.fn()
    const image = await solidImage().png().toBuffer()
    const elsewhere = createServer((_request, response) => {
      fetched()
      response.writeHead(200, { 'content-type': 'image/png' }).end(image)
    })
    const named = { url: `${await listenLocally(elsewhere)}/x.png`, filename: 'x.png', mimeType: 'image/png' }
    const { id, url, filename } = await upload('x.png', 'image/png', image)

    const onlyFields = new FormData()
    onlyFields.set('_payload', JSON.stringify(named))
    const asJson = (method: string, json: object) => ({ method, json })
    const withFile = toForm({ data: image, name: 'y.png', mimetype: 'image/png' }, named)
    const rejected = [
      await requestAs('editor', 'media', asJson('POST', named)),
      await requestAs('editor', 'media', { method: 'POST', body: onlyFields }),
      await requestAs('editor', `media/${id}/duplicate`, asJson('POST', named)),
      await requestAs('editor', `media/${id}/duplicate`, { method: 'POST', body: withFile }),
      await requestAs('editor', `media/paste-url?src=${named.url}`),
    ]
    expect(rejected.map(({ status }) => status)).toEqual([400, 400, 404, 404, 400])

    const moved = { ...named, focalX: 10, focalY: 20 }
    const saved = [
      await requestAs('editor', `media/${id}`, asJson('PATCH', moved)),
      await requestAs('editor', `media?where[id][equals]=${id}`, asJson('PATCH', { ...moved, focalX: 30 })),
      // As the admin saves: it sends back the data that it loaded.
      await requestAs('editor', `media/${id}`, asJson('PATCH', { url, filename, focalX: 40, alt: 'Lain' })),
    ]
    expect(saved.map(({ status }) => status)).toEqual([200, 200, 200])
    const stored = await payload.findByID({ collection: 'media', id, locale: 'id' })
    expect(stored).toMatchObject({ url, filename, alt: 'Lain' })
    expect(fetched).not.toHaveBeenCalled()
    settings.skipSafeFetch = false
    elsewhere.close()
  })
})

describe('a file that a browser opens', () => {
  const sandboxed = {
    'content-security-policy': expect.stringContaining('sandbox'),
    'x-content-type-options': 'nosniff',
  }

  it('is sandboxed, and a report is downloaded', async () => {
    const { pdf } = await findReportWithPdf()
    const served = await serveMedia(new Request(`http://cms.test/media/${pdf}`), pdf, payload)
    await served.body?.cancel()
    expect(Object.fromEntries(served.headers)).toMatchObject({
      ...sandboxed,
      'content-disposition': `attachment; filename="${pdf}"`,
    })
    const forStaff = await requestAs('editor', `media/file/${pdf}`)
    await forStaff.body?.cancel()
    expect(Object.fromEntries(forStaff.headers)).toMatchObject(sandboxed)
    expect((await requestAs(null, `media/file/${pdf}`)).status).toBe(401)
  })
})

import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { convert } from './conversion.ts'

function plain(width: number, height: number, alpha = 1) {
  return sharp({
    create: { width, height, channels: alpha === 1 ? 3 : 4, background: { r: 0, g: 90, b: 90, alpha } },
  })
}

async function facts(body: unknown) {
  const { format, width, height, exif, orientation } = await sharp(
    body instanceof Uint8Array ? body : '',
  ).metadata()
  return { format, width, height, exif, orientation }
}

/** A PNG of a few hundred bytes that declares these dimensions. */
function bomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    const named = Buffer.concat([Buffer.from(type), data])
    const check = Buffer.alloc(4)
    check.writeUInt32BE(crc32(named))
    return Buffer.concat([length, named, check])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1024))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>'

describe('convert', () => {
  it.each([
    ['avif', 'heif'],
    ['webp', 'webp'],
    ['plain', 'jpeg'],
  ] as const)('makes %s of a JPEG', async (accepted, format) => {
    const result = await convert(await plain(800, 400).jpeg().toBuffer(), 320, accepted)
    expect(result.kind === 'ok' && (await facts(result.body))).toMatchObject({
      format,
      width: 320,
      height: 160,
    })
  })

  it.each([
    ['PNG stays PNG', plain(400, 400).png(), 'png'],
    ['WebP becomes JPEG', plain(400, 400).webp(), 'jpeg'],
    ['transparent WebP becomes PNG', plain(400, 400, 0.5).webp(), 'png'],
    ['AVIF becomes JPEG', plain(400, 400).avif(), 'jpeg'],
  ])('uses JPEG or PNG for older clients: %s', async (_, source, format) => {
    const result = await convert(await source.toBuffer(), 320, 'plain')
    expect(result.kind === 'ok' && (await facts(result.body)).format).toBe(format)
  })

  it('does not enlarge an image', async () => {
    const result = await convert(await plain(100, 50).png().toBuffer(), 3072, 'webp')
    expect(result.kind === 'ok' && (await facts(result.body))).toMatchObject({ width: 100, height: 50 })
  })

  it('applies the EXIF orientation and removes metadata', async () => {
    const photo = await plain(800, 400)
      .withExif({ IFD0: { Copyright: 'someone' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const result = await convert(photo, 320, 'plain')
    expect(result.kind === 'ok' && (await facts(result.body))).toEqual({
      format: 'jpeg',
      width: 320,
      height: 640,
      exif: undefined,
      orientation: undefined,
    })
  })

  it('rejects an image with too many pixels by its header', async () => {
    const before = process.cpuUsage()
    const result = await convert(bomb(60_000, 60_000), 320, 'webp')
    expect(result).toMatchObject({ kind: 'rejected', status: 413 })
    // CPU time, because wall time depends on the load of the machine.
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 1000).toBeLessThan(1000)
  })

  it('rejects an image without pixel data', async () => {
    expect(await convert(bomb(6000, 6000), 320, 'webp')).toMatchObject({ kind: 'rejected', status: 415 })
  })

  it.each([
    { name: 'accepts 40 million pixels', columns: 8000, rejection: { status: 415 } },
    {
      name: 'rejects one more column before decoding',
      columns: 8001,
      rejection: { status: 413, reason: 'Input image exceeds pixel limit' },
    },
  ])('has a decoder that $name', async ({ columns, rejection }) => {
    expect(await convert(bomb(columns, 5000), 320, 'webp')).toMatchObject({ kind: 'rejected', ...rejection })
  })

  it.each([
    ['SVG', Buffer.from(svg)],
    ['SVG after a declaration', Buffer.from(`<?xml version="1.0"?>\n${svg}`)],
    ['PDF', Buffer.from('%PDF-1.7\n%âãÏÓ')],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['TIFF, little end first', Buffer.from('II*\0\b\0\0\0')],
    ['TIFF, big end first', Buffer.from('MM\0*\0\0\0\b')],
    ['GIF', Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1')],
    ['BMP', Buffer.from('BM\0\0\0\0')],
    ['an icon', Buffer.from('\0\0\x01\0\x01\0', 'latin1')],
    ['an animated AVIF', Buffer.from('\0\0\0\x1cftypavis\0\0\0\0', 'latin1')],
    ['HEIC', Buffer.from('\0\0\0\x1cftypheic\0\0\0\0', 'latin1')],
    ['JPEG XL', Buffer.from('\xff\x0a', 'latin1')],
    ['a script of ImageMagick', Buffer.from('push graphic-context')],
    ['nothing', Buffer.alloc(0)],
    [
      'SVG after the first bytes of a JPEG',
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(svg)]),
    ],
    ['SVG behind the first bytes of a PNG', Buffer.from(`\x89PNG\r\n\x1a\n${svg}`, 'latin1')],
    ['SVG behind the first bytes of a WebP', Buffer.from(`RIFF\x10\0\0\0WEBP${svg}`, 'latin1')],
    ['SVG behind the first bytes of an AVIF', Buffer.from(`\0\0\0\x1cftypavif${svg}`, 'latin1')],
  ])('rejects %s', async (_, source) => {
    expect(await convert(source, 320, 'webp')).toMatchObject({ kind: 'rejected', status: 415 })
  })

  it('drops data appended to a real image', async () => {
    const polyglot = Buffer.concat([
      await plain(64, 64).jpeg().toBuffer(),
      Buffer.from('<script>alert(1)</script>'),
    ])
    const result = await convert(polyglot, 320, 'plain')
    expect(result.kind === 'ok' && Buffer.from(result.body).includes('<script>')).toBe(false)
  })

  it('rejects a truncated image', async () => {
    const whole = await sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: '#fff',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .jpeg()
      .toBuffer()
    const result = await convert(whole.subarray(0, whole.length / 2), 320, 'webp')
    expect(result).toMatchObject({ kind: 'rejected', status: 415 })
  })
})

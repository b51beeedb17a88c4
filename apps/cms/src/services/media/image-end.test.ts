import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { findImageEnd } from './image-end.ts'
import { withoutMetadata } from './strip-metadata.ts'

const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
const solid = () => sharp({ create: { width: 90, height: 70, channels: 3, background: 'red', noise } })

const images = [
  { name: 'PNG', kind: 'image/png', make: () => solid().png().toBuffer() },
  { name: 'JPEG', kind: 'image/jpeg', make: () => solid().jpeg().toBuffer() },
  {
    name: 'progressive JPEG',
    kind: 'image/jpeg',
    make: () => solid().jpeg({ progressive: true }).toBuffer(),
  },
  {
    name: 'JPEG with a color profile',
    kind: 'image/jpeg',
    make: () => solid().withIccProfile('p3').jpeg({ quality: 100 }).toBuffer(),
  },
  { name: 'WebP', kind: 'image/webp', make: () => solid().webp().toBuffer() },
  { name: 'lossless WebP', kind: 'image/webp', make: () => solid().webp({ lossless: true }).toBuffer() },
]
const avif = { name: 'AVIF', kind: 'image/avif', make: () => solid().avif({ effort: 0 }).toBuffer() }

const tails = [
  { what: 'a page', tail: Buffer.from('<html><script>alert(1)</script></html>') },
  { what: 'zeros', tail: Buffer.alloc(100) },
  { what: 'one byte', tail: Buffer.from('\n') },
  { what: 'another JPEG', tail: Buffer.from('ffd8ffe000104a46494600ffd9', 'hex') },
]

describe.each(images)('a stored $name', ({ kind, make }) => {
  it.each(tails)('loses $what after its end, and keeps everything else', async ({ tail }) => {
    const image = await make()
    expect((await withoutMetadata(Buffer.concat([image, tail]), kind)).equals(image)).toBe(true)
  })
})

describe.each([...images, avif])('a stored $name', ({ kind, make }) => {
  it('is unchanged without bytes after its end', async () => {
    const image = await make()
    expect(findImageEnd(image, kind)).toBe(image.byteLength)
    expect(await withoutMetadata(image, kind)).toBe(image)
  })
})

describe('a stored AVIF', () => {
  it.each(tails)('is encoded again to lose $what after its end', async ({ tail }) => {
    const image = await avif.make()
    const stored = await withoutMetadata(Buffer.concat([image, tail]), avif.kind)
    expect(findImageEnd(stored, avif.kind)).toBe(stored.byteLength)
    expect(await sharp(stored).metadata()).toMatchObject({ format: 'heif', width: 90, height: 70 })
  })

  it('is encoded again if its last box reaches to the end of the file', async () => {
    const image = await avif.make()
    image.writeUInt32BE(0, image.indexOf('mdat') - 4)
    const page = Buffer.from('<html><script>alert(1)</script></html>')
    const stored = await withoutMetadata(Buffer.concat([image, page]), avif.kind)
    expect(stored.includes('script')).toBe(false)
    expect(await sharp(stored).metadata()).toMatchObject({ width: 90, height: 70 })
  })
})

describe('an image', () => {
  it.each(images.slice(0, 2))('has no end in the first half of a $name', async ({ kind, make }) => {
    const image = await make()
    expect(findImageEnd(image.subarray(0, image.byteLength / 2), kind)).toBeNull()
  })

  it.each([
    { what: 'restart markers', data: '1122ffd03344ffd75566' },
    { what: 'zeros after 0xFF', data: '11ff0022ff00' },
    { what: 'a table between two scans', data: '1122ffc4000300ffda00024455' },
    { what: 'nothing', data: '' },
  ])('has its end after $what in the data of a JPEG', ({ data }) => {
    const file = Buffer.from(`ffd8ffda0002${data}ffd9`, 'hex')
    expect(findImageEnd(Buffer.concat([file, Buffer.from('<html>')]), 'image/jpeg')).toBe(file.byteLength)
  })

  const kinds = ['image/png', 'image/jpeg', 'image/webp', 'image/avif']
  it.each(kinds)('has no end beyond an empty or very short file: %s', (kind) => {
    for (const bytes of ['', '89504e47', 'ffd8ff', 'ffd8ffff', 'ffd8ffe0ffff', '52494646ffffffff'])
      expect(findImageEnd(Buffer.from(bytes, 'hex'), kind) ?? 0).toBeLessThanOrEqual(bytes.length / 2)
  })

  const animate = async () => {
    const frame = await solid().raw().toBuffer()
    const raw = { width: 90, height: 140, channels: 3 as const, pageHeight: 70 }
    return sharp(Buffer.concat([frame, frame.toReversed()]), { raw }).webp({ loop: 0, delay: [100, 100] })
  }

  it('loses the metadata of an animation of two frames, and keeps its frames', async () => {
    const animation = await (await animate()).withExif({ IFD0: { Artist: 'Ratna' } }).toBuffer()
    const { exif, pages } = await sharp(await withoutMetadata(animation, 'image/webp')).metadata()
    expect({ exif, pages }).toEqual({ exif: undefined, pages: 2 })
  })

  it('also loses bytes after the end of an animation, and keeps its frames', async () => {
    const animation = await (await animate()).toBuffer()
    const stored = await withoutMetadata(Buffer.concat([animation, Buffer.from('<html>')]), 'image/webp')
    expect(stored.equals(animation)).toBe(true)
    expect((await sharp(stored).metadata()).pages).toBe(2)
  })
})

import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { SHARE_SIZE } from '#app/head/share-image-url.ts'
import { drawImage } from './draw-image.ts'
import { imageSvg } from './image-svg.ts'

/** Social networks reject or delay larger images. */
const MAX_IMAGE_BYTES = 300 * 1024

const brand = 'Wirasana Sekuritas'
const plain = { locale: 'id', title: 'Beranda', section: 'Beranda', brand }

const difficult = [
  { name: 'a short title', locale: 'id', title: 'Blog', section: 'Blog' },
  {
    name: 'a title of 200 characters',
    locale: 'id',
    title: 'Laba bank tumbuh dua digit '.repeat(8).slice(0, 200),
    section: 'Laporan riset',
  },
  {
    name: 'a long title in English',
    locale: 'en',
    title: 'How the policy rate reaches bank margins '.repeat(5),
    section: 'Research reports',
  },
  { name: 'one very long word', locale: 'en', title: 'W'.repeat(200), section: 'M'.repeat(200) },
  {
    name: 'markup characters',
    locale: 'id',
    title: `Laba & rugi: "naik" <b>12 %</b> 'lagi' ]]>`,
    section: '<script>&',
  },
  {
    name: 'emoji and other scripts',
    locale: 'en',
    title: '\u{1f680} To the moon \u{1f468}\u200d\u{1f469} 日本 \u0000',
    section: '\u{1f680}',
  },
]

describe('a share image', () => {
  it.each(difficult)('of $name is a PNG of 1200 × 630 within 300 KB', async ({ locale, title, section }) => {
    const image = await drawImage({ locale, title, section, brand })
    expect(image.byteLength).toBeLessThanOrEqual(MAX_IMAGE_BYTES)
    const { format, width, height } = await sharp(image).metadata()
    expect({ format, width, height }).toEqual({ format: 'png', ...SHARE_SIZE })
  })

  it('differs for different titles, and is the same for the same title', async () => {
    const [one, again, other] = await Promise.all([
      drawImage(plain),
      drawImage(plain),
      drawImage({ ...plain, title: 'Blog' }),
    ])
    expect(one.equals(again)).toBe(true)
    expect(one.equals(other)).toBe(false)
  })

  it('contains outlines instead of text, so that a title cannot inject markup', () => {
    const svg = imageSvg({ ...plain, title: '"/><image href="http://x.example/"/>' })
    expect(svg).not.toMatch(/<text|<image|x\.example/)
  })

  it('shows the brand when the font can draw nothing of a title', () => {
    expect(imageSvg({ ...plain, title: '\u{1f680}' })).toBe(imageSvg({ ...plain, title: brand }))
  })
})

import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { createPlaceholder, placeholderCharacters } from './placeholder.ts'

function noise(width: number, height: number, channels: 3 | 4 = 3) {
  const background = { r: 10, g: 90, b: 120, alpha: 1 }
  const gaussian = { type: 'gaussian', mean: 128, sigma: 80 } as const
  return sharp({ create: { width, height, channels, background, noise: gaussian } })
}

describe('createPlaceholder', () => {
  it('is a small WebP with the same aspect ratio, even for a detailed image', async () => {
    const address = await createPlaceholder(await noise(1200, 600).jpeg().toBuffer(), 'image/jpeg')
    const [head, body] = (address ?? '').split(',')
    expect(head).toBe('data:image/webp;base64')
    expect(address?.length).toBeLessThanOrEqual(placeholderCharacters)
    const { width, height } = await sharp(Buffer.from(body ?? '', 'base64')).metadata()
    expect(width / height).toBe(2)
    expect(width).toBeLessThanOrEqual(24)
  })

  it('is rotated as the image is displayed', async () => {
    const turned = await noise(600, 1200).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const address = (await createPlaceholder(turned, 'image/jpeg')) ?? ''
    const { width, height } = await sharp(Buffer.from(address.split(',')[1] ?? '', 'base64')).metadata()
    expect(width).toBeGreaterThan(height)
  })

  it('is not created for an image with transparency', async () => {
    const logo = await sharp({
      create: { width: 200, height: 80, channels: 4, background: { r: 0, g: 90, b: 90, alpha: 0 } },
    })
      .png()
      .toBuffer()
    expect(await createPlaceholder(logo, 'image/png')).toBeNull()
  })

  it('is not created for a video or a PDF', async () => {
    expect(await createPlaceholder(Buffer.from('%PDF-1.7'), 'application/pdf')).toBeNull()
  })

  it('stays small for a very tall image', async () => {
    const address = await createPlaceholder(await noise(8, 16_000).png().toBuffer(), 'image/png')
    expect(address?.length).toBeLessThanOrEqual(placeholderCharacters)
  })
})

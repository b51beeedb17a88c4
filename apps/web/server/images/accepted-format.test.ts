import { describe, expect, it } from 'vitest'
import { acceptedFormat } from './accepted-format.ts'

describe('acceptedFormat', () => {
  it.each([
    ['Chrome', 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'avif'],
    ['a browser before AVIF', 'image/webp,image/apng,image/*,*/*;q=0.8', 'webp'],
    ['a browser before WebP', 'image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5', 'plain'],
    ['a client without the header', undefined, 'plain'],
    ['a client that rejects AVIF', 'image/avif;q=0, image/webp', 'webp'],
    ['odd spelling', 'IMAGE/AVIF ; q=0.5', 'avif'],
    ['an overlong header', `image/avif${','.repeat(15_000)}`, 'plain'],
    ['types with the same prefix', 'image/avif-sequence,image/webpx', 'plain'],
  ])('handles the header of %s', (_, accept, expected) => {
    expect(acceptedFormat(accept)).toBe(expected)
  })
})

import { describe, expect, it } from 'vitest'
import { markPicture } from './broken-pictures.ts'

describe('markPicture', () => {
  it('marks the frame of a broken picture with its alt text until the picture loads', () => {
    const attributes = new Map<string, string>()
    const parentElement = {
      setAttribute: (name: string, value: string) => void attributes.set(name, value),
      removeAttribute: (name: string) => void attributes.delete(name),
    }
    markPicture({ alt: 'Kawung', parentElement }, true)
    expect(attributes.get('data-broken')).toBe('Kawung')
    markPicture({ alt: 'Kawung', parentElement }, false)
    expect(attributes.size).toBe(0)
  })
})

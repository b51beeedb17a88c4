import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { ShownPageSchema, StaticPageSchema } from './pages.ts'

const text = { kind: 'text', heading: 'Syarat', body: '<p>Isi</p>' }
const callToAction = { kind: 'callToAction', heading: '', text: 'Lanjut', page: 'contactUs', label: 'Tulis' }
const later = { kind: 'video', address: 'https://video.example/1', blocks: [1, 2] }

function pageWith(...blocks: readonly unknown[]) {
  return {
    id: 7,
    slug: 'syarat',
    title: 'Syarat',
    summary: '',
    blocks,
    translations: { id: 'syarat', en: 'terms' },
    updatedAt: '2026-11-20T02:00:00.000Z',
    revisedAt: null,
    key: null,
    seo: null,
  }
}

describe('ShownPageSchema', () => {
  it('skips a block of an unknown kind and keeps the others in order', () => {
    expect(v.parse(ShownPageSchema, pageWith(text, later, callToAction))).toEqual({
      page: pageWith(text, callToAction),
      unknownKinds: ['video'],
    })
  })

  it.each([
    { name: 'of a known kind with missing fields', block: { kind: 'text', heading: 'Syarat' } },
    { name: 'of a known kind with an invalid field', block: { ...text, body: 5 } },
    { name: 'without a kind', block: { heading: 'Syarat' } },
    { name: 'with a non-string kind', block: { kind: 5 } },
    { name: 'that is null', block: null },
  ])('rejects a block $name', ({ block }) => {
    expect(v.is(ShownPageSchema, pageWith(text, block))).toBe(false)
  })
})

it('StaticPageSchema rejects a block of an unknown kind', () => {
  expect(v.is(StaticPageSchema, pageWith(text, callToAction))).toBe(true)
  expect(v.is(StaticPageSchema, pageWith(text, later))).toBe(false)
})

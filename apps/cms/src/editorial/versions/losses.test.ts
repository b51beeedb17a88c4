import { describe, expect, it } from 'vitest'
import { findLosses } from './losses.ts'

const text = (words: string) => ({ root: { children: [{ children: [{ text: words }] }] } })
const fields = ['title', 'body', 'order', 'points']

const of = (id: object, en: object) => ({ id: { ...id }, en: { ...en } })

describe('findLosses', () => {
  it('lists a field that the old version lacks in one language', () => {
    const current = of({ title: 'Judul', body: text('isi') }, { title: 'Title', body: text('body') })
    const old = of({ title: 'Judul', body: text('isi') }, { title: null, body: text('') })
    expect(findLosses(fields, current, old)).toEqual([
      { field: 'title', language: 'en', kind: 'lost' },
      { field: 'body', language: 'en', kind: 'lost' },
    ])
  })

  it('lists reverted fields, once if both languages are the same', () => {
    const current = of(
      { title: 'Baru', order: 2, points: ['a'] },
      { title: 'Title', order: 2, points: ['a'] },
    )
    const old = of({ title: 'Lama', order: 1, points: [] }, { title: 'Title', order: 1, points: [] })
    expect(findLosses(fields, current, old)).toEqual([
      { field: 'title', language: 'id', kind: 'replaced' },
      { field: 'order', language: null, kind: 'replaced' },
      { field: 'points', language: null, kind: 'lost' },
    ])
  })

  it.each([
    { name: 'the field is empty now', current: { title: '' }, old: { title: 'Lama' } },
    { name: 'the key order differs', current: { body: { a: 1, b: 2 } }, old: { body: { b: 2, a: 1 } } },
    { name: 'one has null for no key', current: { body: { a: 1, b: null } }, old: { body: { a: 1 } } },
    { name: 'the field is not shown', current: { updatedAt: '2' }, old: { updatedAt: '1' } },
  ])('is empty if $name', ({ current, old }) => {
    expect(findLosses(fields, of(current, current), of(old, old))).toEqual([])
  })
})

import { expect, it } from 'vitest'
import { pageHead } from '#app/head/page-head.ts'
import { listResponse } from './list-response.ts'

const head = pageHead({ page: 'blog', title: 'Blog', description: '', query: { category: 'zzz', page: 2 } })

it('refers a list with an unknown filter to the whole list, whose share image exists', () => {
  const response = listResponse({ head }, { isUnknown: true })
  expect(response.init?.status).toBe(404)
  expect(response.data.head).toMatchObject({
    isIndexed: false,
    pageNumber: null,
    paths: { id: '/id/blog', en: '/en/blog' },
  })
})

it('keeps the address of a list whose filter matches nothing', () => {
  const { head: shown } = listResponse({ head }, { isUnknown: false, isEmpty: true }).data
  expect(shown).toEqual({ ...head, isIndexed: false })
})

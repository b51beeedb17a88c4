import { describe, expect, it } from 'vitest'
import { isOtherListPage } from './query-change.ts'

describe('isOtherListPage', () => {
  it.each([
    { name: 'the next page', from: '', to: '?page=2', expected: true },
    { name: 'the next page of a filtered list', from: '?q=bank', to: '?q=bank&page=2', expected: true },
    {
      name: 'the next page, with the empty fields of the form gone',
      from: '?q=bank&sector=&sort=',
      to: '?q=bank&page=2',
      expected: true,
    },
    { name: 'the first page', from: '?sort=per&page=3', to: '?sort=per', expected: true },
    { name: 'a filter on the first page', from: '', to: '?q=bank', expected: false },
    { name: 'a filter on a later page', from: '?page=2', to: '?q=bank', expected: false },
    { name: 'another order on a later page', from: '?sort=per&page=2', to: '?sort=-per', expected: false },
    { name: 'a cleared filter', from: '?q=bank', to: '', expected: false },
    { name: 'the same page', from: '?page=2', to: '?page=2', expected: false },
  ])('$name: $expected', ({ from, to, expected }) => {
    expect(isOtherListPage(from, to)).toBe(expected)
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { announceQueryChange, isOtherListPage } from './query-change.ts'

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

describe('announceQueryChange', () => {
  /** A page with a title and no list; a skeleton delays its announcement. */
  function stubPage(title: string, hasSkeleton = false) {
    vi.stubGlobal('document', {
      title,
      body: null,
      activeElement: null,
      querySelector: (selector: string) => (selector === 'main .skeleton' && hasSkeleton ? {} : null),
      querySelectorAll: () => [],
    })
  }

  const change = { from: '', to: '?q=bank', isBack: false, origin: null }

  beforeEach(() => {
    vi.useFakeTimers()
  })

  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it.each([false, true])('announces the page once with a skeleton: %s', (hasSkeleton) => {
    const announce = vi.fn()
    stubPage('Saham', hasSkeleton)
    announceQueryChange({ ...change, isCurrent: () => true }, announce)
    vi.runAllTimers()
    expect(announce.mock.calls).toEqual([['Saham']])
  })

  it.each([
    { name: 'another filter', next: '?q=emas', isBack: false },
    { name: 'another page', next: '?q=bank&page=2', isBack: false },
    { name: 'the same filter, after Back', next: '', isBack: true },
  ])('announces only the last of two changes: $name', ({ next, isBack }) => {
    const announce = vi.fn()
    let current = change.to
    stubPage('Hasil pertama', true)
    announceQueryChange({ ...change, isCurrent: () => current === change.to }, announce)
    vi.advanceTimersByTime(200)
    current = next
    stubPage('Hasil kedua')
    announceQueryChange(
      { ...change, from: change.to, to: next, isBack, isCurrent: () => current === next },
      announce,
    )
    vi.runAllTimers()
    expect(announce.mock.calls).toEqual([['Hasil kedua']])
  })

  it('announces nothing after the visitor has left the page', () => {
    const announce = vi.fn()
    stubPage('Saham', true)
    announceQueryChange({ ...change, isCurrent: () => false }, announce)
    vi.runAllTimers()
    expect(announce).not.toHaveBeenCalled()
  })
})

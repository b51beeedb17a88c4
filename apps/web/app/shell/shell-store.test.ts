import type { ShellAnswer } from '@site/contracts/content/shell.ts'
import { describe, expect, it } from 'vitest'
import { serviceUnavailable } from '#app/upstream/upstream-error.ts'
import { fallbackShell } from './fallback-shell.ts'
import type { PageFacts } from './page-facts.ts'
import { ShellStore } from './shell-store.server.ts'

const noFacts = (): PageFacts => ({
  tags: new Set(),
  isPartial: false,
  endsAt: Number.POSITIVE_INFINITY,
  handsQueryOn: false,
})

function storeOf(menuChangesAt: string | null): ShellStore {
  const data: ShellAnswer = {
    ...fallbackShell('id'),
    menuPlaces: [{ page: 'promo', slug: null, isOpen: false }],
    menuChangesAt,
  }
  return new ShellStore(() => Promise.resolve({ data, tags: ['list:menu'] }))
}

describe('the kept menu', () => {
  it('tells every page until when it is right, and depends on it', async () => {
    const facts = noFacts()
    const { menuPlaces } = await storeOf('2100-01-01T00:00:00.000Z').get('id', facts)
    expect(facts.endsAt).toBe(Date.UTC(2100, 0, 1))
    expect([...facts.tags]).toEqual(['list:menu'])
    expect(menuPlaces).toEqual([{ page: 'promo', slug: null, isOpen: false }])
  })

  it('has no end without dates', async () => {
    const facts = noFacts()
    await storeOf(null).get('id', facts)
    expect(facts.endsAt).toBe(Number.POSITIVE_INFINITY)
  })

  it('that has ended and is not renewed yet lets pages be kept for a moment', async () => {
    const facts = noFacts()
    await storeOf('2020-01-01T00:00:00.000Z').get('id', facts)
    expect(facts.endsAt).toBeGreaterThan(Date.now() - 60_000)
  })

  it('keeps what only the server needs out of what browsers are given', async () => {
    const { shell } = await storeOf('2100-01-01T00:00:00.000Z').get('id', noFacts())
    expect(Object.keys(shell).sort()).toEqual(['locale', 'menu', 'settings'])
  })

  it('is the one that an earlier process was told while the service has not answered once', async () => {
    const last: ShellAnswer = {
      ...fallbackShell('id'),
      menuPlaces: [{ page: 'faq', slug: null, isOpen: false }],
      menuChangesAt: null,
    }
    const store = new ShellStore(
      () => Promise.reject(serviceUnavailable()),
      () => Promise.resolve({ data: last, tags: ['list:menu'] }),
    )
    const facts = noFacts()
    expect((await store.get('id', facts)).menuPlaces).toEqual(last.menuPlaces)
    expect(facts.isPartial).toBe(false)
  })

  it('closes nothing while the service has not answered once', async () => {
    const store = new ShellStore(() => Promise.reject(serviceUnavailable()))
    expect((await store.get('id', noFacts())).menuPlaces).toEqual([])
  })
})

import type { ShellAnswer } from '@site/contracts/content/shell.ts'
import { describe, expect, it } from 'vitest'
import { fallbackShell } from '#app/layout/fallback-shell.ts'
import { serviceUnavailable } from '#app/upstream/upstream-error.ts'
import type { PageFacts } from './page-facts.ts'
import { pageShell } from './page-shell.server.ts'

/** @param menuChangesAt undefined if the service has never responded */
async function shellWith(menuChangesAt?: string | null) {
  const facts: PageFacts = {
    tags: new Set(),
    isPartial: false,
    endsAt: Number.POSITIVE_INFINITY,
    preservesQuery: false,
    share: null,
  }
  const shell = async (): Promise<ShellAnswer> => {
    if (menuChangesAt === undefined) {
      throw serviceUnavailable()
    }
    const menuPlaces = [{ page: 'promo', slug: null, isOpen: false }] as const
    return { ...fallbackShell('id'), menuPlaces: [...menuPlaces], menuChangesAt }
  }
  return { facts, ...(await pageShell({ shell }, 'id', facts)) }
}

describe('menu and settings of a page', () => {
  it('limit the cache time of the page', async () => {
    const { facts, menuPlaces } = await shellWith('2100-01-01T00:00:00.000Z')
    expect(facts.endsAt).toBe(Date.UTC(2100, 0, 1))
    expect(menuPlaces).toEqual([{ page: 'promo', slug: null, isOpen: false }])
    expect((await shellWith(null)).facts.endsAt).toBe(Number.POSITIVE_INFINITY)
  })

  it('let pages be cached briefly when they have expired', async () => {
    const { facts } = await shellWith('2020-01-01T00:00:00.000Z')
    expect(facts.endsAt).toBeGreaterThan(Date.now() - 60_000)
    expect(facts.endsAt).toBeLessThanOrEqual(Date.now() + 2_000)
  })

  it('contain no server-only data', async () => {
    const { shell } = await shellWith(null)
    expect(Object.keys(shell).sort()).toEqual(['locale', 'menu', 'settings'])
  })

  it('are built-in, with no closed pages, until the service has responded once', async () => {
    const { facts, menuPlaces, shell } = await shellWith()
    expect({ menuPlaces, shell }).toEqual({ menuPlaces: [], shell: fallbackShell('id') })
    expect(facts.isPartial).toBe(true)
  })
})

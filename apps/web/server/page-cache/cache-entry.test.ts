import { describe, expect, it } from 'vitest'
import { computeLifetimes } from './cache-entry.ts'
import { cachePolicies } from './cache-policies.ts'
import { StoredPage } from './stored-page.ts'

const rendered = { headers: {}, body: Buffer.from('page'), tags: [], isPartial: false }
const day = 86_400

describe('a rendered page', () => {
  it.each([
    { policy: 'list', status: 200, seconds: [60, 120, 60 + day] },
    { policy: 'detail', status: 200, seconds: [300, 600, 300 + day] },
    { policy: 'market', status: 200, seconds: [60, 120, 60 + day] },
    { policy: 'detail', status: 301, seconds: [300, 600, 300 + day] },
    { policy: 'list', status: 404, seconds: [10, 10, 10] },
    { policy: 'detail', status: 404, seconds: [10, 10, 10] },
    { policy: 'detail', status: 200, validForMs: 90_000, seconds: [90, 90, 90 + day] },
    { policy: 'list', status: 200, validForMs: 90_000, seconds: [60, 90, 60 + day] },
    { policy: 'list', status: 404, validForMs: 3_000, seconds: [3, 3, 3] },
  ] as const)(
    'of the policy $policy with status $status and $validForMs ms of its own is fresh, stale and usable until $seconds',
    ({ policy, seconds, ...page }) => {
      const found = cachePolicies[policy]
      const lifetimes = found && computeLifetimes(new StoredPage({ ...rendered, ...page }), found, 5_000)
      expect(lifetimes).toEqual({
        freshUntil: 5_000 + seconds[0] * 1_000,
        staleWhileRevalidateUntil: 5_000 + seconds[1] * 1_000,
        staleIfErrorUntil: 5_000 + seconds[2] * 1_000,
      })
    },
  )

  it.each(['tool', 'form', 'visitor'] as const)('of the policy %s is never cached', (policy) => {
    expect(cachePolicies[policy]).toBeNull()
  })
})

import { describe, expect, it } from 'vitest'
import { cachePolicies, STALE_IF_ERROR_SECONDS } from './policies.ts'

// Plain figures, as docs/faults.md and docs/architecture.md promise them: other tests reckon with whatever stands in the table.
describe('how long pages stay as they are without any change feed', () => {
  it.each([
    { name: 'a list', policy: cachePolicies.list, seconds: 60 },
    { name: 'a page of market figures', policy: cachePolicies.market, seconds: 60 },
    { name: 'a detail', policy: cachePolicies.detail, seconds: 300 },
  ])('is $seconds s for $name', ({ policy, seconds }) => {
    expect(policy?.freshSeconds).toBe(seconds)
  })

  it('is a day where the page cannot be made anew', () => {
    expect(STALE_IF_ERROR_SECONDS).toBe(86_400)
    expect(cachePolicies.list?.staleIfErrorSeconds).toBe(86_400)
    expect(cachePolicies.detail?.staleIfErrorSeconds).toBe(86_400)
  })
})

import { recommendationsPerPage } from '@site/contracts/content/research.ts'
import { maxSpans } from '@site/contracts/market/price-spans.ts'
import { describe, expect, it } from 'vitest'

describe('the prices of recommendations', () => {
  it('fit into a single request for a whole page', () => {
    expect(recommendationsPerPage).toBeLessThanOrEqual(maxSpans)
  })
})

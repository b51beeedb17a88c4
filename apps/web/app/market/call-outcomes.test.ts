import { recommendationsPerPage } from '@site/contracts/content/research.ts'
import { mostSpans } from '@site/contracts/market/price-spans.ts'
import { describe, expect, it } from 'vitest'

describe('the prices of recommendations', () => {
  it('can be asked for by one question for a whole page', () => {
    expect(recommendationsPerPage).toBeLessThanOrEqual(mostSpans)
  })
})

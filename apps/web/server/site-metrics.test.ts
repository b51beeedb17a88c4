import { Metrics } from '@site/operations/metrics.ts'
import { describe, expect, it } from 'vitest'
import { addSiteMetrics } from './site-metrics.ts'

describe('site metrics', () => {
  it('report sequence 0 for a feed that never connected, so that it counts as behind', async () => {
    const metrics = new Metrics()
    addSiteMetrics(metrics, {
      cache: { size: { pages: 0, bytes: 0 }, evictions: 0 },
      services: { circuits: () => [] },
      feeds: [
        { name: 'content', lastSequence: 7, silenceMs: 0 },
        { name: 'market', lastSequence: null, silenceMs: 20_000 },
      ],
      images: { counts: { cached: 0, converted: 0, failed: 0 }, waiting: 0 },
      requests: { inFlight: 0 },
    })
    const text = await metrics.text()
    expect(text).toContain('site_feed_sequence{feed="content"} 7\n')
    expect(text).toContain('site_feed_sequence{feed="market"} 0\n')
  })
})

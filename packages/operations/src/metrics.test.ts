import { describe, expect, it, vi } from 'vitest'
import { Metrics } from './metrics.ts'

describe('Metrics', () => {
  it('serializes counters with labels in the Prometheus text format', async () => {
    const metrics = new Metrics()
    const responses = metrics.counter('responses_total', 'Responses by route')
    responses.add({ route: 'blog' })
    responses.add({ route: 'blog' })
    responses.of({ route: 'a "b" \\ c\nd' }).value += 3
    expect(await metrics.text()).toContain(
      [
        '# HELP responses_total Responses by route',
        '# TYPE responses_total counter',
        'responses_total{route="blog"} 2',
        'responses_total{route="a \\"b\\" \\\\ c\\nd"} 3',
        '',
      ].join('\n'),
    )
  })

  it('counts a duration in every bucket above it', async () => {
    const metrics = new Metrics()
    const durations = metrics.histogram('render_seconds', 'Rendering')
    durations.observe(0.05, { route: 'blog' })
    durations.observe(30, { route: 'blog' })
    const text = await metrics.text()
    expect(text).toContain('render_seconds_bucket{route="blog",le="0.025"} 0\n')
    expect(text).toContain('render_seconds_bucket{route="blog",le="0.05"} 1\n')
    expect(text).toContain('render_seconds_bucket{route="blog",le="10"} 1\n')
    expect(text).toContain('render_seconds_bucket{route="blog",le="+Inf"} 2\n')
    expect(text).toContain('render_seconds_sum{route="blog"} 30.05\n')
    expect(text).toContain('render_seconds_count{route="blog"} 2\n')
  })

  it('reports 0 for a series without events, so that its first increase is visible', async () => {
    const metrics = new Metrics()
    metrics.counter('forms_total', 'Forms').of({ outcome: 'failed' })
    metrics.histogram('calls_seconds', 'Calls').of({ outcome: 'failed' })
    const text = await metrics.text()
    expect(text).toContain('forms_total{outcome="failed"} 0\n')
    expect(text).toContain('calls_seconds_count{outcome="failed"} 0\n')
  })

  it('reports the other metrics and the failed one when a read fails', async () => {
    const metrics = new Metrics()
    metrics.read('gauge', 'waiting_mails', 'Mails', () => Promise.reject(new Error('the database is away')))
    metrics.read('gauge', 'heap_bytes', 'Heap', () => [{ value: 7 }])
    const text = await metrics.text()
    expect(text).toContain('heap_bytes 7\n')
    expect(text).not.toMatch(/^waiting_mails/m)
    expect(text).toContain('metrics_unreadable{metric="waiting_mails"} 1\n')
  })

  it('does not wait for a metric that never resolves', async () => {
    vi.useFakeTimers()
    const metrics = new Metrics()
    metrics.read('gauge', 'waiting_mails', 'Mails', () => new Promise(() => {}))
    const text = metrics.text()
    await vi.advanceTimersByTimeAsync(3_000)
    expect(await text).toContain('metrics_unreadable{metric="waiting_mails"} 1\n')
    vi.useRealTimers()
  })

  it('limits the number of series', async () => {
    const metrics = new Metrics()
    const counter = metrics.counter('responses_total', 'Responses')
    for (let path = 0; path < 5_000; path += 1) counter.add({ path: String(path) })
    expect((await metrics.text()).match(/^responses_total\{/gm)).toHaveLength(2_000)
  })
})

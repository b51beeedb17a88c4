import { pino } from 'pino'
import { beforeEach, describe, expect, it } from 'vitest'
import { UpstreamError, type UpstreamFailure } from '#app/upstream/upstream-error.ts'
import { errorReporter } from './report-error.ts'

interface Line {
  readonly level: number
  readonly err: { readonly message: string }
  readonly dropped?: number
}

const ERROR = 50

let now: number
let written: Line[]
let report: (error: unknown) => void

beforeEach(() => {
  now = 0
  written = []
  report = errorReporter(pino({}, { write: (line) => written.push(JSON.parse(line)) }), () => now)
})

const fail = (failure: UpstreamFailure, detail: string, service = 'content') =>
  report(new UpstreamError(service, failure, detail))
const messages = () => written.map(({ err }) => err.message)

describe('errorReporter', () => {
  it.each([
    { name: 'one entry for an error', error: new Error('broken'), lines: 1 },
    {
      name: 'no entry for a thrown response',
      error: new Response(),
      lines: 0,
    },
  ])('logs $name', ({ error, lines }) => {
    report(error)
    expect(written).toHaveLength(lines)
  })

  it('logs each error of our own', () => {
    for (let time = 0; time < 3; time += 1) report(new Error('broken'))
    expect(written).toHaveLength(3)
  })

  it('logs invalid responses of a service once a minute, with the number of repeats', () => {
    for (let second = 0; second < 60; second += 2) {
      now = second * 1000
      fail('unparsable', `/articles/${second}: invalid JSON`)
    }
    now = 60_000
    fail('unparsable', '/articles/60: invalid JSON')
    expect(written).toMatchObject([
      { level: ERROR, err: { message: 'content: unparsable: /articles/0: invalid JSON' } },
      { level: ERROR, err: { message: 'content: unparsable: /articles/60: invalid JSON' }, dropped: 29 },
    ])
  })

  it('limits each cause separately: service, failure and resource', () => {
    fail('refused', '400 for /site-index?part=1')
    fail('refused', '400 for /site-index', 'market')
    fail('status', '500 for /site-index')
    fail('refused', '400 for /articles')
    fail('refused', '400 for /site-index?part=2')
    expect(messages()).toEqual([
      'content: refused: 400 for /site-index?part=1',
      'market: refused: 400 for /site-index',
      'content: status: 500 for /site-index',
      'content: refused: 400 for /articles',
    ])
  })

  it('logs no repeats of an open circuit', () => {
    fail('circuitOpen', '/articles')
    expect(written).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { readWrk } from './wrk.mjs'

const text = `Running 1s test @ http://127.0.0.1:3100/id/blog
  1 threads and 50 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     6.77ms   10.93ms  75.98ms   90.91%
    Req/Sec    12.84k     6.46k   20.53k    50.00%
  Latency Distribution
     50%  703.00us
     75%    5.67ms
     90%   15.62ms
     99%    1.25s 
  12821 requests in 1.01s, 141.31MB read
`
const rate = 'Requests/sec:  12737.06\nTransfer/sec:    140.38MB\n'

describe('what wrk says', () => {
  it('is read with its units', () => {
    expect(readWrk(text + rate)).toEqual({
      requests: 12_821,
      requestsPerSecond: 12_737.06,
      p50Ms: 0.7,
      p99Ms: 1250,
      failed: 0,
    })
  })

  it('counts what failed on the way, and answers that say no', () => {
    const failures = '  Socket errors: connect 1, read 2, write 3, timeout 4\n  Non-2xx or 3xx responses: 5\n'
    expect(readWrk(text + failures + rate).failed).toBe(15)
  })

  it('is no measurement when there is no figure in it', () => {
    expect(() => readWrk('unable to connect')).toThrow('wrk has measured nothing: unable to connect')
  })
})

import { describe, expect, it } from 'vitest'
import { steadinessVerdicts } from './steadiness-targets.mjs'

const flat = { perMinute: 0.2, error: 0.3, limit: 1, trend: /** @type {const} */ ('flat') }
const sample = { minutes: 10, megabytes: 160, files: 40, keptMegabytes: 64 }
const figures = {
  failedPages: 0,
  quietP99Ms: 2,
  busyP99Ms: 10,
  floodedP99Ms: 4,
  visible: { list: { count: 100, p50Ms: 50, p99Ms: 500, p999Ms: 510, worstMs: 510 } },
  memory: { beforeMegabytes: 150, afterMegabytes: 180 },
  soak: { minutes: 10, settlingMinutes: 2, first: sample, last: sample, memory: flat, files: flat },
}

describe('the targets of steadiness', () => {
  it('are met at their edges', () => {
    expect(steadinessVerdicts(figures).filter(({ isMet }) => !isMet)).toEqual([])
  })

  it.each([
    { name: 'a page is refused', changed: { failedPages: 1 }, missed: 'pages that failed, misses apart' },
    {
      name: 'misses hold hits up',
      changed: { busyP99Ms: 10.1 },
      missed: "hits' p99 with misses and publishing ÷ quiet",
    },
    {
      name: 'pictures hold hits up',
      changed: { floodedP99Ms: 4.1 },
      missed: "hits' p99 under a flood of pictures ÷ quiet",
    },
    {
      name: 'publications are late',
      changed: { visible: { list: { ...figures.visible.list, p99Ms: 501 } } },
      missed: 'publish → visible in the list, p99',
    },
    {
      name: 'memory stays behind',
      changed: { memory: { beforeMegabytes: 150, afterMegabytes: 181 } },
      missed: 'memory after the load ÷ before',
    },
    {
      name: 'memory grows',
      changed: { soak: { ...figures.soak, memory: { ...flat, trend: /** @type {const} */ ('grows') } } },
      missed: 'memory in the soak',
    },
    {
      name: 'nobody can tell',
      changed: { soak: { ...figures.soak, files: { ...flat, trend: /** @type {const} */ ('too noisy') } } },
      missed: 'open files in the soak',
    },
  ])('are missed where $name', ({ changed, missed }) => {
    const faults = steadinessVerdicts({ ...figures, ...changed }).filter(({ isMet }) => !isMet)
    expect(faults.map(({ what }) => what)).toEqual([missed])
  })
})

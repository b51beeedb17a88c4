import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, expect, it, vi } from 'vitest'
import { Metrics } from './metrics.ts'
import { addProcessMetrics } from './process-metrics.ts'

const MEGABYTE = 1024 * 1024

afterEach(() => vi.unstubAllGlobals())

it('measures the heap after a garbage collection', async () => {
  const metrics = new Metrics()
  addProcessMetrics(metrics, null)
  setFlagsFromString('--expose-gc')
  vi.stubGlobal('gc', runInNewContext('gc'))
  const heap = async () => Number(/^nodejs_heap_size_used_bytes (\d+)$/m.exec(await metrics.text())?.[1])
  const parts = async () =>
    [...(await metrics.text()).matchAll(/^nodejs_heap_space_size_used_bytes\{space="\w+"\} (\d+)$/gm)].reduce(
      (sum, [, bytes]) => sum + Number(bytes),
      0,
    )
  const before = await heap()
  let held: object[] | null = Array.from({ length: 500_000 }, (_, number) => ({ number }))
  expect(await heap()).toBeGreaterThan(before + 10 * MEGABYTE)
  expect(held).toHaveLength(500_000)
  expect(Math.abs((await parts()) - (await heap()))).toBeLessThan(MEGABYTE)
  held = null
  expect(await heap()).toBeLessThan(before + MEGABYTE)
})

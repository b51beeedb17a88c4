import { expect, it } from 'vitest'
import { Metrics } from './metrics.ts'
import { addProcessMetrics } from './process-metrics.ts'

const MEGABYTE = 1024 * 1024

it('reports the heap and its parts', async () => {
  const metrics = new Metrics()
  addProcessMetrics(metrics, null)
  const difference = async () => {
    const text = await metrics.text()
    const heapBytes = Number(/^nodejs_heap_size_used_bytes (\d+)$/m.exec(text)?.[1])
    const partBytes = [...text.matchAll(/^nodejs_heap_space_size_used_bytes\{space="\w+"\} (\d+)$/gm)].map(
      ([, bytes]) => Number(bytes),
    )
    return Math.abs(partBytes.reduce((total, bytes) => total + bytes, 0) - heapBytes)
  }
  // Polled: a garbage collection may run between both readings.
  await expect.poll(difference).toBeLessThan(MEGABYTE)
})

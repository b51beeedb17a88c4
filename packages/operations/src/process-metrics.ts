import { readdir, statfs } from 'node:fs/promises'
import { totalmem } from 'node:os'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { getHeapSpaceStatistics, getHeapStatistics } from 'node:v8'
import type { Metrics } from './metrics.ts'

const LOOP_RESOLUTION_MS = 10
const NANOSECONDS = 1e9
const MICROSECONDS = 1e6
/** Those of the loop's delay; 1 is the longest. */
export const loopQuantiles = ['0.5', '0.99', '1'] as const
/** What is told of a disk. */
export const diskParts = ['size', 'free'] as const

/**
 * What every process can tell of itself, by the names that dashboards for Node know.
 *
 * @param folder where the service keeps its files; its disk is watched
 */
export function addProcessMetrics(metrics: Metrics, folder: string | null): void {
  const startedAt = Date.now() / 1000 - process.uptime()
  const gauge = (name: string, help: string, value: () => number) =>
    metrics.read('gauge', name, help, () => [{ value: value() }])
  gauge('process_start_time_seconds', 'When the process began, in seconds since 1970', () => startedAt)
  metrics.read('counter', 'process_cpu_seconds_total', 'Processor time', () => {
    const { user, system } = process.cpuUsage()
    return [{ value: (user + system) / MICROSECONDS }]
  })
  gauge('process_resident_memory_bytes', 'Memory of the process', () => process.memoryUsage.rss())
  gauge(
    'process_memory_limit_bytes',
    'Memory that the process may have: of its group, else of the machine',
    memoryLimit,
  )
  gauge('nodejs_heap_size_used_bytes', 'Heap in use', () => {
    // Started with --expose-gc a process tells what it keeps, without what waits to be collected.
    globalThis.gc?.()
    return process.memoryUsage().heapUsed
  })
  metrics.read('gauge', 'nodejs_heap_space_size_used_bytes', 'Heap in use, by its parts', () =>
    getHeapSpaceStatistics().map(({ space_name: name, space_used_size: value }) => ({
      labels: { space: name.replace(/_space$/, '') },
      value,
    })),
  )
  gauge(
    'nodejs_heap_limit_bytes',
    'Heap beyond which the process ends',
    () => getHeapStatistics().heap_size_limit,
  )
  addOpenFiles(metrics)
  addLoopDelay(metrics)
  if (folder !== null) addDisk(metrics, folder)
}

/** 0 or an absurd number where the system sets none. */
function memoryLimit(): number {
  const limit = process.constrainedMemory()
  return limit > 0 && limit < totalmem() ? limit : totalmem()
}

function addOpenFiles(metrics: Metrics): void {
  metrics.read('gauge', 'process_open_fds', 'Open files and connections', async () => {
    const open = await readdir('/proc/self/fd').catch(() => null)
    return open === null ? [] : [{ value: open.length }]
  })
}

/** Since the last reading. A page out of memory takes as long as the loop lets it wait, and hardly more. */
function addLoopDelay(metrics: Metrics): void {
  const delay = monitorEventLoopDelay({ resolution: LOOP_RESOLUTION_MS })
  delay.enable()
  metrics.read(
    'gauge',
    'nodejs_eventloop_lag_seconds',
    'How late the event loop was since the last reading',
    () => {
      const late = (nanoseconds: number) => Math.max(0, nanoseconds / NANOSECONDS - LOOP_RESOLUTION_MS / 1000)
      const samples = loopQuantiles.map((quantile) => ({
        labels: { quantile },
        value: late(delay.percentile(Number(quantile) * 100)),
      }))
      delay.reset()
      return samples
    },
  )
}

function addDisk(metrics: Metrics, folder: string): void {
  metrics.read('gauge', 'data_disk_bytes', 'The disk of the data folder', async () => {
    const { bsize, blocks, bavail } = await statfs(folder)
    const counts = { size: blocks, free: bavail }
    return diskParts.map((what) => ({ labels: { what }, value: counts[what] * bsize }))
  })
}

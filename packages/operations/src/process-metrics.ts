import { readdir, statfs } from 'node:fs/promises'
import { totalmem } from 'node:os'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { getHeapSpaceStatistics, getHeapStatistics } from 'node:v8'
import type { Metrics } from './metrics.ts'

const LOOP_RESOLUTION_MS = 10
const NANOSECONDS = 1e9
const MICROSECONDS = 1e6
/** Quantiles of the event-loop lag; 1 is the maximum. */
export const loopQuantiles = ['0.5', '0.99', '1'] as const
/** The measured values of a disk. */
export const diskParts = ['size', 'free'] as const

/**
 * Adds metrics of the process, with the names that Node.js dashboards expect.
 *
 * @param directory the data directory, whose disk is measured
 */
export function addProcessMetrics(metrics: Metrics, directory: string | null): void {
  const startedAt = Date.now() / 1000 - process.uptime()
  const gauge = (name: string, help: string, value: () => number) =>
    metrics.read('gauge', name, help, () => [{ value: value() }])
  gauge('process_start_time_seconds', 'Start time of the process in seconds since 1970', () => startedAt)
  metrics.read('counter', 'process_cpu_seconds_total', 'CPU time', () => {
    const { user, system } = process.cpuUsage()
    return [{ value: (user + system) / MICROSECONDS }]
  })
  gauge('process_resident_memory_bytes', 'Memory of the process', () => process.memoryUsage.rss())
  gauge('process_memory_limit_bytes', 'Memory limit of the control group or the machine', memoryLimit)
  gauge('nodejs_heap_size_used_bytes', 'Heap in use', () => process.memoryUsage().heapUsed)
  metrics.read('gauge', 'nodejs_heap_space_size_used_bytes', 'Heap in use, by its parts', () =>
    getHeapSpaceStatistics().map(({ space_name: name, space_used_size: value }) => ({
      labels: { space: name.replace(/_space$/, '') },
      value,
    })),
  )
  gauge(
    'nodejs_heap_limit_bytes',
    'Heap limit, beyond which the process crashes',
    () => getHeapStatistics().heap_size_limit,
  )
  addOpenFiles(metrics)
  addLoopDelay(metrics)
  if (directory !== null) addDisk(metrics, directory)
}

/** Node returns 0 or a huge number without a limit. */
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

/** The lag since the last scrape, which dominates the latency of cache hits. */
function addLoopDelay(metrics: Metrics): void {
  const delay = monitorEventLoopDelay({ resolution: LOOP_RESOLUTION_MS })
  delay.enable()
  metrics.read('gauge', 'nodejs_eventloop_lag_seconds', 'Event-loop lag since the last scrape', () => {
    const late = (nanoseconds: number) => Math.max(0, nanoseconds / NANOSECONDS - LOOP_RESOLUTION_MS / 1000)
    const samples = loopQuantiles.map((quantile) => ({
      labels: { quantile },
      value: late(delay.percentile(Number(quantile) * 100)),
    }))
    delay.reset()
    return samples
  })
}

function addDisk(metrics: Metrics, directory: string): void {
  metrics.read('gauge', 'data_disk_bytes', 'Disk of the data directory', async () => {
    const { bsize, blocks, bavail } = await statfs(directory)
    const counts = { size: blocks, free: bavail }
    return diskParts.map((what) => ({ labels: { what }, value: counts[what] * bsize }))
  })
}

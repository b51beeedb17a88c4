import { setTimeout as delay } from 'node:timers/promises'

const EVERY_MS = 30_000
const ANSWERS_WITHIN_MS = 5_000
const MINUTE_MS = 60_000
const BYTES = 1024 * 1024

/**
 * What a process took at a moment; `startedAt` tells one process of a service from the next. Its heap is what it keeps, without
 * the code that V8 compiles: that grows with each way through the program that is taken often enough, and ends with the program.
 */
export interface Weight {
  readonly service: string
  readonly minutes: number
  readonly startedAt: number
  readonly heapMegabytes: number
  readonly residentMegabytes: number
  /** Null where the system does not tell. */
  readonly openFiles: number | null
}

/** Asks processes for what they take, as a supervisor would: by their metrics, every half minute. */
export class MetricsWatch {
  readonly weights: Weight[] = []
  readonly #end = new AbortController()
  readonly #watching: Promise<void>

  /** @param metricsUrls by the service's name */
  constructor(metricsUrls: Readonly<Record<string, string>>) {
    this.#watching = this.#watch(Object.entries(metricsUrls))
  }

  async stop(): Promise<void> {
    this.#end.abort()
    await this.#watching
  }

  async #watch(services: readonly (readonly [string, string])[]): Promise<void> {
    const startedAt = performance.now()
    while (!this.#end.signal.aborted) {
      const minutes = (performance.now() - startedAt) / MINUTE_MS
      for (const [service, url] of services) {
        const text = await this.#metricsAt(url)
        if (text !== null) {
          this.weights.push({ service, minutes, ...weightIn(text) })
        }
      }
      // Ended early, there is just no further one.
      await delay(EVERY_MS, null, { signal: this.#end.signal }).catch(() => {})
    }
  }

  /** Null where nobody answers: killed, stopped, or not there yet. */
  async #metricsAt(url: string): Promise<string | null> {
    try {
      const signal = AbortSignal.any([this.#end.signal, AbortSignal.timeout(ANSWERS_WITHIN_MS)])
      const answer = await fetch(url, { signal })
      return answer.ok ? await answer.text() : null
    } catch {
      return null
    }
  }
}

function weightIn(metrics: string): Omit<Weight, 'service' | 'minutes'> {
  const figureOrNull = (name: string) => {
    const said = new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1]
    return said === undefined ? null : Number(said)
  }
  const figure = (name: string) => {
    const number = figureOrNull(name)
    if (number === null) {
      throw new Error(`The metrics have no ${name}`)
    }
    return number
  }
  return {
    startedAt: figure('process_start_time_seconds'),
    heapMegabytes: keptBytes(metrics) / BYTES,
    residentMegabytes: figure('process_resident_memory_bytes') / BYTES,
    openFiles: figureOrNull('process_open_fds'),
  }
}

function keptBytes(metrics: string): number {
  const parts = [...metrics.matchAll(/^nodejs_heap_space_size_used_bytes\{space="(\w+)"\} (\S+)$/gm)]
  const kept = parts.filter(([, space = '']) => !/^(?:code|trusted)/.test(space))
  if (kept.length === 0) {
    throw new Error('The metrics have no parts of the heap')
  }
  return kept.reduce((sum, [, , bytes]) => sum + Number(bytes), 0)
}

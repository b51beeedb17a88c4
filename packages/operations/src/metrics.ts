import { processWide } from './process-wide.ts'
import { withTimeout } from './with-timeout.ts'

export type Labels = Readonly<Record<string, string>>

export interface Sample {
  readonly labels?: Labels
  readonly value: number
}

type Kind = 'counter' | 'gauge' | 'histogram'

/** One line of the text format: a name with its suffix, labels and a value. */
interface Line extends Sample {
  readonly suffix?: string
}

interface Family {
  readonly kind: Kind
  readonly help: string
  readonly read: () => readonly Line[] | Promise<readonly Line[]>
}

/** Labels come from fixed lists; the limit protects the memory in case of a bug. */
const MAX_SERIES = 2_000
/** Timeout per metric, so that a hanging one does not block the others. */
const READ_TIMEOUT_MS = 3_000

/** In seconds, from a cache hit to a timeout. */
const DURATION_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const

/** One series of a counter, for callers that cannot afford a lookup per increment. */
export interface Count {
  value: number
}

/** Counts events by labels. */
export class Counter {
  readonly #series = new Map<string, Count & { readonly labels: Labels }>()

  add(labels: Labels): void {
    this.of(labels).value += 1
  }

  of(labels: Labels): Count {
    const key = Object.values(labels).join('\n')
    const existing = this.#series.get(key)
    if (existing !== undefined) return existing
    const created = { labels, value: 0 }
    if (this.#series.size < MAX_SERIES) this.#series.set(key, created)
    return created
  }

  lines(): Line[] {
    return [...this.#series.values()]
  }
}

interface Distribution {
  readonly labels: Labels
  readonly counts: number[]
  sum: number
}

/** Durations in seconds, by labels. */
export class Histogram {
  readonly #series = new Map<string, Distribution>()

  observe(seconds: number, labels: Labels): void {
    const series = this.of(labels)
    const found = DURATION_BUCKETS.findIndex((most) => seconds <= most)
    const bucket = found === -1 ? DURATION_BUCKETS.length : found
    series.counts[bucket] = (series.counts[bucket] ?? 0) + 1
    series.sum += seconds
  }

  of(labels: Labels): Distribution {
    const key = Object.values(labels).join('\n')
    const existing = this.#series.get(key)
    if (existing !== undefined) return existing
    const created = { labels, counts: Array.from({ length: DURATION_BUCKETS.length + 1 }, () => 0), sum: 0 }
    if (this.#series.size < MAX_SERIES) this.#series.set(key, created)
    return created
  }

  lines(): Line[] {
    return [...this.#series.values()].flatMap(({ labels, counts, sum }) => {
      let count = 0
      const buckets = [...DURATION_BUCKETS.map(String), '+Inf'].map((le, position) => {
        count += counts[position] ?? 0
        return { suffix: '_bucket', labels: { ...labels, le }, value: count }
      })
      return [...buckets, { suffix: '_sum', labels, value: sum }, { suffix: '_count', labels, value: count }]
    })
  }
}

/** The metrics of one process in the Prometheus text format. Gauges are read on scrape. */
export class Metrics {
  readonly #families = new Map<string, Family>()

  counter(name: string, help: string): Counter {
    const counter = new Counter()
    this.#families.set(name, { kind: 'counter', help, read: () => counter.lines() })
    return counter
  }

  histogram(name: string, help: string): Histogram {
    const histogram = new Histogram()
    this.#families.set(name, { kind: 'histogram', help, read: () => histogram.lines() })
    return histogram
  }

  /** Registers a metric that is read on scrape. */
  read(
    kind: 'counter' | 'gauge',
    name: string,
    help: string,
    read: () => readonly Sample[] | Promise<readonly Sample[]>,
  ): void {
    this.#families.set(name, { kind, help, read })
  }

  async text(): Promise<string> {
    const failed: Line[] = []
    const parts = await Promise.all(
      [...this.#families].map(async ([name, family]) => {
        try {
          const lines = await withTimeout(Promise.resolve().then(family.read), READ_TIMEOUT_MS, () => {
            throw new Error('timeout')
          })
          return familyText(name, family, lines)
        } catch {
          failed.push({ labels: { metric: name }, value: 1 })
          return familyText(name, family, [])
        }
      }),
    )
    const unreadable = {
      kind: 'gauge',
      help: 'Metrics that could not be read in this scrape, for example during a database outage',
    } as const
    return [...parts, familyText('metrics_unreadable', unreadable, failed)].join('')
  }
}

function familyText(
  name: string,
  { kind, help }: Pick<Family, 'kind' | 'help'>,
  lines: readonly Line[],
): string {
  const head = `# HELP ${name} ${help}\n# TYPE ${name} ${kind}\n`
  return (
    head +
    lines
      .map(({ suffix = '', labels = {}, value }) => `${name}${suffix}${labelText(labels)} ${value}\n`)
      .join('')
  )
}

function labelText(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`)
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`
}

function escaped(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
}

/** The metrics of this process. */
export const metrics = processWide('metrics', isMetrics, () => new Metrics())

/** By shape, because another bundle has its own copy of the class. */
function isMetrics(value: unknown): value is Metrics {
  return typeof value === 'object' && value !== null && 'histogram' in value && 'text' in value
}

import { processWide } from './process-wide.ts'

export type Attributes = Readonly<Record<string, string | number | boolean>>

export interface SpanOptions {
  readonly name: string
  /** `server` answers a request, `client` asks another service; absent: within the process. */
  readonly kind?: 'server' | 'client'
  readonly attributes?: Attributes
  /** The `traceparent` of whoever asks, where it can be believed; absent: the span under way, else none. */
  readonly traceparent?: string | null | undefined
}

/** Spans of what requests go through. */
export interface Traces {
  /** Work under a span of its own; `note` adds what is known at its end only. */
  readonly inSpan: <Result>(
    options: SpanOptions,
    work: (note: (attributes: Attributes) => void) => Promise<Result>,
  ) => Promise<Result>
  /** A span of what has just ended. */
  readonly record: (options: SpanOptions & { readonly durationMs: number }) => void
  /** What a call to another service carries, so that its spans belong to the same trace. */
  readonly headers: () => Readonly<Record<string, string>>
  /** Sends what has not been sent. */
  readonly stop: () => Promise<void>
}

const off: Traces = {
  inSpan: (_options, work) => work(() => {}),
  record: () => {},
  headers: () => ({}),
  stop: async () => {},
}

const holder = processWide('traces', isHolder, () => ({ traces: off }))

export function traces(): Traces {
  return holder.traces
}

export function isTracing(): boolean {
  return holder.traces !== off
}

/**
 * Begins tracing where the standard settings of OpenTelemetry name a receiver; otherwise nothing of it is even loaded.
 *
 * @param service how the receiver shall call this service, unless OTEL_SERVICE_NAME says otherwise
 */
export async function startTraces(service: string, variables: NodeJS.ProcessEnv): Promise<void> {
  const receiver = variables.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT || variables.OTEL_EXPORTER_OTLP_ENDPOINT
  if (receiver && variables.OTEL_SDK_DISABLED !== 'true') {
    const { openTelemetry } = await import('./open-telemetry.ts')
    holder.traces = openTelemetry(variables.OTEL_SERVICE_NAME || service)
  }
}

function isHolder(value: unknown): value is { traces: Traces } {
  return typeof value === 'object' && value !== null && 'traces' in value
}

import { processWide } from './process-wide.ts'
import type { Traces } from './trace-types.ts'

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
 * Starts tracing if the standard OpenTelemetry settings name an endpoint; otherwise its packages are not loaded.
 *
 * @param service the default service name, without OTEL_SERVICE_NAME
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

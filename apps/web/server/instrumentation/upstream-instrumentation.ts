import { REQUEST_ID_HEADER } from '@site/operations/request-id.ts'
import { requestScope } from '@site/operations/request-scope.ts'
import { traces } from '@site/operations/traces.ts'
import type { CallInstrumentation } from '#app/upstream/call-instrumentation.ts'
import { upstreamFailures } from '#app/upstream/upstream-error.ts'
import type { CallOutcome } from './outcomes.ts'
import { upstreamSeconds } from './request-metrics.ts'

/** Headers that pass the request ID and the trace on to the service. */
export function outgoingHeaders(): Readonly<Record<string, string>> {
  const scope = requestScope.getStore()
  return { ...(scope === undefined ? {} : { [REQUEST_ID_HEADER]: scope.requestId }), ...traces().headers() }
}

export const instrumentCall: CallInstrumentation = ({ service, method, resource }, send) => {
  const span = {
    name: `${method} ${service}`,
    kind: 'client',
    attributes: { 'http.request.method': method, 'site.service': service, 'site.resource': resource },
  } as const
  return traces().inSpan(span, async (note) => {
    const startedAt = performance.now()
    const ended = (outcome: CallOutcome) => {
      upstreamSeconds.observe((performance.now() - startedAt) / 1000, { service, outcome })
      note({ 'site.outcome': outcome })
    }
    try {
      const result = await send(outgoingHeaders())
      ended('ok')
      return result
    } catch (error) {
      ended(toCallOutcome(error))
      throw error
    }
  })
}

/** Compared by shape: the bundle of the pages has its own copy of `UpstreamError`. */
function toCallOutcome(error: unknown): CallOutcome {
  const reported = error instanceof Error && 'failure' in error ? error.failure : null
  return upstreamFailures.find((failure) => failure === reported) ?? 'unexpected'
}

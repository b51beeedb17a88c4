import { REQUEST_ID_HEADER } from '@site/operations/request-id.ts'
import { requestScope } from '@site/operations/request-scope.ts'
import { traces } from '@site/operations/traces.ts'
import type { CallWatch } from '#app/upstream/call-watch.ts'
import { upstreamFailures } from '#app/upstream/upstream-error.ts'
import { upstreamSeconds } from './figures.ts'
import type { CallOutcome } from './outcomes.ts'

/** What tells the service behind which request of the site it works for. */
export function outgoingHeaders(): Readonly<Record<string, string>> {
  const scope = requestScope.getStore()
  return { ...(scope === undefined ? {} : { [REQUEST_ID_HEADER]: scope.requestId }), ...traces().headers() }
}

export const watchCall: CallWatch = ({ service, method, resource }, ask) => {
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
      const answer = await ask(outgoingHeaders())
      ended('ok')
      return answer
    } catch (error) {
      ended(failureOf(error))
      throw error
    }
  })
}

/** The kinds of `UpstreamError`, by shape: the pages' copy of its class is another one than ours. */
function failureOf(error: unknown): CallOutcome {
  const told = error instanceof Error && 'failure' in error ? error.failure : null
  return upstreamFailures.find((failure) => failure === told) ?? 'unexpected'
}

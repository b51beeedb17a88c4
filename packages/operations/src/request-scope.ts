import { AsyncLocalStorage } from 'node:async_hooks'
import { processWide } from './process-wide.ts'

/** Data available to all code that handles one request. */
export interface RequestScope {
  readonly requestId: string
  /** The client network for rate limits (contracts/visitor-address.ts); absent without limits. */
  readonly network?: string
  /** Reports the response size where the framework does not expose it. */
  readonly reportLength?: (bytes: number) => void
}

/** The scope of the current request. */
export const requestScope = processWide(
  'request-scope',
  isStorage,
  () => new AsyncLocalStorage<RequestScope>(),
)

/** For pino's `mixin` option: adds the request ID to each log entry. */
export function requestFields(): { requestId?: string } {
  const scope = requestScope.getStore()
  return scope === undefined ? {} : { requestId: scope.requestId }
}

function isStorage(value: unknown): value is AsyncLocalStorage<RequestScope> {
  return value instanceof AsyncLocalStorage
}

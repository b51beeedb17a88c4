import { AsyncLocalStorage } from 'node:async_hooks'
import { processWide } from './process-wide.ts'

/** What everything that is done for one request can know of it. */
export interface RequestScope {
  readonly requestId: string
  /** Where it came from, as limits count it (contracts/visitor-address.ts); left out where nothing is limited. */
  readonly network?: string
  /** Where the framework keeps the size of an answer from its reader: says it all the same. */
  readonly tellLength?: (bytes: number) => void
}

/** The request that the code at hand works for. */
export const requestScope = processWide(
  'request-scope',
  isStorage,
  () => new AsyncLocalStorage<RequestScope>(),
)

/** For pino's `mixin`: each line of a log names its request. */
export function requestFields(): { requestId?: string } {
  const scope = requestScope.getStore()
  return scope === undefined ? {} : { requestId: scope.requestId }
}

function isStorage(value: unknown): value is AsyncLocalStorage<RequestScope> {
  return value instanceof AsyncLocalStorage
}

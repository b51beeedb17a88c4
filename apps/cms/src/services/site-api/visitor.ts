import { VISITOR_HEADER } from '@site/contracts/content/forms.ts'
import { toClientNetwork } from '@site/contracts/visitor-address.ts'
import { hashVisitor } from '#cms/base/privacy/keyed-hash.ts'

/** Key of the rate limits: a keyed hash of the visitor's network. Visitors without an address share one. */
export function hashVisitorNetwork(request: Request): string {
  return hashVisitor(toClientNetwork(request.headers.get(VISITOR_HEADER) ?? ''))
}

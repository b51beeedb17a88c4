import { VISITOR_HEADER } from '@site/contracts/content/forms.ts'
import { networkOf } from '@site/contracts/visitor-address.ts'
import { hashVisitor } from '#cms/privacy/keyed.ts'

/** Whom tries are counted for: a keyed hash of the visitor's network. Who has no address shares one. */
export function visitorOf(request: Request): string {
  return hashVisitor(networkOf(request.headers.get(VISITOR_HEADER) ?? ''))
}

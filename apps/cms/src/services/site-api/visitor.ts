import { VISITOR_HEADER } from '@site/contracts/content/forms.ts'
import { toClientNetwork, toCustomerNetwork } from '@site/contracts/visitor-address.ts'
import { hashVisitor } from '#cms/base/privacy/keyed-hash.ts'

/** Key of the rate limits: a keyed hash of the visitor's network. Visitors without an address share one. */
export function hashVisitorNetwork(request: Request): string {
  return hashVisitor(toClientNetwork(readVisitor(request)))
}

/** Key of the limits on seats: one client may own many of the networks that the rate limits count. */
export function hashVisitorCustomer(request: Request): string {
  return hashVisitor(toCustomerNetwork(readVisitor(request)))
}

const readVisitor = (request: Request) => request.headers.get(VISITOR_HEADER) ?? ''

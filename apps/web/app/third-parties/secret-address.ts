import { PREVIEW_PARAMETER } from '@site/contracts/preview-parameter.ts'
import { TICKET_PARAMETER } from '@site/contracts/ticket-parameter.ts'

/**
 * Whether the query of a page is a right of its own: the ticket of a registration, the link of a draft. Scripts of others
 * read addresses, so that none is brought into such a page.
 */
export function isSecretAddress(search: string): boolean {
  const query = new URLSearchParams(search)
  return query.has(TICKET_PARAMETER) || query.has(PREVIEW_PARAMETER)
}

import { PREVIEW_PARAMETER } from '@site/contracts/preview-parameter.ts'
import { TICKET_PARAMETER } from '@site/contracts/ticket-parameter.ts'

/**
 * Whether the query contains a secret: the token of a registration or of a draft. Third-party scripts can read URLs, so
 * they are not added to such pages.
 */
export function isSecretUrl(search: string): boolean {
  const query = new URLSearchParams(search)
  return query.has(TICKET_PARAMETER) || query.has(PREVIEW_PARAMETER)
}

import { SUBSCRIPTION_PARAMETER } from '@site/contracts/content/subscription-names.ts'
import { PREVIEW_PARAMETER } from '@site/contracts/preview-parameter.ts'
import { TICKET_PARAMETER } from '@site/contracts/ticket-parameter.ts'

/**
 * Whether the query contains a secret: the token of a registration, a subscription or a draft. Third-party scripts can
 * read URLs, so they are not added to such pages.
 */
export function isSecretUrl(search: string): boolean {
  const query = new URLSearchParams(search)
  return [TICKET_PARAMETER, SUBSCRIPTION_PARAMETER, PREVIEW_PARAMETER].some((name) => query.has(name))
}

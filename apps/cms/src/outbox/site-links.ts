import { documentPath, registerPath } from '@site/contracts/content/document-addresses.ts'
import { TICKET_PARAMETER } from '@site/contracts/content/forms.ts'
import type { Locale } from '@site/contracts/locale.ts'
import { environment } from '#cms/environment.ts'

const site = environment.SITE_URL.replace(/\/+$/, '')

/** The right side of message identifiers. */
export const siteHost = new URL(environment.SITE_URL).hostname

export const homeLink = (locale: Locale): string => `${site}/${locale}`

export const eventLink = (locale: Locale, slug: string): string =>
  `${site}${documentPath('events', locale, slug)}`

/** Where a registration is cancelled without a login. */
export function cancelLink(locale: Locale, slug: string, ticket: string): string {
  return `${site}${registerPath(locale, slug)}?${new URLSearchParams({ [TICKET_PARAMETER]: ticket })}`
}

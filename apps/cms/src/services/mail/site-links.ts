import {
  type AddressedCollection,
  documentPath,
  registerPath,
} from '@site/contracts/content/document-paths.ts'
import { findPage, type PageName } from '@site/contracts/content/site-pages.ts'
import { SUBSCRIPTION_PARAMETER } from '@site/contracts/content/subscription-names.ts'
import type { Locale } from '@site/contracts/locale.ts'
import { CONFIRM_PARAMETER, TICKET_PARAMETER } from '@site/contracts/ticket-parameter.ts'
import { environment } from '#cms/base/environment/environment.ts'

const site = environment.SITE_URL.replace(/\/+$/, '')

/** Domain part of Message-IDs. */
export const siteHost = new URL(environment.SITE_URL).hostname

export const homeLink = (locale: Locale): string => `${site}/${locale}`

export const pageLink = (locale: Locale, page: PageName): string =>
  `${homeLink(locale)}/${findPage(page).path[locale]}`

export const documentLink = (collection: AddressedCollection, locale: Locale, slug: string): string =>
  `${site}${documentPath(collection, locale, slug)}`

export const eventLink = (locale: Locale, slug: string): string => documentLink('events', locale, slug)

/** The page that cancels a registration without signing in. */
export function cancelLink(locale: Locale, slug: string, ticket: string): string {
  return `${site}${registerPath(locale, slug)}?${new URLSearchParams({ [TICKET_PARAMETER]: ticket })}`
}

/** The page that confirms a held place. */
export function confirmLink(locale: Locale, slug: string, ticket: string): string {
  return `${cancelLink(locale, slug, ticket)}&${new URLSearchParams({ [CONFIRM_PARAMETER]: '1' })}`
}

/** A page of subscriptions that the token opens. */
export function subscriptionLink(
  locale: Locale,
  page: Extract<PageName, 'subscriptionConfirm' | 'subscriptionEnd' | 'subscriptionManage'>,
  token: string,
): string {
  return `${pageLink(locale, page)}?${new URLSearchParams({ [SUBSCRIPTION_PARAMETER]: token })}`
}

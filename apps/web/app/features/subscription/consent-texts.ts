import {
  type SubscriptionList,
  subscriptionListNames,
  subscriptionLists,
} from '@site/contracts/content/subscription-names.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { copy } from './copy.ts'

/** The consent text of a list; its version is `SUBSCRIPTION_CONSENT_VERSION`. */
export function formatConsent(locale: Locale, list: SubscriptionList, legalName: string): string {
  const { consent, sent } = copy[locale]
  return consent(legalName, sent[list])
}

/** The names of lists in a sentence, in the order of the form. */
export function joinListNames(locale: Locale, lists: readonly SubscriptionList[]): string {
  return subscriptionLists
    .filter((list) => lists.includes(list))
    .map((list) => subscriptionListNames[list][locale])
    .join(', ')
}

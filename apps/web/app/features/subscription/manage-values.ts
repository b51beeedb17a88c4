import type { SubscriptionState } from '@site/contracts/content/subscription.ts'
import { postedLine, postedText } from '#app/forms/posted-form.ts'
import { formatNumber } from '#app/i18n/format.ts'
import { isLocale, type Locale } from '#app/i18n/locales.ts'
import { formatConsent } from './consent-texts.ts'
import type { FailedRequest } from './link.ts'
import {
  type ChoiceValues,
  createConsents,
  type FieldError,
  fillShareRows,
  readChoices,
} from './subscription-values.ts'

export type FoundSubscription = Extract<SubscriptionState, { outcome: 'found' }>

export interface ManageValues extends ChoiceValues {
  readonly language: Locale
}

/** What the buttons of the page do. */
export const manageSteps = ['update', 'pause1', 'pause3', 'resume', 'delete'] as const
export type ManageStep = (typeof manageSteps)[number]

/** Action data of the page. */
export type ManageOutcome =
  | { readonly kind: 'saved' | 'paused' | 'resumed' | 'deleted' | 'expired' | 'unsure' }
  | { readonly kind: 'returned'; readonly values: ManageValues; readonly errors: readonly FieldError[] }
  | (FailedRequest & { readonly values: ManageValues | null })

/** The stored subscription as the values of its form. */
export function toManageValues(found: FoundSubscription, locale: Locale, legalName: string): ManageValues {
  const formatPrice = (price: number | null) => (price === null ? '' : formatNumber(locale, price))
  return {
    language: found.locale,
    consents: createConsents((list) =>
      found.lists.includes(list) ? formatConsent(locale, list, legalName) : '',
    ),
    shares: fillShareRows(
      found.shares.map(({ ticker, news, above, below }) => ({
        ticker,
        news,
        above: formatPrice(above),
        below: formatPrice(below),
      })),
    ),
    newEvents: found.newEvents,
    events: found.events.map(({ slug }) => slug),
  }
}

/** What was typed, for a response that shows it again; null: another button than the one that saves was clicked. */
export function keepTypedValues(form: FormData, locale: Locale): ManageValues | null {
  return postedText(form, 'step') === ('update' satisfies ManageStep) ? readManageValues(form, locale) : null
}

/** @param locale the language of the page, if none is chosen */
export function readManageValues(form: FormData, locale: Locale): ManageValues {
  const language = postedLine(form, 'language')
  return { ...readChoices(form), language: isLocale(language) ? language : locale }
}

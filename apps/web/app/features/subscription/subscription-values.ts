import {
  newsKinds,
  type priceKinds,
  type SubscriptionList,
  subscriptionLimits,
} from '@site/contracts/content/subscription-names.ts'
import { postedAddress, postedLine, postedText } from '#app/forms/posted-form.ts'

type NewsKind = (typeof newsKinds)[number]
export type PriceKind = (typeof priceKinds)[number]

/** One row of the form; it may name several tickers that share the same kinds of news. */
export interface ShareValues extends Readonly<Record<PriceKind, string>> {
  readonly ticker: string
  readonly news: readonly NewsKind[]
}

/** The choices of a form, as posted. */
export interface ChoiceValues {
  /** The text beside each list's box; empty if the box is not checked. */
  readonly consents: Readonly<Record<SubscriptionList, string>>
  /** Always as many as a form has rows. */
  readonly shares: readonly ShareValues[]
  /** Also without a choice of events. */
  readonly newEvents: boolean
  /** The slugs of events to be reminded of. */
  readonly events: readonly string[]
}

export interface SubscriptionValues extends ChoiceValues {
  readonly idempotencyKey: string
  readonly email: string
}

/** A message for a field; `label` precedes it in the list of all errors. */
export interface FieldError {
  readonly name: string
  readonly label?: string
  readonly message: string
}

/** The field that an error of no single list belongs to. */
export const LISTS_FIELD = 'lists'

export function nameConsent(list: SubscriptionList): string {
  return `consent-${list}`
}

export function createConsents(
  read: (list: SubscriptionList) => string,
): Readonly<Record<SubscriptionList, string>> {
  return {
    pagi: read('pagi'),
    riset: read('riset'),
    pengumuman: read('pengumuman'),
    saham: read('saham'),
    acara: read('acara'),
  }
}

/** @param row starting at 1 */
export function nameShareField(field: 'ticker' | NewsKind | PriceKind, row: number): string {
  return `${field}-${row}`
}

export const emptyShare: ShareValues = { ticker: '', news: [], above: '', below: '' }

/** Fills up the rows of the form. */
export function fillShareRows(shares: readonly ShareValues[]): ShareValues[] {
  return Array.from({ length: subscriptionLimits.tickers }, (_, index) => shares[index] ?? emptyShare)
}

export function isEmptyShare({ ticker, news, above, below }: ShareValues): boolean {
  return ticker === '' && news.length === 0 && above === '' && below === ''
}

export function readChoices(form: FormData): ChoiceValues {
  return {
    consents: createConsents((list) => postedText(form, nameConsent(list))),
    shares: fillShareRows([]).map((_, index) => readShare(form, index + 1)),
    newEvents: form.has('newEvents') || !form.has('choosesEvents'),
    events: form.getAll('event').filter((slug) => typeof slug === 'string'),
  }
}

function readShare(form: FormData, row: number): ShareValues {
  const readField = (field: 'ticker' | PriceKind) => postedLine(form, nameShareField(field, row)).trim()
  return {
    ticker: readField('ticker'),
    news: newsKinds.filter((kind) => form.has(nameShareField(kind, row))),
    above: readField('above'),
    below: readField('below'),
  }
}

export function readSubscription(form: FormData): SubscriptionValues {
  return {
    ...readChoices(form),
    idempotencyKey: postedLine(form, 'idempotencyKey'),
    email: postedAddress(form, 'email'),
  }
}

import { EventSlugSchema } from '@site/contracts/content/forms.ts'
import type { SubscribedShare, SubscriptionChoice } from '@site/contracts/content/subscription.ts'
import {
  type SubscriptionList,
  subscriptionLimits,
  subscriptionLists,
} from '@site/contracts/content/subscription-names.ts'
import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import * as v from 'valibot'
import { consentAnswer } from '#app/forms/consent.ts'
import { formCopy } from '#app/forms/copy.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { Site } from '#app/request/site-context.ts'
import { formatConsent } from './consent-texts.ts'
import { errorCopy } from './error-copy.server.ts'
import { parseShares } from './parse-shares.server.ts'
import { fetchShareFacts, listTypedTickers, type ShareSource } from './share-facts.server.ts'
import { type ChoiceValues, type FieldError, isEmptyShare, nameConsent } from './subscription-values.ts'

export type ChoiceSite = Pick<Site, 'locale' | 'now'> & { readonly market: ShareSource }

export interface ChoiceContext {
  /** The legal name in the consent texts. */
  readonly legalName: string
  /** The shares of the subscription so far; null: a new subscription. */
  readonly known: readonly SubscribedShare[] | null
}

interface ParsedChoices {
  readonly choices: SubscriptionChoice[]
  readonly errors: readonly FieldError[]
}

type ParsedChoice =
  | { readonly choice: SubscriptionChoice }
  | { readonly errors: readonly FieldError[] }
  | null

/** The chosen lists, or an error for each field. Rejects if the market service is unavailable. */
export async function parseChoices(
  values: ChoiceValues,
  site: ChoiceSite,
  context: ChoiceContext,
): Promise<ParsedChoices> {
  const parsed = await Promise.all(subscriptionLists.map((list) => parseChoice(list, values, site, context)))
  const known = parsed.filter((one) => one !== null)
  return {
    choices: known.flatMap((one) => ('choice' in one ? [one.choice] : [])),
    errors: known.flatMap((one) => ('errors' in one ? one.errors : [])),
  }
}

async function parseChoice(
  list: SubscriptionList,
  values: ChoiceValues,
  site: ChoiceSite,
  context: ChoiceContext,
): Promise<ParsedChoice> {
  const { locale } = site
  const consentText = formatConsent(locale, list, context.legalName)
  const posted = values.consents[list]
  if (posted === '') {
    const isUnused = list === 'saham' && context.known === null && !values.shares.every(isEmptyShare)
    return isUnused ? rejectList(list, errorCopy[locale].unusedShares) : null
  }
  if (consentAnswer(posted, consentText) === '') {
    return rejectList(list, formCopy[locale].errors.textChanged)
  }
  switch (list) {
    case 'saham':
      return parseShareChoice(consentText, values, site, context)
    case 'acara':
      return parseEventChoice(consentText, values, locale)
    default:
      return { choice: { list, consentText } }
  }
}

function rejectList(list: SubscriptionList, message: string): ParsedChoice {
  return { errors: [{ name: nameConsent(list), message }] }
}

function parseEventChoice(
  consentText: string,
  { newEvents, events: slugs }: ChoiceValues,
  locale: Locale,
): ParsedChoice {
  const list = 'acara'
  const events = [...new Set(slugs.filter((slug) => v.is(EventSlugSchema, slug)))]
  if (events.length > subscriptionLimits.events) {
    return rejectList(list, errorCopy[locale].tooManyEvents)
  }
  return newEvents || events.length > 0
    ? { choice: { list, consentText, newEvents, events } }
    : rejectList(list, errorCopy[locale].noEvent)
}

async function parseShareChoice(
  consentText: string,
  { shares: rows }: ChoiceValues,
  { locale, now, market }: ChoiceSite,
  { known }: ChoiceContext,
): Promise<ParsedChoice> {
  const list = 'saham'
  const tickers = [...new Set(rows.flatMap(({ ticker }) => listTypedTickers(ticker)))]
  // Before the market service gets a request for each.
  if (tickers.length > subscriptionLimits.tickers) {
    return rejectList(list, errorCopy[locale].tooMany)
  }
  const facts = await fetchShareFacts(market, tickers)
  const { shares, errors } = parseShares(rows, {
    locale,
    day: dayInJakarta(now),
    facts,
    known: known ?? [],
  })
  if (errors.length > 0) {
    return { errors }
  }
  return shares.length > 0
    ? { choice: { list, consentText, shares } }
    : rejectList(list, errorCopy[locale].noShare)
}

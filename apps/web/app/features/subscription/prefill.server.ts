import type { Event } from '@site/contracts/content/education.ts'
import { EventSlugSchema } from '@site/contracts/content/forms.ts'
import { type SubscriptionList, subscriptionLists } from '@site/contracts/content/subscription-names.ts'
import { parseTypedTicker } from '@site/contracts/market/typed-ticker.ts'
import * as v from 'valibot'
import { toVisitorError } from '#app/errors/visitor-error.ts'
import type { Site } from '#app/request/site-context.ts'
import type { EventChoice } from './choice-fields.tsx'
import { copy } from './copy.ts'
import { createConsents, emptyShare, fillShareRows, type SubscriptionValues } from './subscription-values.ts'

interface Prefill {
  readonly firstList: SubscriptionList | null
  readonly events: readonly EventChoice[]
  readonly values: SubscriptionValues
}

/** No event has a slug with other characters. */
const LinkedSlugSchema = v.pipe(EventSlugSchema, v.regex(/^[a-z0-9-]+$/))

type NamedEvent = Pick<Event, 'slug' | 'title'>

type PrefillSite = Pick<Site, 'locale' | 'orNull'> & {
  readonly content: { readonly event: (slug: string) => Promise<NamedEvent | null> }
}

/** What a link to the form has chosen; unknown values are ignored, and no box is checked. */
export async function readPrefill(site: PrefillSite, search: URLSearchParams): Promise<Prefill> {
  const { locale } = site
  const ticker = parseTypedTicker(search.get('ticker') ?? '')
  const slug = search.get('event')
  const event = v.is(LinkedSlugSchema, slug) ? await findEvent(site, slug) : null
  const named = subscriptionLists.find((list) => list === search.get('list')) ?? null
  return {
    firstList: named ?? (ticker === null ? null : 'saham') ?? (event === null ? null : 'acara'),
    events: event === null ? [] : [{ slug: event.slug, label: copy[locale].eventReminder(event.title) }],
    values: {
      idempotencyKey: '',
      email: '',
      consents: createConsents(() => ''),
      shares: fillShareRows(ticker === null ? [] : [{ ...emptyShare, ticker }]),
      newEvents: event === null,
      events: [],
    },
  }
}

/** Null also for an event in the other language only. */
async function findEvent({ locale, content, orNull }: PrefillSite, slug: string): Promise<NamedEvent | null> {
  try {
    return await orNull(content.event(slug))
  } catch (error) {
    if (toVisitorError(error, locale).kind !== 'notFound') {
      throw error
    }
    return null
  }
}

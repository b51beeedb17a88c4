import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import { addDays } from '@site/finance/days.ts'
import type { Payload } from 'payload'
import * as v from 'valibot'
import type { Recommendation } from '#cms/base/payload-types.ts'
import { publishedAtAll } from '#cms/services/site-api/published.ts'
import type { CallNews } from './share-news.ts'

/** A call that is published again long after its issue is not new. */
const newForDays = 14

/** The terms of all published calls on a day, by ID. */
export const CallTermsSchema = v.record(v.string(), v.object({ terms: v.string(), isOpen: v.boolean() }))
type CallTerms = v.InferOutput<typeof CallTermsSchema>

/** @param before the terms at the last digest; null: there was none, so that nothing is known to have changed */
export async function readCalls(
  payload: Payload,
  day: string,
  before: CallTerms | null,
): Promise<{ terms: CallTerms; news: CallNews[] }> {
  const { docs } = await payload.find({
    collection: 'recommendations',
    where: publishedAtAll(),
    sort: ['ticker', 'id'],
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  const calls = docs.map((call) => ({ call, ...readTerms(call) }))
  return {
    terms: Object.fromEntries(calls.map(({ call, terms, isOpen }) => [call.id, { terms, isOpen }])),
    news: calls.flatMap(({ call, terms, isOpen }) => {
      const last = before?.[call.id]
      const change = last ? findChange(last, { terms, isOpen }) : isNew(call, day) ? 'new' : null
      // The successor of a replaced call is the news.
      const isReplaced = !isOpen && Boolean(call.replacedBy)
      return before === null || change === null || isReplaced ? [] : [toNews(call, change)]
    }),
  }
}

function readTerms({ rating, targetPrice, stopLoss, horizonMonths, state }: Recommendation) {
  return { terms: [rating, targetPrice, stopLoss ?? '', horizonMonths].join(' '), isOpen: state === 'open' }
}

type Terms = CallTerms[string]

function findChange(last: Terms, now: Terms): CallNews['change'] | null {
  if (last.isOpen && !now.isOpen) return 'closed'
  return last.terms !== now.terms || last.isOpen !== now.isOpen ? 'changed' : null
}

const isNew = ({ issuedAt, state }: Recommendation, day: string): boolean =>
  state === 'open' && dayInJakarta(new Date(issuedAt)) > addDays(day, -newForDays)

function toNews(call: Recommendation, change: CallNews['change']): CallNews {
  const isClosed = change === 'closed'
  return {
    kind: 'recommendation',
    keys: [],
    ticker: call.ticker,
    change,
    rating: call.rating,
    price: (isClosed ? call.closePrice : call.targetPrice) ?? null,
    day: dayInJakarta(new Date((isClosed ? call.closedAt : null) ?? call.issuedAt)),
  }
}

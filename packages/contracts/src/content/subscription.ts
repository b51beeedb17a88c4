import * as v from 'valibot'
import { EmailSchema } from '../email-address.ts'
import { LocaleSchema } from '../locale-schemas.ts'
import { TickerSchema } from '../market/values.ts'
import { DaySchema, InstantSchema } from './document-parts.ts'
import { consentText, EventSlugSchema, humanCheck, idempotencyKey, tooManyTries } from './forms.ts'
import { newsKinds, subscriptionLimits, subscriptionLists } from './subscription-names.ts'

const ListSchema = v.picklist(subscriptionLists)

const { min, max } = subscriptionLimits.threshold
/** Whole rupiah. */
const storedThreshold = v.pipe(v.number(), v.integer(), v.minValue(min))
/** The web checks the tick. */
const chosenThreshold = v.pipe(storedThreshold, v.maxValue(max))

/** A share with at least one kind of news or one price alert. */
const createShareSchema = (threshold: typeof storedThreshold | typeof chosenThreshold) =>
  v.pipe(
    v.object({
      ticker: TickerSchema,
      news: v.pipe(
        v.array(v.picklist(newsKinds)),
        v.check((kinds) => isUnique(kinds)),
      ),
      above: v.nullable(threshold),
      below: v.nullable(threshold),
    }),
    v.check(({ news, above, below }) => news.length > 0 || above !== null || below !== null),
  )
const ChosenShareSchema = createShareSchema(chosenThreshold)
export type SubscribedShare = v.InferOutput<typeof ChosenShareSchema>

/** A chosen list with the consent text beside its box. */
const ChoiceSchema = v.variant('list', [
  v.object({ list: v.picklist(['pagi', 'riset', 'pengumuman']), consentText }),
  v.object({
    list: v.literal('saham'),
    consentText,
    shares: v.pipe(
      v.array(ChosenShareSchema),
      v.minLength(1),
      v.maxLength(subscriptionLimits.tickers),
      v.check((shares) => isUnique(shares.map(({ ticker }) => ticker))),
    ),
  }),
  v.pipe(
    v.object({
      list: v.literal('acara'),
      consentText,
      /** Whether to report new events. */
      newEvents: v.boolean(),
      /** Slugs in either language of events to be reminded of. */
      events: v.pipe(
        v.array(EventSlugSchema),
        v.maxLength(subscriptionLimits.events),
        v.check((slugs) => isUnique(slugs)),
      ),
    }),
    v.check(({ newEvents, events }) => newEvents || events.length > 0),
  ),
])
export type SubscriptionChoice = v.InferOutput<typeof ChoiceSchema>

const choices = v.pipe(
  v.array(ChoiceSchema),
  v.maxLength(subscriptionLists.length),
  v.check((chosen) => isUnique(chosen.map(({ list }) => list))),
)

function isUnique(values: readonly string[]): boolean {
  return new Set(values).size === values.length
}

const consentVersion = v.pipe(v.string(), v.regex(/^[\w.-]{1,20}$/))

/** `POST subscription-requests`. */
export const SubscriptionRequestSchema = v.object({
  idempotencyKey,
  locale: LocaleSchema,
  humanCheck,
  email: EmailSchema,
  consentVersion,
  choices: v.pipe(choices, v.minLength(1)),
})
export type SubscriptionRequest = v.InferOutput<typeof SubscriptionRequestSchema>

/** The same for every address, known or not. */
export const SubscriptionRequestedSchema = v.variant('outcome', [
  v.object({ outcome: v.literal('received') }),
  tooManyTries,
])
export type SubscriptionRequested = v.InferOutput<typeof SubscriptionRequestedSchema>

/** The format of the tokens in the links of subscription emails. */
export const SubscriptionTokenSchema = v.pipe(
  v.string(),
  v.regex(/^\d{1,10}\.[a-z]{1,12}\.[a-z\d]{0,10}\.\d{0,10}\.[\w-]{43}$/),
)

/** `POST subscription-links`, `subscription-confirmations`, `subscription-ends`, `-states`, `-downloads`, `-deletions`. */
export const TokenRequestSchema = v.object({ token: SubscriptionTokenSchema })

/** The token is of another purpose, too old, or its subscriber is gone. */
const expired = v.object({ outcome: v.literal('expired') })

/** What a link is for, without an effect; `list` is null unless it ends a list. */
export const SubscriptionLinkSchema = v.variant('outcome', [
  v.object({
    outcome: v.literal('valid'),
    purpose: v.picklist(['confirm', 'manage', 'unsubscribe']),
    list: v.nullable(ListSchema),
  }),
  expired,
])
export type SubscriptionLink = v.InferOutput<typeof SubscriptionLinkSchema>

/** A repeated confirmation has the same response until the link expires. */
export const SubscriptionConfirmedSchema = v.variant('outcome', [
  v.object({
    outcome: v.literal('confirmed'),
    lists: v.array(ListSchema),
    /** Tickers that were asked for but not added, because the subscription has as many as it can. */
    omittedTickers: v.array(TickerSchema),
    /** For the link to the page that manages the subscription. */
    manageToken: SubscriptionTokenSchema,
  }),
  expired,
])
export type SubscriptionConfirmed = v.InferOutput<typeof SubscriptionConfirmedSchema>

/** The same for old, repeated and unknown tokens, except for `list`, which is null for those without a valid signature. */
export const SubscriptionEndedSchema = v.object({
  outcome: v.literal('ended'),
  list: v.nullable(ListSchema),
})
export type SubscriptionEnded = v.InferOutput<typeof SubscriptionEndedSchema>

const SubscriptionSchema = v.object({
  outcome: v.literal('found'),
  /** With most of its characters hidden. */
  maskedEmail: v.string(),
  locale: LocaleSchema,
  confirmedAt: InstantSchema,
  /** The last day of a pause; null without one. */
  pausedUntil: v.nullable(DaySchema),
  lists: v.array(ListSchema),
  /** A reverse split may have raised a threshold above the limit of new ones. */
  shares: v.array(createShareSchema(storedThreshold)),
  newEvents: v.boolean(),
  events: v.array(
    v.object({
      slug: v.string(),
      /** Null without a text in the requested language. */
      title: v.nullable(v.string()),
      startsAt: InstantSchema,
    }),
  ),
})

/** The subscription of a manage token; the response to every change of it as well. */
export const SubscriptionStateSchema = v.variant('outcome', [SubscriptionSchema, expired])
export type SubscriptionState = v.InferOutput<typeof SubscriptionStateSchema>

/** `POST subscription-updates`: what the subscriber has from now on. A list that is absent ends. */
export const SubscriptionUpdateSchema = v.object({
  token: SubscriptionTokenSchema,
  locale: LocaleSchema,
  consentVersion,
  choices,
})
export type SubscriptionUpdate = v.InferOutput<typeof SubscriptionUpdateSchema>

/** `POST subscription-pauses`; 0 ends a pause. */
export const SubscriptionPauseSchema = v.object({
  token: SubscriptionTokenSchema,
  months: v.picklist([0, ...subscriptionLimits.pauseMonths]),
})

/** The file for the subscriber. */
export const SubscriptionDownloadSchema = v.variant('outcome', [
  v.object({ outcome: v.literal('found'), data: v.record(v.string(), v.unknown()) }),
  expired,
])
export type SubscriptionDownload = v.InferOutput<typeof SubscriptionDownloadSchema>

export const SubscriptionDeletedSchema = v.variant('outcome', [
  v.object({ outcome: v.literal('deleted') }),
  expired,
])
export type SubscriptionDeleted = v.InferOutput<typeof SubscriptionDeletedSchema>

import { sql } from '@payloadcms/db-postgres'
import { subscriptionListNames } from '@site/contracts/content/subscription-names.ts'
import * as v from 'valibot'
import { pointInTime } from '#cms/base/database/row-values.ts'
import { inTransaction, type Session } from '#cms/base/database/session.ts'
import { decrypt } from '#cms/base/privacy/keyed-hash.ts'
import { retentionPeriods } from '#cms/base/privacy/retention-periods.ts'
import { pointOfTime } from '#cms/base/time/jakarta-words.ts'
import type { Composed, Composer } from '#cms/services/mail/mail.ts'
import { htmlPart, type MailText, plainPart } from '#cms/services/mail/mail-layout.ts'
import type { SenderSettings } from '#cms/services/mail/sender-settings.ts'
import { subscriptionLink } from '#cms/services/mail/site-links.ts'
import { subscriptionCopy } from './copy.ts'
import { openRequest } from './sealed-request.ts'
import { findSubscriber, isConfirmed, type Subscriber } from './subscriber-rows.ts'
import { confirmableUntil, createConfirmToken, createManageToken } from './token.ts'

const kinds: readonly string[] = ['subscriptionConfirm', 'subscriptionManage']

/** In the deduplication key, in place of the request: the question whether the subscription shall go on. */
const questionPrefix = 'question-'

export const toQuestionKey = (subscriber: number, day: string) =>
  `subscriptionManage:${questionPrefix}${subscriber}-${day}`

/** A pattern of SQL. */
export const questionKeys = `subscriptionManage:${questionPrefix}%`

const RequestsSchema = v.array(v.object({ sealed: v.string(), requestedAt: pointInTime }))

/** The emails that answer a request. They contain nothing that the visitor typed. */
export const subscriptionMails: Composer = async (payload, { kind, dedupeKey, subscriberId }, sender) => {
  if (!kinds.includes(kind)) return null
  if (subscriberId === null) return { kind: 'undeliverable', reason: 'subscriber erased' }
  const about = dedupeKey.slice(kind.length + 1)
  return inTransaction({ payload }, async (session): Promise<Composed> => {
    const subscriber = await findSubscriber(session, sql`s.id = ${subscriberId}`)
    if (subscriber === null) return { kind: 'obsolete' }
    const text = about.startsWith(questionPrefix)
      ? writeQuestion(subscriber)
      : await writeAnswer(session, subscriber, Number(about))
    return text === null ? { kind: 'obsolete' } : composeMail(subscriber, text, sender)
  })
}

type Text = Omit<MailText, 'locale'> & { subject: string; locale: MailText['locale'] }

function composeMail(
  { sealedEmail }: Subscriber,
  { subject, ...content }: Text,
  sender: SenderSettings,
): Composed {
  const text: MailText = { ...content, footer: [...content.footer, ...sender.footer(content.locale)] }
  return {
    kind: 'mail',
    to: { name: '', address: decrypt(sealedEmail) },
    content: { subject, text: plainPart(text), html: htmlPart(text), attachments: [] },
  }
}

/** Null if the request has been confirmed or deleted since. */
async function writeAnswer(session: Session, subscriber: Subscriber, request: number): Promise<Text | null> {
  const { rows } = await session.execute(sql`
    select sealed, created_at as "requestedAt" from subscription_requests
    where id = ${request} and subscriber_id = ${subscriber.id} and confirmed_at is null`)
  const [found] = v.parse(RequestsSchema, rows)
  if (found === undefined) return null
  const until = confirmableUntil(found.requestedAt)
  const content = openRequest(found.sealed)
  if (content === null || until <= new Date()) return null
  const { locale, choices } = content
  const words = subscriptionCopy[locale]
  const isKnown = isConfirmed(subscriber)
  const { subject, heading, paragraphs, button, reason } = isKnown ? words.known : words.confirm
  return {
    subject,
    locale,
    heading,
    paragraphs,
    facts: [
      {
        label: words.confirm.chosen,
        value: choices.map(({ list }) => subscriptionListNames[list][locale]).join(', '),
      },
      { label: words.confirm.until, value: pointOfTime(locale, until) },
    ],
    button: {
      label: button,
      href: subscriptionLink(locale, 'subscriptionConfirm', createConfirmToken(subscriber, request, until)),
    },
    links: isKnown ? [linkToManage(subscriber, locale)] : [],
    footer: [reason],
  }
}

const dayMs = 86_400_000

function writeQuestion(subscriber: Subscriber): Text | null {
  if (!isConfirmed(subscriber)) return null
  const { locale } = subscriber
  const { subject, heading, paragraphs, button, reason } = subscriptionCopy[locale].question
  const { days } = retentionPeriods.unansweredSubscriptions
  const token = createConfirmToken(subscriber, null, new Date(Date.now() + days * dayMs))
  return {
    subject,
    locale,
    heading,
    paragraphs: paragraphs(days),
    facts: [],
    button: { label: button, href: subscriptionLink(locale, 'subscriptionConfirm', token) },
    links: [linkToManage(subscriber, locale)],
    footer: [reason],
  }
}

const linkToManage = (subscriber: Subscriber, locale: MailText['locale']) => ({
  label: subscriptionCopy[locale].manage,
  href: subscriptionLink(locale, 'subscriptionManage', createManageToken(subscriber)),
})

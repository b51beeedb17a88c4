import { subscriptionListNames } from '@site/contracts/content/subscription-names.ts'
import type { Payload } from 'payload'
import { writeDay } from '#cms/base/time/jakarta-words.ts'
import type { Composed } from '#cms/services/mail/mail.ts'
import { htmlPart, type MailText, plainPart } from '#cms/services/mail/mail-layout.ts'
import type { SenderSettings } from '#cms/services/mail/sender-settings.ts'
import { subscriptionCopy } from './copy.ts'
import type { Recipient } from './recipient.ts'

const subjectCharacters = 60
export const maxFacts = 8

/** What a list has to say. */
export type ListText = Pick<MailText, 'heading' | 'paragraphs' | 'facts' | 'button'> & {
  subject: string
  /** Below everything else, such as the research notice. */
  notices?: readonly string[]
}

/** What a list has to say on an occasion, in the reader's language; null if nothing is left of it. */
export type ListWriter = (
  payload: Payload,
  occasion: string,
  recipient: Recipient,
) => Promise<ListText | null>

/** The email of a list to one subscriber, with the reason for it and the links that end it. */
export function composeListMail(
  { list, locale, address, since, manageUrl, unsubscribeUrl }: Recipient,
  { subject, notices = [], ...content }: ListText,
  sender: SenderSettings,
): Composed {
  const words = subscriptionCopy[locale]
  const name = subscriptionListNames[list][locale]
  const text: MailText = {
    ...content,
    locale,
    facts: content.facts.slice(0, maxFacts),
    links: [
      { label: words.manage, href: manageUrl },
      { label: words.unsubscribe(name), href: unsubscribeUrl },
    ],
    footer: [words.reason(name, writeDay(locale, since)), ...notices, ...sender.footer(locale)],
  }
  return {
    kind: 'mail',
    to: { name: '', address },
    // Nobody reads what the sender of lists receives.
    replyTo: { name: sender.companyName, address: sender.email },
    list: { name, unsubscribeUrl },
    content: { subject: writeSubject(subject), text: plainPart(text), html: htmlPart(text), attachments: [] },
  }
}

/** At most 60 characters, without emoji and exclamation marks, which spam filters count. */
export function writeSubject(text: string): string {
  const plain = text
    .replaceAll(/\p{Extended_Pictographic}|!|\u200d|\ufe0f/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (plain.length <= subjectCharacters) return plain
  const start = plain.slice(0, subjectCharacters - 1)
  const wordEnd = start.lastIndexOf(' ')
  return `${wordEnd > 0 ? start.slice(0, wordEnd) : start}…`
}

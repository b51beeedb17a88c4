import type { Payload } from 'payload'
import type { ContactMessage } from '#cms/base/payload-types.ts'
import { pointOfTime } from '#cms/base/time/jakarta-words.ts'
import { copy } from '#cms/services/mail/copy.ts'
import type { Composed, Composer } from '#cms/services/mail/mail.ts'
import { htmlPart, type MailText, plainPart } from '#cms/services/mail/mail-layout.ts'
import type { SenderSettings } from '#cms/services/mail/sender-settings.ts'
import { homeLink } from '#cms/services/mail/site-links.ts'

/** Staff read Indonesian, whatever the language of the message. */
const staffLocale = 'id'

export const messageMails: Composer = async (payload, { kind, message }, sender) => {
  if (kind !== 'messageReceived' && kind !== 'messageForwarded') return null
  return message === null
    ? { kind: 'undeliverable', reason: 'message deleted' }
    : composeMessageMail(payload, { kind, message }, sender)
}

type QueuedMail = { kind: 'messageReceived' | 'messageForwarded'; message: number }

/** The email for a contact message: the receipt to its sender, or the message to its department. */
async function composeMessageMail(
  payload: Payload,
  { kind, message: number }: QueuedMail,
  sender: SenderSettings,
): Promise<Composed> {
  const message = await payload.findByID({
    collection: 'contact-messages',
    id: number,
    locale: staffLocale,
    depth: 1,
    disableErrors: true,
    overrideAccess: true,
  })
  if (message === null) return { kind: 'undeliverable', reason: 'message deleted' }
  return kind === 'messageReceived' ? composeReceipt(message, sender) : forwarded(message, sender)
}

/** Contains nothing from the message: the form accepts any address. */
function composeReceipt({ locale, email, createdAt }: ContactMessage, sender: SenderSettings): Composed {
  const words = copy[locale]
  const { subject, heading, paragraphs } = words.messageReceived
  const text: MailText = {
    locale,
    heading,
    paragraphs: [words.greeting, ...paragraphs(pointOfTime(locale, new Date(createdAt)))],
    facts: [],
    button: { label: words.seeSite, href: homeLink(locale) },
    links: [],
    footer: [words.messageReason, ...sender.footer(locale)],
  }
  return {
    kind: 'mail',
    to: { name: '', address: email },
    content: { subject, text: plainPart(text), html: htmlPart(text), attachments: [] },
  }
}

function forwarded(message: ContactMessage, sender: SenderSettings): Composed {
  const { fullName, email, phone, domicile, department, departmentEmail } = message
  const words = copy[staffLocale].messageForwarded
  const subject =
    (typeof message.subject === 'object' && message.subject?.label) || department || words.withoutSubject
  const text: MailText = {
    locale: staffLocale,
    heading: words.heading,
    paragraphs: words.paragraphs,
    facts: [
      { label: words.subjectLabel, value: subject },
      { label: words.name, value: fullName },
      { label: words.email, value: email },
      { label: words.phone, value: phone },
      { label: words.domicile, value: words.domiciles[domicile] },
      { label: words.language, value: words.languages[message.locale] },
      { label: words.message, value: message.message },
    ],
    button: null,
    links: [],
    footer: [words.reason, ...sender.footer(staffLocale)],
  }
  return {
    kind: 'mail',
    to: { name: department ?? sender.companyName, address: departmentEmail ?? sender.email },
    replyTo: { name: fullName, address: email },
    content: {
      subject: words.subject(subject),
      text: plainPart(text),
      html: htmlPart(text),
      attachments: [],
    },
  }
}

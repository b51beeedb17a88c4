import type { SendMailOptions } from 'nodemailer'

type Address = { name: string; address: string }

/** A mail that can be sent, or why there is none: nobody to send it to, or something newer that it contradicts. */
export type Composed =
  | { kind: 'mail'; to: Address; replyTo?: Address; content: MailContent }
  | { kind: 'undeliverable'; reason: string }
  | { kind: 'overtaken' }

type MailContent = Pick<SendMailOptions, 'subject' | 'text' | 'html' | 'attachments'>

/** Texts that some mail program takes for a link: anybody can have a mail with "their" name sent to anybody. */
const linkLike = /https?:|www\.|[/@]|\.\p{L}{2,}/iu

/** Nor a number to ring, or a message where a name should be. */
const phoneLike = /\d{3}/
const longestName = 60

/** What a mail calls a person; null where it is not known or no name. */
export const greetingName = (name: string | null | undefined): string | null =>
  name && name.length <= longestName && !linkLike.test(name) && !phoneLike.test(name) ? name : null

import type { SendMailOptions } from 'nodemailer'

type Address = { name: string; address: string }

/** An email ready to send, or why there is none: no recipient, or a newer email contradicts it. */
export type Composed =
  | { kind: 'mail'; to: Address; replyTo?: Address; content: MailContent }
  | { kind: 'undeliverable'; reason: string }
  | { kind: 'obsolete' }

type MailContent = Pick<SendMailOptions, 'subject' | 'text' | 'html' | 'alternatives' | 'attachments'>

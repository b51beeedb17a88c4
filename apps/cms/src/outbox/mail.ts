import type { SendMailOptions } from 'nodemailer'

type Address = { name: string; address: string }

/** A mail that can be sent, or why there is none: nobody to send it to, or something newer that it contradicts. */
export type Composed =
  | { kind: 'mail'; to: Address; replyTo?: Address; content: MailContent }
  | { kind: 'undeliverable'; reason: string }
  | { kind: 'overtaken' }

type MailContent = Pick<SendMailOptions, 'subject' | 'text' | 'html' | 'attachments'>

import type { SendMailOptions } from 'nodemailer'
import type { Payload } from 'payload'
import type { ClaimedMail } from './rows.ts'
import type { SenderSettings } from './sender-settings.ts'

type Address = { name: string; address: string }

/** An email ready to send, or why there is none: no recipient, or a newer email contradicts it. */
export type Composed =
  | { kind: 'mail'; to: Address; replyTo?: Address; list?: MailingList; content: MailContent }
  | { kind: 'undeliverable'; reason: string }
  | { kind: 'obsolete' }

/** Every bulk email needs it. */
export type MailingList = {
  /** The list's name in the language of the reader. */
  name: string
  /** The address that ends this list for this reader: a page with a button, and one click by POST (RFC 8058). */
  unsubscribeUrl: string
}

type MailContent = Pick<SendMailOptions, 'subject' | 'text' | 'html' | 'alternatives' | 'attachments'>

/** The content of a claimed email; null if it is of another composer's kind. */
export type Composer = (
  payload: Payload,
  mail: ClaimedMail,
  settings: SenderSettings,
) => Promise<Composed | null>

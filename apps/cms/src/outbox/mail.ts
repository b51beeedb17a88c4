import type { SendMailOptions } from 'nodemailer'

type Address = { name: string; address: string }

/** A mail that can be sent, or why there is none: nobody to send it to, or something newer that it contradicts. */
export type Composed =
  | { kind: 'mail'; to: Address; replyTo?: Address; content: MailContent }
  | { kind: 'undeliverable'; reason: string }
  | { kind: 'overtaken' }

type MailContent = Pick<SendMailOptions, 'subject' | 'text' | 'html' | 'attachments'>

/** Letters of any script with their marks, and what stands between and behind them in a name. */
const nameLike = /^\p{L}[\p{L}\p{M} '’.-]*$/u
/** A dot before two letters: some mail programs take that for a link. */
const linkLike = /\.\p{L}{2}/u
const mostWords = 4
const longestName = 40

/** Scripts that put no space between words: a few characters are a sentence, or a phone number written out. */
const withoutSpaces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/u
const longestWithoutSpaces = 6

/**
 * What a mail calls a person; null where that is unknown, or could be a message: anybody can have a mail with "their"
 * name sent to anybody.
 */
export function greetingName(typed: string | null | undefined): string | null {
  // Full-width letters, digits in circles and the like as what they are read as.
  const name = typed?.normalize('NFKC').trim() ?? ''
  const longest = withoutSpaces.test(name) ? longestWithoutSpaces : longestName
  const isName =
    name.length <= longest &&
    name.split(/ +/).length <= mostWords &&
    nameLike.test(name) &&
    !linkLike.test(name)
  return isName ? name : null
}

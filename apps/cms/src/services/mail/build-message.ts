import type { SendMailOptions } from 'nodemailer'
import { type BulkKind, bulkLists, isBulkKind } from './bulk-kinds.ts'
import type { Composed, MailingList } from './mail.ts'
import { computeMailName, computeMessageId } from './message-id.ts'
import type { ClaimedMail } from './rows.ts'
import type { SenderSettings } from './sender-settings.ts'
import { siteHost } from './site-links.ts'

/** What the mail server gets; null for a bulk email whose reader could not unsubscribe. */
export function buildMessage(
  mail: ClaimedMail,
  { to, replyTo, list, content }: Extract<Composed, { kind: 'mail' }>,
  { from, bulkFrom, bounceDomain }: Pick<SenderSettings, 'from' | 'bulkFrom' | 'bounceDomain'>,
): SendMailOptions | null {
  const { kind } = mail
  if (isBulkKind(kind) && list === undefined) return null
  return {
    ...content,
    from: isBulkKind(kind) ? bulkFrom : from,
    to,
    ...(replyTo ? { replyTo } : {}),
    // Bounces go to an address that names the email.
    ...(mail.subscriberId !== null && bounceDomain !== ''
      ? { envelope: { from: `${computeMailName(mail)}@${bounceDomain}`, to: to.address } }
      : {}),
    messageId: computeMessageId(mail),
    ...(isBulkKind(kind) && list ? writeListHeaders(kind, list, bulkFrom.address) : {}),
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(isBulkKind(kind) ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}),
    },
  }
}

/** RFC 2919 and RFC 8058. Whoever reads the mailbox finds the link in the subject. */
function writeListHeaders(
  kind: BulkKind,
  { name, unsubscribeUrl }: MailingList,
  mailbox: string,
): Pick<SendMailOptions, 'list'> {
  const subject = encodeURIComponent(`unsubscribe ${unsubscribeUrl}`)
  return {
    list: {
      id: { url: `${bulkLists[kind]}.${siteHost}`, comment: name },
      // The inner list is one header.
      unsubscribe: [[unsubscribeUrl, `mailto:${mailbox}?subject=${subject}`]],
    },
  }
}

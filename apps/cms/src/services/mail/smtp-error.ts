import * as v from 'valibot'

const reasonCharacters = 200

const SmtpErrorSchema = v.object({
  code: v.optional(v.string()),
  command: v.optional(v.string()),
  responseCode: v.optional(v.number()),
  response: v.optional(v.string()),
})

/** Responses to `RCPT TO` that concern the mailbox itself (RFC 5321, 4.2.3). */
const boxCodes = new Set([550, 551, 553])

/**
 * The recipient's mailbox or domain does not exist, its address is malformed, or the domain accepts no email (RFC 3463 and
 * 7505). A 550 without such a code may be a block of our server.
 */
const unknownBox = /^5\d\d[ -]5\.1\.(?:1|2|3|6|10)\b/

type Failure = {
  reason: string
  /** Retrying cannot help. */
  isPermanent: boolean
  /** The server says that there is no such mailbox. */
  isUnknownBox: boolean
  /** The error occurred before any response of the mail server. */
  isOurs: boolean
}

/** Why an email was not sent: codes and the server's response, with addresses removed. */
export function toFailure(error: unknown): Failure {
  const parsed = v.safeParse(SmtpErrorSchema, error)
  const { code, command, responseCode, response } = parsed.success ? parsed.output : {}
  const words = response ?? (error instanceof Error ? error.name : 'unknown')
  const reason = [code, command, words].filter(Boolean).join(' · ')
  return {
    reason: reason.replaceAll(/\S+@\S+/g, '…').slice(0, reasonCharacters),
    isPermanent: command === 'RCPT TO' && isAboutBox(responseCode, response),
    isUnknownBox: command === 'RCPT TO' && unknownBox.test(response ?? ''),
    isOurs: command === undefined && responseCode === undefined,
  }
}

/**
 * Whether the server rejects the mailbox itself. Other rejections may be due to fixable settings, even at `RCPT TO`: a
 * relay that does not accept us responds `554 5.7.1 Relay access denied` (RFC 3463: x.1 address, x.7 policy).
 */
function isAboutBox(responseCode: number | undefined, response = ''): boolean {
  const subject = response.match(/^\d{3}[ -]5\.(\d{1,3})\.\d{1,3}\b/)?.[1]
  if (subject === '1') return true
  return responseCode !== undefined && boxCodes.has(responseCode) && subject !== '7'
}

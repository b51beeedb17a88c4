import * as v from 'valibot'

const reasonCharacters = 200

const SmtpErrorSchema = v.object({
  code: v.optional(v.string()),
  command: v.optional(v.string()),
  responseCode: v.optional(v.number()),
  response: v.optional(v.string()),
})

/** What servers answer at `RCPT TO` about the box itself (RFC 5321, 4.2.3). */
const boxCodes = new Set([550, 551, 553])

type Failure = {
  reason: string
  /** Trying again is of no use. */
  isPermanent: boolean
  /** The mail server was never asked, or never answered. */
  isOurs: boolean
}

/** Why a mail was not sent: codes and the server's words, without any address in them. */
export function failureOf(error: unknown): Failure {
  const parsed = v.safeParse(SmtpErrorSchema, error)
  const { code, command, responseCode, response } = parsed.success ? parsed.output : {}
  const words = response ?? (error instanceof Error ? error.name : 'unknown')
  const reason = [code, command, words].filter(Boolean).join(' · ')
  return {
    reason: reason.replaceAll(/\S+@\S+/g, '…').slice(0, reasonCharacters),
    isPermanent: command === 'RCPT TO' && isAboutBox(responseCode, response),
    isOurs: command === undefined && responseCode === undefined,
  }
}

/**
 * The server knows no such box. A refusal of anything else may be a setting that somebody mends, also at
 * `RCPT TO`: there a relay that does not know us says `554 5.7.1 Relay access denied` (RFC 3463: x.1 is the
 * address, x.7 what is allowed).
 */
function isAboutBox(responseCode: number | undefined, response = ''): boolean {
  const subject = response.match(/^\d{3}[ -]5\.(\d{1,3})\.\d{1,3}\b/)?.[1]
  if (subject === '1') return true
  return responseCode !== undefined && boxCodes.has(responseCode) && subject !== '7'
}

import * as v from 'valibot'

const reasonCharacters = 200

const SmtpErrorSchema = v.object({
  code: v.optional(v.string()),
  command: v.optional(v.string()),
  responseCode: v.optional(v.number()),
  response: v.optional(v.string()),
})

/** Why a mail was not sent: codes and the server's words, without any address in them. */
export function failureOf(error: unknown): { reason: string; isPermanent: boolean } {
  const parsed = v.safeParse(SmtpErrorSchema, error)
  const { code, command, responseCode, response } = parsed.success ? parsed.output : {}
  const words = response ?? (error instanceof Error ? error.name : 'unknown')
  const reason = [code, command, words].filter(Boolean).join(' · ')
  return {
    reason: reason.replaceAll(/\S+@\S+/g, '…').slice(0, reasonCharacters),
    // The server knows no such box. A refusal of anything else may be a setting that somebody mends.
    isPermanent: command === 'RCPT TO' && responseCode !== undefined && responseCode >= 500,
  }
}

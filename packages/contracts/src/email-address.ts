import * as v from 'valibot'
import { plainCharacters } from './typed-text.ts'

export const emailLimits = { min: 6, max: 254 } as const

/** The rule of the HTML standard, but for misplaced dots: mail servers refuse them (RFC 5321, 4.1.2). */
const RuleSchema = v.pipe(v.string(), v.rfcEmail(), v.regex(/^(?!\.|.*\.[.@])/))
/** What anybody sees at once. */
const FORM = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** An address as mail carries it; a domain in other letters goes by its name in ASCII, as browsers send it. */
export function plainEmail(typed: string): string {
  const plain = plainCharacters(typed).replace(/^(?:mailto:|<)|>$/gi, '')
  const [, local = '', domain = ''] = /^([^@]+@)([\p{L}\p{M}\p{N}.-]+)$/u.exec(plain) ?? []
  return /[^\0-\x7f]/.test(domain) ? `${local}${asciiDomain(domain)}` : plain
}

function asciiDomain(domain: string): string {
  try {
    return new URL(`https://${domain}`).hostname
  } catch {
    // No name of a host: said of the address as it stands.
    return domain
  }
}

/** What is wrong with an address that `plainEmail` has made plain; null where nothing is. */
export function emailFault(address: string): 'emailFormat' | 'emailInvalid' | null {
  if (!FORM.test(address)) {
    return 'emailFormat'
  }
  return v.is(RuleSchema, address) ? null : 'emailInvalid'
}

/** An address in whatever look it was typed; comes out plain. Forms, the service and the client directory go by it. */
export const EmailSchema = v.pipe(
  v.string(),
  v.maxLength(emailLimits.max * 4),
  v.transform(plainEmail),
  v.check((address) => emailFault(address) === null, 'emailInvalid'),
  v.minLength(emailLimits.min),
  v.maxLength(emailLimits.max),
)

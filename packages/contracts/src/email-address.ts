import * as v from 'valibot'
import { plainCharacters } from './typed-text.ts'

export const emailLimits = { min: 6, max: 254 } as const

/** The rule of the HTML standard without misplaced dots, which mail servers reject (RFC 5321, section 4.1.2). */
const RuleSchema = v.pipe(v.string(), v.rfcEmail(), v.regex(/^(?!\.|.*\.[.@])/))
/** The basic form of an address. */
const FORM = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Normalizes a typed address; internationalized domains become ASCII, as in browsers. */
export function plainEmail(typed: string): string {
  const plain = plainCharacters(typed).replace(/^<?(?:mailto:)?|>$/gi, '')
  const [, local = '', domain = ''] = /^([^@]+@)([\p{L}\p{M}\p{N}.-]+)$/u.exec(plain) ?? []
  return /[^\0-\x7f]/.test(domain) ? `${local}${asciiDomain(domain)}` : plain
}

function asciiDomain(domain: string): string {
  try {
    return new URL(`https://${domain}`).hostname
  } catch {
    // An invalid host name stays unchanged, so that validation reports it.
    return domain
  }
}

/** The validation error of a normalized address; null if it is valid. */
export function emailError(address: string): 'emailFormat' | 'emailInvalid' | null {
  if (!FORM.test(address)) {
    return 'emailFormat'
  }
  return v.is(RuleSchema, address) ? null : 'emailInvalid'
}

/** An address in any typed form, normalized. Shared by forms, the CMS and the client directory. */
export const EmailSchema = v.pipe(
  v.string(),
  v.maxLength(emailLimits.max * 4),
  v.transform(plainEmail),
  v.check((address) => emailError(address) === null, 'emailInvalid'),
  v.minLength(emailLimits.min),
  v.maxLength(emailLimits.max),
)

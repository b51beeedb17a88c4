/** A mobile number of Indonesia, written with +62, 62 or 0 (domain brief, section 7). */
const indonesianMobile = /^(?:\+62|62|0)(8[1-9]\d{6,10})$/
const withCountryCode = /^\+(?!62)[1-9]\d{6,14}$/

/** What people put between the digits of a number. */
export function withoutSeparators(typed: string): string {
  return typed.replace(/[\s.()\-‐-―]/g, '')
}

/**
 * A handphone number as E.164 (`+6281234567890`); null where it is neither a mobile number of Indonesia nor
 * one with a foreign country code. Expects no separators.
 */
export function handphoneNumber(digits: string): string | null {
  const national = indonesianMobile.exec(digits)?.[1]
  if (national !== undefined) {
    return `+62${national}`
  }
  return withCountryCode.test(digits) ? digits : null
}

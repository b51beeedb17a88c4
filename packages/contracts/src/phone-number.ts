import { plainCharacters } from './typed-text.ts'

/** A mobile number in Indonesia with the prefix +62, 62 or 0 (domain brief, section 7). */
const indonesianMobile = /^(?:\+62|62|0)(8[1-9]\d{6,10})$/
/** A landline number in Indonesia: area codes start with 2 to 9, mobile and service numbers with 8. */
const indonesianLandline = /^(?:\+62|62|0)([2-79]\d{7,10})$/
const withCountryCode = /^\+(?!62)[1-9]\d{6,14}$/

/**
 * A typed or pasted number as digits with at most one leading plus. Removes separators and the trunk 0 after a country
 * code, and replaces `00` by the plus.
 */
export function plainPhone(typed: string): string {
  return plainCharacters(typed)
    .replace(/^tel:/i, '')
    .replace(/^((?:\+|00).*)\(0\)/, '$1')
    .replace(/[ .\-()/]/g, '')
    .replace(/^00(?=[1-9])/, '+')
    .replace(/^(\+62|62(?=08))0+/, '$1')
}

/** The number of digits of a normalized number, without the plus. */
export function digitCount(number: string): number {
  return number.replace('+', '').length
}

/**
 * A mobile number as E.164 (`+6281234567890`); null unless it is an Indonesian mobile number or has a foreign country
 * code. Expects a normalized number.
 */
export function handphoneNumber(digits: string): string | null {
  const national = indonesianMobile.exec(digits)?.[1]
  if (national !== undefined) {
    return `+62${national}`
  }
  return withCountryCode.test(digits) ? digits : null
}

/**
 * A phone number as E.164; null unless it is a mobile number as above or an Indonesian landline number. Expects a
 * normalized number.
 */
export function indonesianPhoneNumber(digits: string): string | null {
  const national = indonesianLandline.exec(digits)?.[1]
  return national === undefined ? handphoneNumber(digits) : `+62${national}`
}

import { plainCharacters } from '@site/contracts/typed-text.ts'

/** A mobile number of Indonesia, written with +62, 62 or 0 (domain brief, section 7). */
const indonesianMobile = /^(?:\+62|62|0)(8[1-9]\d{6,10})$/
/** A landline of Indonesia: area code from 2 to 9, but no mobile or service number (08…). */
const indonesianLandline = /^(?:\+62|62|0)([2-79]\d{7,10})$/
const withCountryCode = /^\+(?!62)[1-9]\d{6,14}$/

/**
 * A number in whatever way it was typed or pasted, as digits behind at most one plus: without what people put between
 * the digits, `00` for the plus, and the 0 that is left out behind a country code.
 */
export function plainPhone(typed: string): string {
  return plainCharacters(typed)
    .replace(/^tel:/i, '')
    .replace(/^((?:\+|00).*)\(0\)/, '$1')
    .replace(/[ .\-()/]/g, '')
    .replace(/^00(?=[1-9])/, '+')
    .replace(/^(\+62|62(?=08))0+/, '$1')
}

/** How many digits a plain number has; its plus is none. */
export function digitCount(number: string): number {
  return number.replace('+', '').length
}

/**
 * A handphone number as E.164 (`+6281234567890`); null where it is neither a mobile number of Indonesia nor
 * one with a foreign country code. Expects a plain number.
 */
export function handphoneNumber(digits: string): string | null {
  const national = indonesianMobile.exec(digits)?.[1]
  if (national !== undefined) {
    return `+62${national}`
  }
  return withCountryCode.test(digits) ? digits : null
}

/**
 * A number of somebody in Indonesia as E.164; null where it is neither a handphone number nor a landline
 * number of the country. Expects a plain number.
 */
export function indonesianPhoneNumber(digits: string): string | null {
  const national = indonesianLandline.exec(digits)?.[1]
  return national === undefined ? handphoneNumber(digits) : `+62${national}`
}

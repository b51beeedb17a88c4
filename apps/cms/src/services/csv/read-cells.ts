import { plainCharacters } from '@site/contracts/typed-text.ts'
import * as v from 'valibot'

/** A period or a comma marks the decimals. */
const numberPattern = /^-?\d{1,9}(?:[.,](\d{1,6}))?$/
/** `1.234` may be a thousand or a little more than one. */
const AMBIGUOUS_DECIMALS = 3

/** Null for text that is no number, or could be two different ones. */
export function parseNumber(text: string): number | null {
  const plain = plainCharacters(text)
  const match = numberPattern.exec(plain)
  if (match === null || match[1]?.length === AMBIGUOUS_DECIMALS) return null
  return Number(plain.replace(',', '.'))
}

/** Dates such as November 31 roll over. */
export const isDay = (text: string) =>
  v.is(v.pipe(v.string(), v.isoDate()), text) && new Date(text).toISOString().startsWith(text)

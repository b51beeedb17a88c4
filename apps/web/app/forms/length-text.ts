import { formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { formCopy } from './copy.ts'

/** The message of a field that is too short or too long, which names the bound that was missed. */
export function lengthText(
  locale: Locale,
  error: 'tooShort' | 'tooLong',
  unit: 'characters' | 'digits',
  { min, max }: { readonly min: number; readonly max: number },
): string {
  return formCopy[locale][error][unit](formatNumber(locale, error === 'tooShort' ? min : max))
}

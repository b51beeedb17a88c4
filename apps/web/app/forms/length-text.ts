import { formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { formCopy } from './copy.ts'

/** The message for a text that is too short or too long, with the exceeded limit. */
export function lengthText(
  locale: Locale,
  error: 'tooShort' | 'tooLong',
  unit: 'characters' | 'digits',
  { min, max }: { readonly min: number; readonly max: number },
): string {
  return formCopy[locale][error][unit](formatNumber(locale, error === 'tooShort' ? min : max))
}

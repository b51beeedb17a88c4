import { formLimits } from '@site/contracts/content/forms.ts'
import { formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { ContactError, ContactField } from './contact-form.ts'
import { copy } from './copy.ts'

/** The message of a refused field; lengths are named with their bound. */
export function errorText(locale: Locale, field: ContactField, error: ContactError): string {
  const words = copy[locale]
  if (error !== 'tooShort' && error !== 'tooLong') {
    return words.errors[error]
  }
  const unit = field === 'phone' ? 'digits' : 'characters'
  return words[error][unit](formatNumber(locale, boundOf(field, error)))
}

function boundOf(field: ContactField, error: 'tooShort' | 'tooLong'): number {
  // Ticked and chosen fields have no length; the schema never says so of them.
  const limits = field === 'domicile' || field === 'consent' ? { min: 1, max: 1 } : formLimits[field]
  return error === 'tooShort' ? limits.min : limits.max
}

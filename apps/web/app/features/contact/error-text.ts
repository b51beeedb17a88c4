import { formLimits } from '@site/contracts/content/forms.ts'
import { formCopy } from '#app/forms/copy.ts'
import { lengthText } from '#app/forms/length-text.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { ContactError, ContactField } from './contact-form.ts'
import { copy } from './copy.ts'

/** The message for an invalid field; length errors state the limit. */
export function errorText(locale: Locale, field: ContactField, error: ContactError): string {
  if (error === 'tooShort' || error === 'tooLong') {
    return lengthText(locale, error, field === 'phone' ? 'digits' : 'characters', findLimits(field))
  }
  return error === 'phoneOfIndonesia' ? copy[locale].phoneOfIndonesia : formCopy[locale].errors[error]
}

function findLimits(field: ContactField): { readonly min: number; readonly max: number } {
  // Checkboxes and choices have no length errors; this satisfies the type.
  return field === 'subject' || field === 'domicile' || field === 'consent' || field === 'marketingConsent'
    ? { min: 1, max: 1 }
    : formLimits[field]
}

import { formLimits } from '@site/contracts/content/forms.ts'
import { formCopy } from '#app/forms/copy.ts'
import { lengthText } from '#app/forms/length-text.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { registerCopy } from './register-copy.ts'
import type { RegistrationError, RegistrationField } from './registration-form.ts'

/** The message for an invalid field; length errors state the limit. */
export function errorText(locale: Locale, field: RegistrationField, error: RegistrationError): string {
  if (error === 'tooShort' || error === 'tooLong') {
    const unit = field === 'phone' || field === 'clientCode' ? 'digits' : 'characters'
    return lengthText(locale, error, unit, findLimits(field))
  }
  const messages = { ...formCopy[locale].errors, ...registerCopy[locale].errors }
  return messages[error]
}

function findLimits(field: RegistrationField): { readonly min: number; readonly max: number } {
  switch (field) {
    case 'clientCode':
      return { min: formLimits.clientCodeDigits, max: formLimits.clientCodeDigits }
    case 'fullName':
    case 'email':
    case 'phone':
      return formLimits[field]
    default:
      return { min: 0, max: formLimits.text.max }
  }
}

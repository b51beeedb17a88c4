import { formLimits } from '@site/contracts/content/forms.ts'
import { formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { registerCopy } from './register-copy.ts'
import type { RegistrationError, RegistrationField } from './registration-form.ts'

/** The message of a refused field; lengths are named with their bound. */
export function errorText(locale: Locale, field: RegistrationField, error: RegistrationError): string {
  const words = registerCopy[locale]
  if (error !== 'tooShort' && error !== 'tooLong') {
    return words.errors[error]
  }
  const unit = field === 'phone' || field === 'clientCode' ? 'digits' : 'characters'
  const { min, max } = limitsOf(field)
  return words[error][unit](formatNumber(locale, error === 'tooShort' ? min : max))
}

function limitsOf(field: RegistrationField): { readonly min: number; readonly max: number } {
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

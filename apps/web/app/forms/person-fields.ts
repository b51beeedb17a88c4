import { CODE_UNITS_A_CHARACTER, formLimits } from '@site/contracts/content/forms.ts'
import * as v from 'valibot'
import { digitCount, withoutSeparators } from './phone-number.ts'

/** Why a field is refused; each is a message of the specification, or says which bound was missed. */
export const personErrors = [
  'required',
  'numerical',
  'tooShort',
  'tooLong',
  'emailFormat',
  'emailInvalid',
] as const

const { fullName, email, phone } = formLimits

const EMAIL_FORMAT = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const PHONE_FORMAT = /^\+?\d+$/

/**
 * How a form reads the fields about a person; the phone number comes out without separators, and the form
 * says which numbers it takes. The first check that fails is the field's one message (with `abortPipeEarly`),
 * so each field goes from the plainest to the finest.
 */
export const personFields = {
  fullName: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('required'),
    v.maxLength(fullName.max * CODE_UNITS_A_CHARACTER, 'tooLong'),
    v.minGraphemes(fullName.min, 'tooShort'),
    v.maxGraphemes(fullName.max, 'tooLong'),
  ),
  email: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('required'),
    v.regex(EMAIL_FORMAT, 'emailFormat'),
    v.minLength(email.min, 'tooShort'),
    v.maxLength(email.max, 'tooLong'),
    v.email('emailInvalid'),
  ),
  phone: v.pipe(
    v.string(),
    v.transform(withoutSeparators),
    v.nonEmpty('required'),
    v.regex(PHONE_FORMAT, 'numerical'),
    v.check((number) => digitCount(number) >= phone.min, 'tooShort'),
    v.check((number) => digitCount(number) <= phone.max, 'tooLong'),
  ),
}

/** What can be told of a field while it is typed; the first letters of anything are no error. */
export const typedErrors = {
  email: (text: string) => (EMAIL_FORMAT.test(text.trim()) ? null : 'emailFormat'),
  phone: (text: string) =>
    PHONE_FORMAT.test(withoutSeparators(text).replace(/^\+$/, '+0')) ? null : 'numerical',
} as const

/** How the fields about a person are typed. */
export const personInputs = {
  fullName: { autoComplete: 'name', minLength: fullName.min, required: true },
  email: { type: 'email', autoComplete: 'email', minLength: email.min, required: true },
  phone: { type: 'tel', autoComplete: 'tel', minLength: phone.min, required: true },
} as const

import { CODE_UNITS_A_CHARACTER, formLimits } from '@site/contracts/content/forms.ts'
import { emailError, plainEmail } from '@site/contracts/email-address.ts'
import { isVisible } from '@site/contracts/typed-text.ts'
import * as v from 'valibot'
import { digitCount, plainPhone } from './phone-number.ts'

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

const PHONE_FORMAT = /^\+?\d+$/

/**
 * How a form reads the fields about a person; address and phone number come out plain, and the form says
 * which numbers it takes. The first check that fails is the field's one message (with `abortPipeEarly`),
 * so each field goes from the plainest to the finest.
 */
export const personFields = {
  fullName: v.pipe(
    v.string(),
    v.trim(),
    v.check(isVisible, 'required'),
    v.maxLength(fullName.max * CODE_UNITS_A_CHARACTER, 'tooLong'),
    v.minGraphemes(fullName.min, 'tooShort'),
    v.maxGraphemes(fullName.max, 'tooLong'),
  ),
  email: v.pipe(
    v.string(),
    v.transform(plainEmail),
    v.nonEmpty('required'),
    v.check((address) => emailError(address) !== 'emailFormat', 'emailFormat'),
    v.minLength(email.min, 'tooShort'),
    v.maxLength(email.max, 'tooLong'),
    v.check((address) => emailError(address) === null, 'emailInvalid'),
  ),
  phone: v.pipe(
    v.string(),
    v.transform(plainPhone),
    v.nonEmpty('required'),
    v.regex(PHONE_FORMAT, 'numerical'),
    v.check((number) => digitCount(number) >= phone.min, 'tooShort'),
    v.check((number) => digitCount(number) <= phone.max, 'tooLong'),
  ),
}

/** What can be told of a field while it is typed; the first letters of anything are no error. */
export const typedErrors = {
  email: (text: string) => emailError(plainEmail(text)),
  phone: (text: string) => (PHONE_FORMAT.test(plainPhone(text).replace(/^\+$/, '+0')) ? null : 'numerical'),
} as const

/** How the fields about a person are typed. */
export const personInputs = {
  fullName: { autoComplete: 'name', minLength: fullName.min, required: true },
  email: { type: 'email', autoComplete: 'email', minLength: email.min, required: true },
  phone: { type: 'tel', autoComplete: 'tel', minLength: phone.min, required: true },
} as const

import { CODE_UNITS_A_CHARACTER, formLimits } from '@site/contracts/content/forms.ts'
import { emailError, plainEmail } from '@site/contracts/email-address.ts'
import { digitCount, plainPhone } from '@site/contracts/phone-number.ts'
import { isVisible } from '@site/contracts/typed-text.ts'
import * as v from 'valibot'

/** Why a field is rejected; each reason has a message of the specification or states the exceeded limit. */
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
 * Schemas of the fields about a person. Email address and phone number are normalized; each form decides which numbers
 * it accepts. With `abortPipeEarly` the first failing check is the field's only message, so checks are ordered from
 * basic to specific.
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

/** Validation while typing; it ignores errors that more typing can fix. */
export const typedErrors = {
  email: (text: string) => emailError(plainEmail(text)),
  phone: (text: string) => (PHONE_FORMAT.test(plainPhone(text).replace(/^\+$/, '+0')) ? null : 'numerical'),
} as const

/** Input attributes of the fields about a person. */
export const personInputs = {
  fullName: { autoComplete: 'name', minLength: fullName.min, required: true },
  email: { type: 'email', autoComplete: 'email', minLength: email.min, required: true },
  phone: { type: 'tel', autoComplete: 'tel', minLength: phone.min, required: true },
} as const

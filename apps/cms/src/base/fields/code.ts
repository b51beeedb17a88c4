import type { TextField } from 'payload'
import type { FieldText } from './bilingual.ts'
import { textField } from './text.ts'
import { type RequestLike, required, translate } from './translate.ts'

const codePattern = /^[A-Z0-9][A-Z0-9-]{1,19}$/

/** A product's code, unique in its collection (reject-duplicate-slug.ts); stored in capital letters. */
export function codeField(text: FieldText): TextField {
  return {
    ...textField('code', { ...text, required: true, localized: false }),
    unique: true,
    hooks: {
      beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim().toUpperCase() : value)],
    },
    validate: (value: unknown, options: RequestLike) => {
      if (typeof value !== 'string' || value === '') return translate(options, required)
      return (
        codePattern.test(value) ||
        translate(options, {
          id: '2 sampai 20 huruf besar, angka, atau tanda hubung, misalnya WSN-PU1.',
          en: '2 to 20 capital letters, digits or hyphens, such as WSN-PU1.',
        })
      )
    },
  }
}

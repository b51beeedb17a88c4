import { withoutInvisible } from '@site/contracts/typed-text.ts'
import type { FieldHook, TextareaField, TextField } from 'payload'
import { describedBy, type FieldText } from './bilingual.ts'

type TextOptions = FieldText & { required?: boolean; maxLength?: number; localized?: boolean }

const titleCharacters = 200
const paragraphCharacters = 2000

/** Pasted texts have spaces around them, and characters that turn the text around them into another direction. */
const cleanText: FieldHook = ({ value }) =>
  typeof value === 'string' ? withoutInvisible(value).trim() : value

/** A single-line text, localized unless `localized: false`. */
export function textField(name: string, options: TextOptions): TextField {
  return {
    name,
    type: 'text',
    label: options.label,
    localized: options.localized ?? true,
    required: options.required ?? false,
    maxLength: options.maxLength ?? titleCharacters,
    admin: describedBy(options),
    hooks: { beforeValidate: [cleanText] },
  }
}

/** A multi-line plain text, localized unless `localized: false`. */
export function paragraphField(name: string, options: TextOptions): TextareaField {
  return {
    name,
    type: 'textarea',
    label: options.label,
    localized: options.localized ?? true,
    required: options.required ?? false,
    maxLength: options.maxLength ?? paragraphCharacters,
    admin: describedBy(options),
    hooks: { beforeValidate: [cleanText] },
  }
}

/** A few sentences, one per line. */
export function linesField(name: string, { label }: Pick<FieldText, 'label'>): TextareaField {
  const description = { id: 'Satu kalimat per baris.', en: 'One sentence per line.' }
  return paragraphField(name, { label, description, maxLength: 4000 })
}

/** A stable identifier that code refers to; never shown to visitors. */
export function keyField(description: FieldText['description']): TextField {
  return {
    name: 'key',
    type: 'text',
    label: { id: 'Kunci', en: 'Key' },
    unique: true,
    index: true,
    maxLength: 80,
    admin: { position: 'sidebar', ...(description ? { description } : {}) },
  }
}

import type { ArrayField, Field, NumberField, SelectField, TextField } from 'payload'
import { array, number, select, text } from 'payload/shared'
import type { Bilingual } from './bilingual.ts'
import { type RequestLike, translate } from './translate.ts'

/** A violation that is shown at the field `path` (`profiles.1.min`). */
export interface Violation {
  readonly path: string
  readonly message: Bilingual
}

/** Validates a whole document, which may be incomplete. */
export type CrossFieldValidator = (document: unknown) => readonly Violation[]

/**
 * Fields whose values must be consistent: each also shows the violations that the validator reports for it, while an
 * editor types and on publishing. Drafts are not validated.
 */
export function crossValidated(fields: Field[], validator: CrossFieldValidator): Field[] {
  return fields.map((field): Field => {
    switch (field.type) {
      case 'array':
        return validatedRows({ ...field, fields: crossValidated(field.fields, validator) }, validator)
      case 'group':
        return { ...field, fields: crossValidated(field.fields, validator) }
      case 'number':
        return validatedNumber(field, validator)
      case 'select':
        return validatedSelect(field, validator)
      case 'text':
        return validatedText(field, validator)
      default:
        return field
    }
  })
}

type Location = RequestLike & {
  name?: string
  data: unknown
  siblingData: unknown
  /** Contrary to its type, Payload sets this only when saving, not while an editor types. */
  path?: (string | number)[] | undefined
}

function crossFieldError(validator: CrossFieldValidator, location: Location): string | true {
  const { data, siblingData, name } = location
  const path = location.path ?? findPath(siblingData, data)?.concat(name ?? [])
  const violation = path && validator(data).find((candidate) => candidate.path === path.join('.'))
  return violation ? translate(location, violation.message) : true
}

/** The path of a part within a document, by object identity, as two rows may be equal. */
function findPath(part: unknown, whole: unknown): string[] | null {
  if (part === whole) return []
  if (typeof whole !== 'object' || whole === null) return null
  for (const [key, value] of Object.entries(whole)) {
    const inside = findPath(part, value)
    if (inside) return [key, ...inside]
  }
  return null
}

/** The field type's own validation first: empty or malformed values need no cross-field check. */
function withCrossField<Value, Options extends Location>(
  own: (value: Value, options: Options) => Promise<string | true> | string | true,
  validator: CrossFieldValidator,
) {
  return async (value: Value, options: Options): Promise<string | true> => {
    const result = await own(value, options)
    return result === true ? crossFieldError(validator, options) : result
  }
}

function validatedRows(field: ArrayField, validator: CrossFieldValidator): ArrayField {
  return { ...field, validate: withCrossField(array, validator) }
}

/** Fields with many values are not cross-validated. */
function validatedNumber(field: NumberField, validator: CrossFieldValidator): NumberField {
  return field.hasMany ? field : { ...field, validate: withCrossField(field.validate ?? number, validator) }
}

function validatedSelect(field: SelectField, validator: CrossFieldValidator): SelectField {
  return field.hasMany ? field : { ...field, validate: withCrossField(select, validator) }
}

function validatedText(field: TextField, validator: CrossFieldValidator): TextField {
  return field.hasMany ? field : { ...field, validate: withCrossField(text, validator) }
}

import type { ArrayField, Field, NumberField, SelectField, TextField } from 'payload'
import { array, number, select, text } from 'payload/shared'
import type { Bilingual } from './bilingual.ts'
import { type Asker, say } from './translate.ts'

/** A violation that is shown at the field `path` (`profiles.1.min`). */
export interface Fault {
  readonly path: string
  readonly sentence: Bilingual
}

/** Validates a whole document, which may be incomplete. */
export type Judge = (document: unknown) => readonly Fault[]

/**
 * Fields whose values must be consistent: each also shows the violations that the validator reports for it, while an
 * editor types and on publishing. Drafts are not validated.
*/
export function judged(fields: Field[], judge: Judge): Field[] {
  return fields.map((field): Field => {
    switch (field.type) {
      case 'array':
        return judgedRows({ ...field, fields: judged(field.fields, judge) }, judge)
      case 'group':
        return { ...field, fields: judged(field.fields, judge) }
      case 'number':
        return judgedNumber(field, judge)
      case 'select':
        return judgedSelect(field, judge)
      case 'text':
        return judgedText(field, judge)
      default:
        return field
    }
  })
}

type Place = Asker & {
  name?: string
  data: unknown
  siblingData: unknown
  /** Contrary to its type, Payload sets this only when saving, not while an editor types. */
  path?: (string | number)[] | undefined
}

function sayFault(judge: Judge, place: Place): string | true {
  const { data, siblingData, name } = place
  const path = place.path ?? placeOf(siblingData, data)?.concat(name ?? [])
  const fault = path && judge(data).find((candidate) => candidate.path === path.join('.'))
  return fault ? say(place, fault.sentence) : true
}

/** The path of a part within a document, by object identity, as two rows may be equal. */
function placeOf(part: unknown, whole: unknown): string[] | null {
  if (part === whole) return []
  if (typeof whole !== 'object' || whole === null) return null
  for (const [key, value] of Object.entries(whole)) {
    const inside = placeOf(part, value)
    if (inside) return [key, ...inside]
  }
  return null
}

/** The field type's own validation first: empty or malformed values need no cross-field check. */
function then<Value, Options extends Place>(
  own: (value: Value, options: Options) => Promise<string | true> | string | true,
  judge: Judge,
) {
  return async (value: Value, options: Options): Promise<string | true> => {
    const verdict = await own(value, options)
    return verdict === true ? sayFault(judge, options) : verdict
  }
}

function judgedRows(field: ArrayField, judge: Judge): ArrayField {
  return { ...field, validate: then(array, judge) }
}

/** Fields with many values are not cross-validated. */
function judgedNumber(field: NumberField, judge: Judge): NumberField {
  return field.hasMany ? field : { ...field, validate: then(number, judge) }
}

function judgedSelect(field: SelectField, judge: Judge): SelectField {
  return field.hasMany ? field : { ...field, validate: then(select, judge) }
}

function judgedText(field: TextField, judge: Judge): TextField {
  return field.hasMany ? field : { ...field, validate: then(text, judge) }
}

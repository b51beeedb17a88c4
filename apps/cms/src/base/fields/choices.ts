import type { CheckboxField, SelectField } from 'payload'
import { type Bilingual, describedBy, type FieldText } from './bilingual.ts'

/** A select field; `options` maps each stored value to its label. */
export function choiceField<Value extends string>(
  name: string,
  field: FieldText & { options: Record<Value, Bilingual>; required?: boolean; defaultValue?: NoInfer<Value> },
): SelectField {
  return {
    name,
    type: 'select',
    label: field.label,
    required: field.required ?? false,
    ...(field.defaultValue === undefined ? {} : { defaultValue: field.defaultValue }),
    options: Object.entries<Bilingual>(field.options).map(([value, label]) => ({ value, label })),
    admin: describedBy(field),
  }
}

export function switchField(name: string, options: FieldText & { defaultValue: boolean }): CheckboxField {
  return {
    name,
    type: 'checkbox',
    label: options.label,
    defaultValue: options.defaultValue,
    admin: describedBy(options),
  }
}

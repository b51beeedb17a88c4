import { Field } from '#app/design/field.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import type { Unit } from '../files/read-holdings.ts'
import { workbenchCopy } from './copy.ts'

const units = ['lots', 'shares'] as const

interface UnitSelectProps {
  readonly locale: Locale
  readonly name: string
  readonly label: string
  readonly unit: Unit
  readonly onChange: (unit: Unit) => void
}

export function UnitSelect({ locale, name, label, unit, onChange }: UnitSelectProps) {
  return (
    <Field label={label} name={name}>
      {({ name: _, ...attributes }) => (
        <select
          {...attributes}
          className="field-box"
          onChange={({ target }) => onChange(target.value === 'shares' ? 'shares' : 'lots')}
          value={unit}
        >
          {units.map((each) => (
            <option key={each} value={each}>
              {workbenchCopy[locale].units[each]}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

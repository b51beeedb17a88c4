import { type CalculatorField, calculatorLimits } from '@site/finance/calculators/calculator-limits.ts'
import { memo } from 'react'
import { Field } from '#app/design/field.tsx'
import { NumberInput } from '#app/forms/number-input.tsx'
import { formatNumber, formatRupiahWords } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { copy } from './copy.ts'
import { FieldSlider } from './field-slider.tsx'

/** Renders only if its own props change. */
export const NumberField = memo(
  ({
    locale,
    field,
    text,
    pageNumber,
    value,
    error,
    errorCode,
    note,
  }: {
    locale: Locale
    field: CalculatorField
    text: string
    pageNumber: number
    value: number
    error: string | undefined
    errorCode: string | undefined
    /** A hint for a valid value; may be empty. */
    note: string
  }) => {
    const words = copy[locale]
    const { kind, max } = calculatorLimits[field]
    const noteId = `note-${field}`
    return (
      <Field
        error={error}
        errorData={errorCode && `${field}:${errorCode}`}
        hint={words.hints[kind](
          kind === 'rupiah' ? formatRupiahWords(locale, max) : formatNumber(locale, max),
        )}
        label={words.fields[field]}
        name={field}
      >
        {(attributes) => (
          <>
            <span className="flex flex-wrap items-center gap-x-6 gap-y-1">
              <NumberInput
                // A new key resets the uncontrolled field, which would keep the typed text otherwise.
                key={pageNumber}
                attributes={{
                  ...attributes,
                  'aria-describedby':
                    [attributes['aria-describedby'], note && noteId].filter(Boolean).join(' ') || undefined,
                }}
                isDecimal={kind === 'percent'}
                isRequired
                text={text}
                unit={words.units[kind]}
              />
              <FieldSlider field={field} locale={locale} value={value} />
            </span>
            {note ? (
              <span className="mt-1 block text-sm font-semibold text-accent-text" id={noteId}>
                {note}
              </span>
            ) : null}
          </>
        )}
      </Field>
    )
  },
)

import { type CalculatorField, calculatorLimits } from '@site/finance/calculators/calculator-limits.ts'
import { useEffect, useState } from 'react'
import { formatPercent, formatRupiahWords } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { copy } from './copy.ts'
import { planCopy } from './plan-copy.ts'
import { sliderScale } from './slider-scale.ts'
import './slider.css'

/**
 * A slider for the field's number. Its space is reserved until hydration. The form handles its `input` events like
 * those of text fields.
 */
export function FieldSlider({
  locale,
  field,
  value,
}: {
  locale: Locale
  field: CalculatorField
  /** The value of the field; anything but a positive number puts the slider at its start. */
  value: number
}) {
  const [isReady, setIsReady] = useState(false)
  useEffect(() => setIsReady(true), [])
  const { first, last, toPosition, valueAt } = sliderScale(field)
  const position = value > 0 ? toPosition(value) : first
  return (
    <span className="flex h-9 grow basis-32 items-center" data-script-only="">
      {isReady ? (
        <input
          aria-label={planCopy[locale].slider(copy[locale].fields[field])}
          aria-valuetext={valueText(locale, field, valueAt(position))}
          className="slider"
          data-field={field}
          max={last}
          min={first}
          onChange={handledByForm}
          type="range"
          value={position}
        />
      ) : null}
    </span>
  )
}

function handledByForm(): void {
  // React warns about a controlled field without its own handler.
}

function valueText(locale: Locale, field: CalculatorField, value: number): string {
  switch (calculatorLimits[field].kind) {
    case 'rupiah':
      return formatRupiahWords(locale, value)
    case 'percent':
      return formatPercent(locale, value / 100)
    case 'years':
      return copy[locale].yearCount(String(value))
  }
}

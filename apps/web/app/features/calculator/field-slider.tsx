import { type CalculatorField, calculatorLimits } from '@site/finance/calculators/calculator-limits.ts'
import { useEffect, useState } from 'react'
import { formatPercent, formatRupiahWords } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { copy } from './copy.ts'
import { planCopy } from './plan-copy.ts'
import { sliderScale } from './slider-scale.ts'

/**
 * The field's number by hand, for who would rather try than type; its room is kept until script can serve it. The
 * form hears it move, as it hears every key.
 */
export function FieldSlider({
  locale,
  field,
  value,
}: {
  locale: Locale
  field: CalculatorField
  /** As in the field; anything but a positive number stands at the beginning. */
  value: number
}) {
  const [isReady, setIsReady] = useState(false)
  useEffect(() => setIsReady(true), [])
  const { first, last, positionOf, valueAt } = sliderScale(field)
  const position = value > 0 ? positionOf(value) : first
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
          onChange={heardByForm}
          type="range"
          value={position}
        />
      ) : null}
    </span>
  )
}

function heardByForm(): void {
  // A field that React controls must have a handler of its own.
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

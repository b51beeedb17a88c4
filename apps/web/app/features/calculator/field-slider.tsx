import { type CalculatorField, calculatorLimits } from '@site/finance/calculators/calculator-form.ts'
import { useEffect, useState } from 'react'
import { formatPercent, formatRupiahWords } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { copy } from './copy.ts'
import type { LivePlan } from './live-plan.ts'
import { planCopy } from './plan-copy.ts'
import { sliderScale } from './slider-scale.ts'

/** The field's number by hand, for who would rather try than type; its room is kept until script can serve it. */
export function FieldSlider({
  locale,
  field,
  plan,
}: {
  locale: Locale
  field: CalculatorField
  plan: LivePlan
}) {
  const [isReady, setIsReady] = useState(false)
  useEffect(() => setIsReady(true), [])
  const { first, last, positionOf, valueAt } = sliderScale(field)
  const value = Number(plan.form.carried[field] ?? plan.exampleOf(field))
  const position = Number.isFinite(value) && value > 0 ? positionOf(value) : first
  return (
    <span className="flex h-9 grow basis-32 items-center" data-script-only="">
      {isReady ? (
        <input
          aria-label={planCopy[locale].slider(copy[locale].fields[field])}
          aria-valuetext={valueText(locale, field, valueAt(position))}
          className="slider"
          max={last}
          min={first}
          onChange={({ target }) => plan.slide(field, valueAt(Number(target.value)))}
          type="range"
          value={position}
        />
      ) : null}
    </span>
  )
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

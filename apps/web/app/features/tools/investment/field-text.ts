import {
  type CalculatorField,
  calculatorLimits,
  isCalculatorField,
} from '@site/finance/calculators/calculator-limits.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { plainNumberText } from '#app/i18n/typed-number.ts'
import { localText } from './read-plan.ts'
import { regroupedAmount } from './regrouped-amount.ts'
import { sliderScale } from './slider-scale.ts'

function findInput(form: HTMLFormElement, field: CalculatorField): HTMLInputElement | null {
  const control = form.elements.namedItem(field)
  return control instanceof HTMLInputElement ? control : null
}

/** The texts of the fields before the current input event. */
const textBefore = new WeakMap<HTMLInputElement, string>()

/** Call it at focus: a field that was left may show another text than the last input event. */
export function rememberText(input: HTMLInputElement): void {
  textBefore.set(input, input.value)
}

/** Copies the value of a moved slider to its field and returns the field. */
export function applySlider(
  locale: Locale,
  form: HTMLFormElement,
  slider: HTMLInputElement,
): CalculatorField | null {
  const field = slider.dataset.field ?? ''
  const input = isCalculatorField(field) ? findInput(form, field) : null
  if (!(isCalculatorField(field) && input)) {
    return null
  }
  input.value = localText(locale, sliderScale(field).valueAt(Number(slider.value)))
  return field
}

/**
 * Pasted digits extend the existing number; text that replaces everything or contains other characters is a complete
 * number.
 */
export function isWholeNumber(pasted: string, { value, selectionStart, selectionEnd }: HTMLInputElement) {
  return (selectionStart === 0 && selectionEnd === value.length) || /[^0-9]/.test(pasted.trim())
}

/** Groups the digits of an amount while typing, and converts a complete pasted number from any notation. */
export function formatInput(
  locale: Locale,
  input: HTMLInputElement,
  event: Event,
  hasWholeNumber: boolean,
): void {
  const { value, name } = input
  const { inputType = '', isComposing = false } = event instanceof InputEvent ? event : {}
  if (isCalculatorField(name) && !isComposing) {
    const { kind } = calculatorLimits[name]
    const plain = plainNumberText(locale, kind, value)
    const retyped = regroupedAmount(
      locale,
      textBefore.get(input) ?? input.defaultValue,
      { text: value, caret: input.selectionStart ?? value.length },
      inputType === 'deleteContentForward',
    )
    if (
      inputType === 'insertFromPaste' &&
      hasWholeNumber &&
      plain !== null &&
      /^[0-9]{1,15}(\.[0-9]*)?$/.test(plain)
    ) {
      input.value = localText(locale, Number(plain))
    } else if (kind === 'rupiah' && retyped && retyped.text !== value) {
      input.value = retyped.text
      input.setSelectionRange(retyped.caret, retyped.caret)
    }
  }
  textBefore.set(input, input.value)
}

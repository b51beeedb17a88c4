import {
  type CalculatorField,
  calculatorFields,
  calculatorLimits,
} from '@site/finance/calculators/calculator-form.ts'
import {
  type FocusEvent,
  type FormEvent,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import type { CalculatorView, Choice } from './calculator-view.ts'
import type { FieldTexts } from './example-values.ts'
import type { CalculatorAnswer } from './plan-answer.ts'
import { retypedAmount } from './retyped-amount.ts'
import { localText, queryFor, type SentForm, sentForm } from './sent-form.ts'
import { sliderScale } from './slider-scale.ts'
import { plainNumberText } from './typed-number.ts'

/** The address follows when a key has rested; browsers refuse more than a few changes a second. */
const ADDRESS_MS = 400

/** Always the same, so that what shows them is not drawn anew at every key. */
const noErrors: SentForm['errors'] = []
const noChoice: readonly Choice[] = []

interface TypedPlan {
  /** What it was typed over: another answer of the server makes it void. */
  readonly over: SentForm
  readonly form: SentForm
  /** The last one that there was. */
  readonly answer: CalculatorAnswer | null
}

export interface PlanQuestion {
  readonly locale: Locale
  readonly view: CalculatorView
  readonly unknown: readonly Choice[]
  /** The fields as they stand in the address. */
  readonly query: string
  readonly examples: FieldTexts
}

export type LivePlan = ReturnType<typeof useLivePlan>

/**
 * The plan as it was sent and, once script runs, as it is typed: calculated here with the same functions as on the
 * server. The fields keep their own texts, so that a key typed before the script came is not lost.
 */
export function useLivePlan({ locale, view, unknown, query, examples }: PlanQuestion) {
  const sent = useMemo(
    () => sentForm(locale, view, new URLSearchParams(query), examples, unknown),
    [locale, view, query, examples, unknown],
  )
  const [plan, setPlan] = useState<TypedPlan | null>(null)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<SentForm['errors'] | null>(null)
  const formElement = useRef<HTMLFormElement>(null)
  const typed = plan?.over === sent ? plan : null
  const form = typed?.form ?? sent
  const answer = typed ? typed.answer : sent.answer
  const fields = calculatorFields[view.calculator][view.strategy]

  function readForm(element: HTMLFormElement): SentForm {
    const search = new URLSearchParams(query)
    for (const field of fields) {
      search.set(field, inputOf(element, field)?.value ?? '')
    }
    const read = sentForm(locale, view, search, examples)
    setPlan((before) => ({
      over: sent,
      form: read,
      answer: read.answer ?? (before?.over === sent ? before.answer : sent.answer),
    }))
    return read
  }

  /** What was typed before the script came counts. */
  const takeOver = useEffectEvent((over: SentForm) => {
    const element = formElement.current
    if (
      element &&
      fields.some((field) => (inputOf(element, field)?.value ?? '') !== (over.shown[field] ?? ''))
    ) {
      readForm(element)
    }
  })
  useEffect(() => {
    takeOver(sent)
    setLeft(new Set())
    setRefused(null)
  }, [sent])

  const address = typed?.form.answer
    ? pathTo('investmentCalculator', locale, undefined, queryFor(view, typed.form, examples))
    : null
  useEffect(() => {
    if (address !== null) {
      const timer = setTimeout(replaceAddress, ADDRESS_MS, address)
      return () => clearTimeout(timer)
    }
  }, [address])

  const now = useMemo(() => ({ form, answer }), [form, answer])
  return {
    ...now,
    /** For what may come a moment after the answer. */
    later: useDeferredValue(now),
    isTyped: typed !== null,
    isStale: form.answer === null && answer !== null,
    /** Errors of fields that the visitor has left, or of all once the form was sent. */
    errors: form.errors.filter(
      ({ field }) => typed === null || sent.errors.length > 0 || refused !== null || left.has(field),
    ),
    summary: form.errors.length > 0 ? (refused ?? sent.errors) : noErrors,
    unknown: typed ? noChoice : sent.unknown,
    formElement,
    /** What the server put into a field. */
    sentText: (field: CalculatorField) => sent.shown[field] ?? '',
    onInput({ target, nativeEvent, currentTarget }: FormEvent<HTMLFormElement>) {
      if (target instanceof HTMLInputElement) {
        if (target.type === 'range') {
          followSlider(locale, currentTarget, target)
        } else {
          tidy(locale, target, nativeEvent)
        }
        readForm(currentTarget)
      }
    },
    onBlur({ target, currentTarget }: FocusEvent<HTMLFormElement>) {
      if (target instanceof HTMLInputElement && isField(target.name) && typed) {
        const { name } = target
        if (!form.errors.some(({ field }) => field === name)) {
          write(target, localText(locale, Number(form.carried[name])))
        }
        setLeft(new Set([...left, name]))
        readForm(currentTarget)
      }
    },
    /** Whether the entries are fit to be answered; if not, all errors are shown. */
    send(element: HTMLFormElement): boolean {
      const { errors } = readForm(element)
      setRefused(errors.length > 0 ? errors : null)
      return errors.length === 0
    },
  }
}

function inputOf(form: HTMLFormElement, field: CalculatorField): HTMLInputElement | null {
  const control = form.elements.namedItem(field)
  return control instanceof HTMLInputElement ? control : null
}

function isField(name: string): name is CalculatorField {
  return Object.hasOwn(calculatorLimits, name)
}

/** The texts of the fields before the present key. */
const textBefore = new WeakMap<HTMLInputElement, string>()

function write(input: HTMLInputElement, text: string): void {
  if (input.value !== text) {
    input.value = text
  }
  textBefore.set(input, text)
}

function followSlider(locale: Locale, form: HTMLFormElement, slider: HTMLInputElement): void {
  const field = slider.dataset.field ?? ''
  const input = isField(field) ? inputOf(form, field) : null
  if (isField(field) && input) {
    write(input, localText(locale, sliderScale(field).valueAt(Number(slider.value))))
  }
}

/** Groups the digits of an amount as they are typed, and takes a pasted number in whatever notation it is. */
function tidy(locale: Locale, input: HTMLInputElement, event: Event): void {
  const { value, name } = input
  const { inputType = '', isComposing = false } = event instanceof InputEvent ? event : {}
  if (isField(name) && !isComposing) {
    const { kind } = calculatorLimits[name]
    const plain = plainNumberText(locale, kind, value)
    const retyped = retypedAmount(
      locale,
      textBefore.get(input) ?? input.defaultValue,
      { text: value, caret: input.selectionStart ?? value.length },
      inputType === 'deleteContentForward',
    )
    if (inputType === 'insertFromPaste' && /^[0-9]{1,15}(\.[0-9]*)?$/.test(plain)) {
      input.value = localText(locale, Number(plain))
    } else if (kind === 'rupiah' && retyped && retyped.text !== value) {
      input.value = retyped.text
      input.setSelectionRange(retyped.caret, retyped.caret)
    }
  }
  textBefore.set(input, input.value)
}

function replaceAddress(address: string): void {
  try {
    window.history.replaceState(window.history.state, '', address)
  } catch (error) {
    // A browser that has had too many changes refuses this one; the next will tell the same.
    if (!(error instanceof DOMException)) {
      throw error
    }
  }
}

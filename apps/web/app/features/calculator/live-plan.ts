import {
  type CalculatorField,
  calculatorFields,
  isCalculatorField,
} from '@site/finance/calculators/calculator-limits.ts'
import {
  type ClipboardEvent,
  type FocusEvent,
  type FormEvent,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
import { ERROR_DELAY_MS } from '#app/forms/use-typed-error.ts'
import { useTypedUrl } from '#app/forms/use-typed-url.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import type { CalculatorView, Choice } from './calculator-view.ts'
import type { FieldTexts } from './example-values.ts'
import { applySlider, findInput, formatInput, isWholeNumber, writeText } from './field-text.ts'
import { localText, queryFor, type SubmittedForm, submittedForm } from './submitted-form.ts'
import type { UnknownTexts } from './unknown-text.ts'

/** Stable references, so that memoized components do not render on every key. */
const noErrors: SubmittedForm['errors'] = []
const noChoice: readonly Choice[] = []
const noField: ReadonlySet<CalculatorField> = new Set()

interface TypedPlan {
  /** The submitted form that was edited; a new response of the server discards the edits. */
  readonly typedOver: SubmittedForm
  readonly form: SubmittedForm
  /** The last valid state of the form. */
  readonly complete: SubmittedForm
}

export interface LivePlanOptions {
  readonly locale: Locale
  readonly view: CalculatorView
  readonly unknown: readonly Choice[]
  readonly unknownTexts: UnknownTexts
  /** The fields of the URL. */
  readonly query: string
  readonly examples: FieldTexts
}

export type LivePlan = ReturnType<typeof useLivePlan>

/**
 * The plan as submitted and, after hydration, as typed: calculated in the browser with the same functions as on the
 * server. The fields are uncontrolled, so that input before hydration is not lost.
 */
export function useLivePlan({ locale, view, unknown, unknownTexts, query, examples }: LivePlanOptions) {
  const submitted = useMemo(
    () => submittedForm(locale, view, new URLSearchParams(query), examples, unknown),
    [locale, view, query, examples, unknown],
  )
  const [plan, setPlan] = useState<TypedPlan | null>(null)
  const [visitedFields, setVisitedFields] = useState(noField)
  const [rejectedErrors, setRejectedErrors] = useState<SubmittedForm['errors'] | null>(null)
  const [page, setPage] = useState({ submitted, number: 0 })
  if (page.submitted !== submitted) {
    setPage({ submitted, number: page.number + 1 })
    setVisitedFields(noField)
    setRejectedErrors(null)
  }
  const formElement = useRef<HTMLFormElement>(null)
  const hasWholeNumber = useRef(false)
  const typed = plan?.typedOver === submitted ? plan : null
  const form = typed?.form ?? submitted
  const complete = typed?.complete ?? submitted
  const fields = calculatorFields[view.calculator][view.strategy]
  /** Errors at the last submission, with or without script; empty as soon as all fields were valid once. */
  const shownErrors = rejectedErrors ?? submitted.errors

  function readForm(element: HTMLFormElement): SubmittedForm {
    const search = new URLSearchParams(query)
    for (const field of fields) {
      search.set(field, findInput(element, field)?.value ?? '')
    }
    const read = submittedForm(locale, view, search, examples)
    setPlan((before) => ({
      typedOver: submitted,
      form: read,
      complete: read.outcome ? read : before?.typedOver === submitted ? before.complete : submitted,
    }))
    if (read.errors.length === 0) {
      setRejectedErrors(noErrors)
    }
    return read
  }

  function visit(field: CalculatorField): void {
    setVisitedFields((before) => (before.has(field) ? before : new Set([...before, field])))
  }

  /** Input before hydration takes precedence; a later response of the server renders new fields. */
  const onHydrated = useEffectEvent(() => {
    const element = formElement.current
    if (
      element &&
      fields.some((field) => (findInput(element, field)?.value ?? '') !== (submitted.shown[field] ?? ''))
    ) {
      readForm(element)
    }
  })
  useEffect(() => onHydrated(), [])

  const updateUrl = useTypedUrl(
    typed?.form.outcome
      ? pathTo('investmentCalculator', locale, undefined, queryFor(view, typed.form, examples))
      : null,
  )

  const shown = useMemo(() => ({ form, complete, outcome: complete.outcome }), [form, complete])
  return {
    ...shown,
    /** For content that may update after the result. */
    deferred: useDeferredValue(shown),
    isTyped: typed !== null,
    isStale: form.outcome === null && complete.outcome !== null,
    /** Errors of fields that the visitor has left, or of all fields after a submission. */
    errors: form.errors.filter(
      (error) =>
        typed === null ||
        shownErrors.length > 0 ||
        visitedFields.has(error.field) ||
        (error.code === 'moreThanField' && visitedFields.has(error.other)),
    ),
    summary: form.errors.length > 0 ? shownErrors : noErrors,
    unknown: typed ? noChoice : submitted.unknown,
    unknownTexts,
    formElement,
    /** The value that the server rendered. */
    submittedText: (field: CalculatorField) => submitted.shown[field] ?? '',
    /** Counts the server's responses; each renders new fields. */
    pageNumber: page.number,
    onPaste({ target, clipboardData }: ClipboardEvent<HTMLFormElement>) {
      if (target instanceof HTMLInputElement) {
        hasWholeNumber.current = isWholeNumber(clipboardData.getData('text'), target)
      }
    },
    onInput({ target, nativeEvent, currentTarget }: FormEvent<HTMLFormElement>) {
      if (target instanceof HTMLInputElement) {
        if (target.type === 'range') {
          const field = applySlider(locale, currentTarget, target)
          if (field !== null) {
            visit(field)
          }
        } else {
          formatInput(locale, target, nativeEvent, hasWholeNumber.current)
        }
        readForm(currentTarget)
      }
    },
    /** A slider may be released without having the focus. */
    onPointerUp: updateUrl,
    onBlur({ target, currentTarget }: FocusEvent<HTMLFormElement>) {
      updateUrl()
      if (target instanceof HTMLInputElement && isCalculatorField(target.name) && typed) {
        const { name } = target
        if (!form.errors.some(({ field }) => field === name)) {
          writeText(target, localText(locale, Number(form.carried[name])))
        }
        setTimeout(visit, ERROR_DELAY_MS, name)
        readForm(currentTarget)
      }
    },
    /** Whether the input is valid; if not, all errors are shown. */
    submit(element: HTMLFormElement): boolean {
      const { errors } = readForm(element)
      setRejectedErrors(errors)
      return errors.length === 0
    },
  }
}

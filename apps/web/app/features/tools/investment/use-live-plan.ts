import { type ClipboardEvent, type FocusEvent, type FormEvent, useMemo, useRef } from 'react'
import { flushSync } from 'react-dom'
import { type Locale, otherLocale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import type { FieldError } from '../engine/tool-form.ts'
import { useLiveForm } from '../engine/use-live-form.ts'
import type { CalculatorView } from './calculator-view.ts'
import { OUTCOME_ID } from './element-ids.ts'
import type { FieldTexts } from './example-values.ts'
import { applySlider, formatInput, isWholeNumber, rememberText } from './field-text.ts'
import { queryFor, readPlan, readTypedPlan } from './read-plan.ts'

export interface LivePlanOptions {
  readonly locale: Locale
  readonly view: CalculatorView
  readonly unknown: readonly FieldError[]
  /** The fields of the URL. */
  readonly query: string
  readonly examples: FieldTexts
}

export type LivePlan = ReturnType<typeof useLivePlan>

/** The live form of a plan, with sliders, amounts that are grouped while typing, and a submission without a request. */
export function useLivePlan({ locale, view, unknown, query, examples }: LivePlanOptions) {
  const sent = useMemo(
    () => readPlan(locale, view, new URLSearchParams(query), examples, unknown),
    [locale, view, query, examples, unknown],
  )
  const hasWholeNumber = useRef(false)
  const live = useLiveForm({
    sent,
    read(typed) {
      const search = new URLSearchParams(query)
      for (const [name, text] of typed) search.set(name, text)
      return readTypedPlan(locale, view, search, examples)
    },
    createUrls({ carried }) {
      const entries = queryFor(view, { isSubmitted: true, carried }, examples)
      return {
        own: pathTo('investmentCalculator', locale, undefined, entries),
        other: pathTo('investmentCalculator', otherLocale(locale), undefined, entries),
      }
    },
  })
  return {
    ...live,
    handlers: {
      ...live.handlers,
      onFocus({ target }: FocusEvent<HTMLFormElement>) {
        if (target instanceof HTMLInputElement) rememberText(target)
      },
      onPaste({ target, clipboardData }: ClipboardEvent<HTMLFormElement>) {
        if (target instanceof HTMLInputElement) {
          hasWholeNumber.current = isWholeNumber(clipboardData.getData('text'), target)
        }
      },
      onInput({ target, nativeEvent, currentTarget }: FormEvent<HTMLFormElement>) {
        if (!(target instanceof HTMLInputElement)) return
        if (target.type === 'range') {
          const field = applySlider(locale, currentTarget, target)
          if (field !== null) live.leave(field)
        } else {
          formatInput(locale, target, nativeEvent, hasWholeNumber.current)
        }
        void live.readForm(currentTarget)
      },
      /** A slider may be released without having the focus. */
      onPointerUp: live.updateUrl,
      async onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault()
        const reading = await live.readForm(event.currentTarget)
        if (reading === null) return
        const { errors } = reading.form
        // Until React has rendered, the error summary may have the id of the result.
        flushSync(() => live.reject(errors))
        if (errors.length === 0) document.getElementById(OUTCOME_ID)?.focus()
      },
    },
  }
}

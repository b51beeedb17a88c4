import { toFieldName, UNANSWERED } from '#app/forms/chosen-answers.ts'

/** The name of the buttons that go to another question; their value is the question's number, starting at 1. */
export const STEP_FIELD = 'step'

/** Sent with the whole form, which distinguishes an empty form from a URL without a form. */
export const WHOLE_FORM = { name: 'form', value: 'whole' } as const

/** The first radio button of a question, to which an error links. */
export function toControlId(position: number): string {
  return `field-${toFieldName(position)}`
}

export function toHeadingId(position: number): string {
  return `question-${position + 1}`
}

/** The answers in the URL, before validation against the questions. */
export type SubmittedAnswers =
  | { readonly kind: 'code'; readonly code: string }
  /** From the form; not the canonical URL. */
  | { readonly kind: 'fields'; readonly code: string; readonly isComplete: boolean }
  | { readonly kind: 'none' }

export function submittedAnswers(search: URLSearchParams, questionCount: number): SubmittedAnswers {
  const codes = search.getAll('a')
  if (codes.length > 0) {
    return codes.length === 1 ? { kind: 'code', code: codes[0] ?? '' } : { kind: 'none' }
  }
  const fields = Array.from({ length: questionCount }, (_, position) => search.getAll(toFieldName(position)))
  const isWholeForm = search.get(WHOLE_FORM.name) === WHOLE_FORM.value
  if (!isWholeForm && fields.every((values) => values.length === 0)) {
    return { kind: 'none' }
  }
  const digits = fields.map(([value, ...others]) =>
    value !== undefined && others.length === 0 && /^[1-9]$/.test(value) ? value : UNANSWERED,
  )
  return { kind: 'fields', code: digits.join(''), isComplete: !digits.includes(UNANSWERED) }
}

/** The question to show; null: all of them, with the unanswered ones marked. */
export interface ShownStep {
  /** Starting at 0. */
  readonly step: number
  /** The visitor tried to continue without an answer. */
  readonly isMissing: boolean
}

/**
 * Step by step, there can be no gap before an answer. Answers with a gap, or without a requested step, therefore come
 * from the whole form.
 */
export function shownStep(requested: string | null, answers: readonly (number | null)[]): ShownStep | null {
  const wantedStep = /^[1-9]\d?$/.test(requested ?? '') ? Number(requested) - 1 : -1
  const isQuestion = wantedStep >= 0 && wantedStep < answers.length
  const gap = answers.indexOf(null)
  if (gap < 0) {
    return { step: isQuestion ? wantedStep : 0, isMissing: false }
  }
  const isWholeForm = answers.slice(gap).some((answer) => answer !== null)
  return isQuestion && !isWholeForm ? { step: Math.min(wantedStep, gap), isMissing: wantedStep > gap } : null
}

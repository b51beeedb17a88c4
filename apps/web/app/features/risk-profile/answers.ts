/** The answers in the address: one digit for each question in their order, counted from 1; 0 is none yet. */
const UNANSWERED = '0'

/** The button that goes to another question has this name, and the question's number counted from 1 as its value. */
export const STEP_FIELD = 'step'

/** Sent with the whole form, so that one without any answer is told from an address that never had one. */
export const WHOLE_FORM = { name: 'form', value: 'whole' } as const

/** The name of a question's radios. */
export function fieldOf(position: number): string {
  return `q${position + 1}`
}

/** The first radio of a question, which an error leads to. */
export function controlIdOf(position: number): string {
  return `field-${fieldOf(position)}`
}

export function headingIdOf(position: number): string {
  return `question-${position + 1}`
}

/** What the address says of the answers, before anybody asks whether they fit the questions. */
export type SentAnswers =
  | { readonly kind: 'code'; readonly code: string }
  /** From the form; its address is not the one to keep. */
  | { readonly kind: 'fields'; readonly code: string; readonly isComplete: boolean }
  | { readonly kind: 'none' }

export function sentAnswers(search: URLSearchParams, questionCount: number): SentAnswers {
  const codes = search.getAll('a')
  if (codes.length > 0) {
    return codes.length === 1 ? { kind: 'code', code: codes[0] ?? '' } : { kind: 'none' }
  }
  const fields = Array.from({ length: questionCount }, (_, position) => search.getAll(fieldOf(position)))
  const isWholeForm = search.get(WHOLE_FORM.name) === WHOLE_FORM.value
  if (!isWholeForm && fields.every((values) => values.length === 0)) {
    return { kind: 'none' }
  }
  const digits = fields.map(([value, ...others]) =>
    value !== undefined && others.length === 0 && /^[1-9]$/.test(value) ? value : UNANSWERED,
  )
  return { kind: 'fields', code: digits.join(''), isComplete: !digits.includes(UNANSWERED) }
}

/** Answers to begin with, one for each question, null where there is none; null where the text is no such thing. */
export function prefilledAnswers(
  code: string | null,
  answerCounts: readonly number[],
): readonly (number | null)[] | null {
  if (code === null || !/^\d+$/.test(code) || code.length !== answerCounts.length) {
    return null
  }
  const answers = [...code].map((digit) => (digit === UNANSWERED ? null : Number(digit)))
  const isPossible = answers.every((answer, position) => (answer ?? 0) <= (answerCounts[position] ?? 0))
  return isPossible ? answers : null
}

export function codeOf(answers: readonly (number | null)[]): string {
  return answers.map((answer) => answer ?? UNANSWERED).join('')
}

/** Which question of the answers so far stands on the screen; null: all of them, with the open ones named. */
export interface ShownStep {
  /** Counted from 0. */
  readonly step: number
  /** Somebody wanted to go on from it without an answer. */
  readonly isMissing: boolean
}

/**
 * Nobody who is asked question by question leaves a gap behind them: answers with one, or without a question that is
 * asked for, come from the whole form.
 */
export function shownStep(asked: string | null, answers: readonly (number | null)[]): ShownStep | null {
  const wanted = /^[1-9]\d?$/.test(asked ?? '') ? Number(asked) - 1 : -1
  const isQuestion = wanted >= 0 && wanted < answers.length
  const gap = answers.indexOf(null)
  if (gap < 0) {
    return { step: isQuestion ? wanted : 0, isMissing: false }
  }
  const isWholeForm = answers.slice(gap).some((answer) => answer !== null)
  return isQuestion && !isWholeForm ? { step: Math.min(wanted, gap), isMissing: wanted > gap } : null
}

/**
 * After a reload: what was kept, and over it what was chosen since then. `isChanged`: something was, so that whoever
 * did it is where they are, and not where they were.
 */
export function continuedAnswers(
  start: readonly (number | null)[],
  kept: readonly (number | null)[],
  now: readonly (number | null)[],
): { readonly answers: readonly (number | null)[]; readonly isChanged: boolean } {
  const answers = now.map((answer, position) =>
    answer === start[position] ? (kept[position] ?? null) : answer,
  )
  return { answers, isChanged: codeOf(answers) !== codeOf(kept) }
}

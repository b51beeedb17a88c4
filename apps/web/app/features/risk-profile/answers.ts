/** The answers in the address: one digit for each question in their order, counted from 1; 0 is none yet. */
const UNANSWERED = '0'

/** The button that goes to another question has this name, and the question's number counted from 1 as its value. */
export const STEP_FIELD = 'step'

/** The name of a question's radios. */
export function fieldOf(position: number): string {
  return `q${position + 1}`
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
  if (fields.every((values) => values.length === 0)) {
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

/** The question that an address asks for, counted from 0; null where those before it are not all answered. */
export function askedStep(text: string | null, answers: readonly (number | null)[]): number | null {
  const step = /^[1-9]\d?$/.test(text ?? '') ? Number(text) - 1 : -1
  return step >= 0 && step < answers.length && !answers.slice(0, step).includes(null) ? step : null
}

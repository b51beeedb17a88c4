/** Answers as text: one digit per question in order, starting at 1; 0 is unanswered. */
export const UNANSWERED = '0'

/** The name of a question's radio buttons. */
export function toFieldName(position: number): string {
  return `q${position + 1}`
}

/** Initial answers, one for each question, null if unanswered; null for an invalid code. */
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

export function formatAnswerCode(answers: readonly (number | null)[]): string {
  return answers.map((answer) => answer ?? UNANSWERED).join('')
}

/**
 * The answers after a reload: stored ones, overridden by those chosen since. `isChanged`: an answer was chosen since,
 * so the current step is kept instead of the stored one.
 */
export function mergeAnswers(
  start: readonly (number | null)[],
  stored: readonly (number | null)[],
  current: readonly (number | null)[],
): { readonly answers: readonly (number | null)[]; readonly isChanged: boolean } {
  const answers = current.map((answer, position) =>
    answer === start[position] ? (stored[position] ?? null) : answer,
  )
  return { answers, isChanged: formatAnswerCode(answers) !== formatAnswerCode(stored) }
}

function listRadios(form: HTMLFormElement | null, position: number): HTMLInputElement[] {
  const name = toFieldName(position)
  // Some stand outside the form and refer to it.
  return [...(form?.elements ?? [])].flatMap((control) =>
    control instanceof HTMLInputElement && control.name === name ? [control] : [],
  )
}

/** Starting at 1; null if unanswered. */
export function findCheckedAnswer(form: HTMLFormElement | null, position: number): number | null {
  const answer = listRadios(form, position).findIndex(({ checked }) => checked)
  return answer < 0 ? null : answer + 1
}

export function checkRadios(form: HTMLFormElement | null, answers: readonly (number | null)[]): void {
  for (const [position, answer] of answers.entries()) {
    for (const [index, radio] of listRadios(form, position).entries()) {
      radio.checked = index + 1 === answer
    }
  }
}

import { prefilledAnswers } from '#app/forms/chosen-answers.ts'
import { readTabText, storeTabText } from '#app/forms/tab-storage.ts'

const KEY = 'risk-profile:answers'

/** The visitor's progress in the questionnaire. */
export interface QuizPosition {
  readonly answers: readonly (number | null)[]
  /** Starting at 0. */
  readonly step: number
}

/**
 * Progress stored for this tab, so that a reload loses nothing. `start` identifies the initial answers: progress for
 * another URL is ignored.
 */
export function readStoredProgress(start: string, answerCounts: readonly number[]): QuizPosition | null {
  const [storedStart, code = '', step = ''] = readTabText(KEY).split(' ')
  const answers = storedStart === start ? prefilledAnswers(code, answerCounts) : null
  return answers && /^\d$/.test(step) && Number(step) < answers.length
    ? { answers, step: Number(step) }
    : null
}

export function storeProgress(start: string, code: string, step: number): void {
  storeTabText(KEY, `${start} ${code} ${step}`)
}

export function clearProgress(): void {
  storeTabText(KEY, '')
}

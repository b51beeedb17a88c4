import { prefilledAnswers } from './answers.ts'

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
export function storedProgress(start: string, answerCounts: readonly number[]): QuizPosition | null {
  const [storedStart, code = '', step = ''] = read().split(' ')
  const answers = storedStart === start ? prefilledAnswers(code, answerCounts) : null
  return answers && /^\d$/.test(step) && Number(step) < answers.length
    ? { answers, step: Number(step) }
    : null
}

export function storeProgress(start: string, code: string, step: number): void {
  withStorage((storage) => storage.setItem(KEY, `${start} ${code} ${step}`))
}

export function clearProgress(): void {
  withStorage((storage) => storage.removeItem(KEY))
}

function read(): string {
  return withStorage((storage) => storage.getItem(KEY)) ?? ''
}

/** Null if the browser denies storage: the questionnaire works, but a reload restarts it. */
function withStorage<Result>(use: (storage: Storage) => Result): Result | null {
  try {
    return use(sessionStorage)
  } catch (error) {
    if (error instanceof DOMException) {
      return null
    }
    throw error
  }
}

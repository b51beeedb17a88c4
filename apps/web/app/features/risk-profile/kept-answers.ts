import { prefilledAnswers } from './answers.ts'

const KEY = 'risk-profile:answers'

/** Where somebody is in the questionnaire. */
export interface QuizPlace {
  readonly answers: readonly (number | null)[]
  /** Counted from 0. */
  readonly step: number
}

/**
 * What this tab remembers until it is closed, so that a reload loses nothing. `start` is what the page began with:
 * answers of another address are another beginning.
 */
export function keptPlace(start: string, answerCounts: readonly number[]): QuizPlace | null {
  const [keptStart, code = '', step = ''] = read().split(' ')
  const answers = keptStart === start ? prefilledAnswers(code, answerCounts) : null
  return answers && /^\d$/.test(step) && Number(step) < answers.length
    ? { answers, step: Number(step) }
    : null
}

export function keepPlace(start: string, code: string, step: number): void {
  withStorage((storage) => storage.setItem(KEY, `${start} ${code} ${step}`))
}

export function forgetPlace(): void {
  withStorage((storage) => storage.removeItem(KEY))
}

function read(): string {
  return withStorage((storage) => storage.getItem(KEY)) ?? ''
}

/** Null where the browser refuses to keep anything: the questionnaire works, a reload begins anew. */
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

import type { NoResponseReason } from '#app/forms/submit-or-restore.ts'
import type { Finding, Several } from './finding.ts'

export const MAX_CHARACTERS = 2000

/** The answer to a posted text, or why there is none. */
export interface CheckedText {
  readonly text: string
  readonly finding: Finding | null
  readonly error: 'required' | 'nothing' | 'tooLong' | Several | NoResponseReason | null
}

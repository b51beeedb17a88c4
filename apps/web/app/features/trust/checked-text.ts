import type { NoResponseReason } from '#app/forms/submit-or-restore.ts'
import type { Finding } from './check-channels.server.ts'

export const MAX_CHARACTERS = 2000

/** The answer to a posted text, or why there is none. */
export interface CheckedText {
  readonly text: string
  readonly findings: readonly Finding[]
  readonly error: 'required' | 'nothing' | 'tooLong' | NoResponseReason | null
}

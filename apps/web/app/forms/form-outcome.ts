/**
 * Outcome of a submission. `broken`: the body was incomplete; `unknownClient`: the client code does not exist;
 * `continued`: an address was typed on another page, and nothing was sent yet.
 */
export const formOutcomes = [
  'accepted',
  'continued',
  'cancelled',
  'refused',
  'unknownClient',
  'failed',
  'broken',
] as const
export type FormOutcome = (typeof formOutcomes)[number]

/** Internal header that the server reads and removes: a redirect's status does not distinguish success from "full". */
export const FORM_OUTCOME_HEADER = 'x-form-outcome'

/** The init of a redirect after the CMS has processed a form. */
export function redirectInit(outcome: FormOutcome): { status: number; headers: Record<string, string> } {
  return { status: 303, headers: { [FORM_OUTCOME_HEADER]: outcome } }
}

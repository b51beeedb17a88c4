/** What became of a form that was sent; `broken`: it never came whole; `unknownClient`: it named a client that there is not. */
export const formOutcomes = ['accepted', 'cancelled', 'refused', 'unknownClient', 'failed', 'broken'] as const
export type FormOutcome = (typeof formOutcomes)[number]

/** For the server alone, which takes it away: its status does not tell whether a way on leads to a success or to "full". */
export const FORM_OUTCOME_HEADER = 'x-form-outcome'

/** How a way on is led that the content service has done something for. */
export function ledOn(outcome: FormOutcome): { status: number; headers: Record<string, string> } {
  return { status: 303, headers: { [FORM_OUTCOME_HEADER]: outcome } }
}

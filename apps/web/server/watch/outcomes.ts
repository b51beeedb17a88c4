import { upstreamFailures } from '#app/upstream/upstream-error.ts'
import { cacheOutcomes } from '../page-cache/cache-outcome.ts'

/** How an answer came about, for whoever watches. */
export const answerOutcomes = [
  ...cacheOutcomes,
  'shed',
  'not-found',
  'refused',
  'failed',
  'aborted',
  'file',
] as const
export type AnswerOutcome = (typeof answerOutcomes)[number]

/** What became of a form that was sent. */
export const formOutcomes = ['accepted', 'refused', 'failed'] as const
export type FormOutcome = (typeof formOutcomes)[number]

/** How a call to a service ended. */
export const callOutcomes = ['ok', ...upstreamFailures, 'unexpected'] as const
export type CallOutcome = (typeof callOutcomes)[number]

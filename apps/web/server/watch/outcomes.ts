import { type PageName, pageNames } from '@site/contracts/content/page-names.ts'
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

/** The pages that take a form. */
export const formPages = ['contactUs', 'eduvestRegister'] as const satisfies readonly PageName[]

/** How a call to a service ended. */
export const callOutcomes = ['ok', ...upstreamFailures, 'unexpected'] as const
export type CallOutcome = (typeof callOutcomes)[number]

/** What an address is called that is no page. */
const fileLabels = [
  'asset',
  'health',
  'violation-report',
  'share-picture',
  'media',
  'image',
  'preview',
  'entrance',
  'other',
] as const
export type FileLabel = (typeof fileLabels)[number]

/** What an address is called in figures. */
export const routeLabels = [...pageNames, ...fileLabels] as const
export type RouteLabel = (typeof routeLabels)[number]

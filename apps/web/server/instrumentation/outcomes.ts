import { type PageName, pageNames } from '@site/contracts/content/site-pages.ts'
import { upstreamFailures } from '#app/upstream/upstream-error.ts'
import { cacheOutcomes } from './cache-outcome.ts'

/** Outcomes of responses in metrics and logs. */
export const responseOutcomes = [
  ...cacheOutcomes,
  'shed',
  'not-found',
  'refused',
  'failed',
  'aborted',
  'file',
] as const
export type ResponseOutcome = (typeof responseOutcomes)[number]

/** The pages with a form. */
export const formPages = [
  'contactUs',
  'eventRegister',
  'learnInvestmentDetail',
  'officialChannels',
  'subscription',
  'subscriptionConfirm',
  'subscriptionEnd',
  'subscriptionManage',
] as const satisfies readonly PageName[]

/** Outcomes of upstream calls. */
export const callOutcomes = ['ok', ...upstreamFailures, 'unexpected'] as const
export type CallOutcome = (typeof callOutcomes)[number]

/** Labels of URLs that are not pages. */
const fileLabels = [
  'asset',
  'health',
  'violation-report',
  'share-image',
  'media',
  'image',
  'preview',
  'entrance',
  'other',
] as const
export type FileLabel = (typeof fileLabels)[number]

/** Route labels in metrics. */
export const routeLabels = [...pageNames, ...fileLabels] as const
export type RouteLabel = (typeof routeLabels)[number]

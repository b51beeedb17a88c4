import { metrics } from '@site/operations/metrics.ts'
import { formOutcomes } from '#app/forms/form-outcome.ts'
import { formPages, type ResponseOutcome, routeLabels } from './outcomes.ts'

/** Metrics that the site counts itself; the others are read on scrape (site-metrics.ts). */
export const responses = metrics.counter(
  'site_responses_total',
  'Responses by page or file type, outcome and status class',
)
export const responseSeconds = metrics.histogram(
  'site_response_seconds',
  'Duration of responses that were not immediate cache hits, by outcome',
)
export const renderSeconds = metrics.histogram('site_render_seconds', 'Duration of renders, by page')
export const forms = metrics.counter('site_forms_total', 'Submitted forms, by page and outcome')
export const upstreamSeconds = metrics.histogram(
  'site_upstream_seconds',
  'Duration of upstream calls, by service and outcome',
)

// Initialize alerting counters to 0. `increase()` misses the first burst of a series that did not exist before.
for (const route of routeLabels) {
  responses.of({ route, outcome: 'failed', class: '5xx' })
  responses.of({ route, outcome: 'shed', class: '5xx' })
  responses.of({ route, outcome: 'refused', class: '4xx' })
  responses.of({ route, outcome: 'not-found', class: '4xx' })
}
for (const form of formPages) {
  for (const outcome of formOutcomes) {
    forms.of({ form, outcome })
  }
}
for (const outcome of ['miss', 'expired'] as const satisfies readonly ResponseOutcome[]) {
  responseSeconds.of({ outcome })
}

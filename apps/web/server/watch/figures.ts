import { metrics } from '@site/operations/metrics.ts'
import { formOutcomes } from '#app/forms/form-outcome.ts'
import { type AnswerOutcome, formPages, routeLabels } from './outcomes.ts'

/** What the site counts while it works; everything else is read where it is when somebody asks (site-metrics.ts). */
export const answers = metrics.counter(
  'site_answers_total',
  'Answers by the page or kind of file, how they came about, and class of status',
)
export const answerSeconds = metrics.histogram(
  'site_answer_seconds',
  'How long answers took that did not come from memory at once, by how they came about',
)
export const renderSeconds = metrics.histogram('site_render_seconds', 'How long making a page took, by page')
export const forms = metrics.counter(
  'site_forms_total',
  'Forms that were sent, by page and what became of them',
)
export const upstreamSeconds = metrics.histogram(
  'site_upstream_seconds',
  'How long calls to the services behind the site took, by service and outcome',
)

// What alerts look at begins at 0: a series that appears with its first burst has not grown in the eyes of Prometheus.
for (const route of routeLabels) {
  answers.of({ route, outcome: 'failed', class: '5xx' })
  answers.of({ route, outcome: 'shed', class: '5xx' })
  answers.of({ route, outcome: 'refused', class: '4xx' })
  answers.of({ route, outcome: 'not-found', class: '4xx' })
}
for (const form of formPages) {
  for (const outcome of formOutcomes) {
    forms.of({ form, outcome })
  }
}
for (const outcome of ['miss', 'expired'] as const satisfies readonly AnswerOutcome[]) {
  answerSeconds.of({ outcome })
}

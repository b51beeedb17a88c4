import { metrics } from '@site/operations/metrics.ts'

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

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { jobStates, mailStates, registrationStates } from '../../apps/cms/src/operations/states.ts'
import { formOutcomes } from '../../apps/web/app/forms/form-outcome.ts'
import { circuitNames, feedNames } from '../../apps/web/app/upstream/service-names.ts'
import { answerOutcomes, callOutcomes, formPages, routeLabels } from '../../apps/web/server/watch/outcomes.ts'
import { poolStates } from '../../packages/operations/src/pool-samples.ts'
import { diskParts, loopQuantiles } from '../../packages/operations/src/process-metrics.ts'
import { statusClasses } from '../../packages/operations/src/status-class.ts'
import { root } from '../places.mjs'

/** Labels whose values are not for us to say: those of the machine, of pages, of the cluster. */
const free = ['instance', 'route', 'cronjob']

const jobs = parse(
  readFileSync(join(root, 'deploy/observability/prometheus.yaml'), 'utf8'),
).scrape_configs.map((/** @type {{ job_name: string }} */ config) => config.job_name)

/** What can fail to be read: whatever is read when somebody asks. */
const figures = [
  'apps/cms/src/operations/cms-metrics.ts',
  'apps/market/src/market-metrics.ts',
  'apps/web/server/watch/site-metrics.ts',
  'packages/operations/src/process-metrics.ts',
].flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/'((?:[a-z]+_){1,6}[a-z]+)'/g)].map(
    ([, name = '']) => name,
  ),
)

/** By figure and label: what the code can say, from the lists that it says it by. @type {Record<string, Record<string, readonly string[]>>} */
const known = {
  site_answers_total: { route: routeLabels, outcome: answerOutcomes, class: statusClasses },
  site_answer_seconds: { outcome: answerOutcomes },
  site_forms_total: { form: formPages, outcome: formOutcomes },
  site_upstream_seconds: { service: feedNames, outcome: callOutcomes },
  site_circuit_open: { service: circuitNames },
  site_feed_sequence: { feed: feedNames },
  cms_mails: { state: mailStates },
  cms_jobs: { state: jobStates },
  cms_registrations: { state: registrationStates },
  cms_database_connections: { state: poolStates },
  market_database_connections: { state: poolStates },
  nodejs_eventloop_lag_seconds: { quantile: loopQuantiles },
  data_disk_bytes: { what: diskParts },
  metrics_unreadable: { metric: figures },
}

/**
 * What is chosen by labels in a text of PromQL or of its tests: `name{label="value"}`.
 *
 * @param {string} text
 */
export function selectorsOf(text) {
  return [...text.matchAll(/([a-z_]+)\{([^{}]+)\}/g)].map(([whole, name = '', inside = '']) => ({
    whole,
    name: name.replace(/_(bucket|sum|count)$/, ''),
    labels: [...inside.matchAll(/(\w+)\s*(=~|!~|!=|=)\s*"([^"]*)"/g)],
  }))
}

/**
 * Those that ask for what no service ever tells, so that they would be silent for ever.
 *
 * @param {string} text
 */
export function impossibleIn(text) {
  return selectorsOf(text)
    .filter(({ name, labels }) =>
      labels.some(([, label = '', sign = '', value = '']) => {
        if (free.includes(label)) return false
        /** @type {readonly string[]} */
        const possible = (label === 'job' ? jobs : known[name]?.[label]) ?? []
        return !alternativesOf(value, sign).every((form) => possible.some((one) => form.test(one)))
      }),
    )
    .map(({ whole }) => whole)
}

/**
 * What an expression lets grow by labels (`increase`, `rate`) and no series of these figures is there for yet. Of a label
 * that is summed by, every value that the code can say; and of pages all, since a burst comes at any of them.
 *
 * @param {string} text of one alert
 * @param {string} told the figures of a service that has just begun
 */
export function notBegunIn(text, told) {
  const series = [...told.matchAll(/^([a-z_]+)\{(.*)\} /gm)].map(([, name = '', inside = '']) => ({
    name,
    labels: new Map([...inside.matchAll(/(\w+)="([^"]*)"/g)].map(([, label, value]) => [label, value])),
  }))
  const by = [...text.matchAll(/by \(([^)]*)\)/g)]
    .flatMap(([, labels = '']) => labels.split(/,\s*/))
    .concat('route')
  return [...text.matchAll(/(?:increase|rate)\(([a-z_]+)\{([^{}]+)\}/g)].flatMap(
    ([, name = '', inside = '']) => {
      const asked = [...inside.matchAll(/(\w+)\s*(=~|!~|!=|=)\s*"([^"]*)"/g)].map(
        ([, label = '', sign = '', value = '']) => ({
          label,
          isNot: sign.startsWith('!'),
          forms: alternativesOf(value, sign),
        }),
      )
      const lists = asked
        .filter(({ isNot }) => !isNot)
        .map(({ label, forms }) => forms.map((form) => ({ label, form })))
      const figure = name.replace(/_(bucket|sum|count)$/, '')
      const summed = by.flatMap((label) => {
        const values = known[figure]?.[label]
        return values === undefined
          ? []
          : [values.map((value) => ({ label, form: new RegExp(`^${value}$`) }))]
      })
      const wanted = [...lists, ...summed].reduce(
        (/** @type {{ label: string, form: RegExp }[][]} */ rows, list) =>
          rows.flatMap((row) => list.map((one) => [...row, one])),
        [[]],
      )
      return wanted
        .filter(
          (row) =>
            !series.some(
              (one) =>
                one.name === name &&
                row.every(({ label, form }) => form.test(one.labels.get(label) ?? '')) &&
                asked.every(
                  ({ label, isNot, forms }) =>
                    !isNot || !forms.some((form) => form.test(one.labels.get(label) ?? '')),
                ),
            ),
        )
        .map((row) => `${name} ${row.map(({ label, form }) => `${label} ${form.source}`).join(', ')}`)
    },
  )
}

/**
 * Each of the values that a matcher lists; the pattern as a whole where it is more than a list.
 *
 * @param {string} value
 * @param {string} sign
 */
function alternativesOf(value, sign) {
  const isList = !sign.endsWith('~') || /^[\w|-]+$/.test(value)
  return (isList ? value.split('|') : [value]).map((form) => new RegExp(`^(?:${form})$`))
}

/**
 * Every expression of a dashboard, wherever it stands.
 *
 * @param {unknown} node
 * @returns {string[]}
 */
export function expressionsOf(node) {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([name, value]) =>
    name === 'expr' && typeof value === 'string' ? [value] : expressionsOf(value),
  )
}

import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importOutcomes } from '@site/contracts/market/data-status.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  bulkReports,
  jobStates,
  mailClasses,
  mailStates,
} from '../../apps/cms/src/operations/metric-states.ts'
import { registrationStates } from '../../apps/cms/src/subjects/education-events/states.ts'
import { formOutcomes } from '../../apps/web/app/forms/form-outcome.ts'
import { circuitNames, feedNames } from '../../apps/web/app/upstream/service-names.ts'
import {
  callOutcomes,
  formPages,
  responseOutcomes,
  routeLabels,
} from '../../apps/web/server/instrumentation/outcomes.ts'
import { poolStates } from '../../packages/operations/src/pool-samples.ts'
import { diskParts, loopQuantiles } from '../../packages/operations/src/process-metrics.ts'
import { statusClasses } from '../../packages/operations/src/status-class.ts'
import { findOrUnpack } from '../machine/debian-package.ts'
import { root } from '../paths.ts'
import { Processes } from '../processes.ts'
import { deployDirectory, readDeployFile } from './files.ts'

const folder = join(deployDirectory, 'observability')
const alerts = readDeployFile('observability/alerts.yaml')
const rules = alerts
  .split(/^\s+- alert: /m)
  .slice(1)
  .map((text) => ({ name: text.split('\n', 1)[0] ?? '', text }))

describe.each(rules)('the alert $name', ({ name, text }) => {
  it('links to a runbook that names it', () => {
    const [, runbook = 'none'] = /runbook: (docs\/runbooks\/[\w-]+\.md)/.exec(text) ?? []
    expect(readFileSync(join(root, runbook), 'utf8')).toContain(`\`${name}\``)
  })
})

describe('the labels that alerts and dashboard select', () => {
  /** By metric and label: all possible values. */
  const values: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
    site_responses_total: { route: routeLabels, outcome: responseOutcomes, class: statusClasses },
    site_response_seconds: { outcome: responseOutcomes },
    site_forms_total: { form: formPages, outcome: formOutcomes },
    site_upstream_seconds: { service: feedNames, outcome: callOutcomes },
    site_circuit_open: { service: circuitNames },
    site_feed_sequence: { feed: feedNames },
    cms_mails: { class: mailClasses, state: mailStates },
    cms_bulk_mail_ratio: { report: bulkReports },
    cms_jobs: { state: jobStates },
    cms_registrations: { state: registrationStates },
    cms_database_connections: { state: poolStates },
    market_database_connections: { state: poolStates },
    market_import_seconds: { outcome: importOutcomes },
    nodejs_eventloop_lag_seconds: { quantile: loopQuantiles },
    data_disk_bytes: { what: diskParts },
  }

  it.each(['alerts.yaml', 'dashboard.json'])('are ones that the services report: %s', (file) => {
    const text = readDeployFile(`observability/${file}`).replaceAll('\\"', '"')
    const selected = [...text.matchAll(/([a-z_]+?)(?:_bucket|_sum|_count)?\{([^{}]+)\}/g)].flatMap(
      ([, metric = '', inside = '']) =>
        [...inside.matchAll(/(\w+)\s*(=~|=)\s*"([^"]*)"/g)].map(([, label = '', operator, value = '']) => {
          const known = values[metric]?.[label]
          const wanted = operator === '=' ? [value] : value.split('|')
          const impossible = wanted.filter(
            (one) => !known?.some((other) => new RegExp(`^${one}$`).test(other)),
          )
          return { metric, label, impossible: known === undefined ? [] : impossible }
        }),
    )
    expect(selected.length).toBeGreaterThan(10)
    expect(selected.filter(({ impossible }) => impossible.length > 0)).toEqual([])
  })
})

describe('promtool', () => {
  const processes = new Processes()
  const copies = mkdtempSync(join(tmpdir(), 'site-promtool-'))
  let promtool: string | null = null

  beforeAll(async () => {
    promtool = await findOrUnpack(
      { command: 'promtool', path: 'usr/bin/promtool', packages: ['prometheus'], versionArgs: ['--version'] },
      { logDir: copies, processes },
    )
    cpSync(folder, copies, { recursive: true })
    // Debian builds Prometheus without Kubernetes; the relabeling is still checked.
    const file = join(copies, 'prometheus-kubernetes.yaml')
    const text = readFileSync(file, 'utf8')
    writeFileSync(
      file,
      text.replace(/kubernetes_sd_configs: .*/, "static_configs: [{ targets: ['pod:9460'] }]"),
    )
  }, 240_000)
  afterAll(async () => {
    await processes.stopAll()
    rmSync(copies, { recursive: true, force: true })
  })

  it.for([
    {
      title: 'accepts the alerts and every configuration',
      args: ['check', 'config', ...readdirSync(folder).filter((name) => name.startsWith('prometheus'))],
    },
    {
      title: 'passes the tests of the alerts',
      args: ['test', 'rules', 'alerts.test.yaml'],
    },
  ])('$title', ({ args }, context) => {
    if (promtool === null) return context.skip('promtool is neither on this system nor available from Debian')
    const { status, stdout, stderr } = spawnSync(promtool, args, { cwd: copies, encoding: 'utf8' })
    expect(`${stdout}${stderr}`).toContain('SUCCESS')
    expect(status, stderr).toBe(0)
  })
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../places.mjs'
import {
  compose,
  kustomization,
  manifests,
  podOf,
  readDeployed,
  serviceNames,
  settingsOf,
} from './deploy-files.mjs'

describe('the settings that a service reads', () => {
  /** Read by OpenTelemetry's own packages. Not its name of the service: each has one, and would share another. */
  const ofTraces = [
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    'OTEL_EXPORTER_OTLP_HEADERS',
    'OTEL_TRACES_SAMPLER',
    'OTEL_TRACES_SAMPLER_ARG',
  ]
  const ofImage = ['NODE_ENV', 'DATA_DIR', 'METRICS_HOST', 'WEB_HOST', 'CMS_HOST', 'MARKET_HOST']
  /** Who is not passed on, and why. Another one is forgotten: written into brokerage.env, it would do nothing. */
  const notPassed = [
    { why: 'the image has it', settings: ofImage },
    { why: 'other files here lead to the usual ports', settings: ['WEB_PORT', 'CMS_PORT', 'MARKET_PORT'] },
    { why: 'for measuring, never for visitors', settings: ['PAGE_CACHE'] },
    { why: 'for a demonstration', settings: ['DATA'] },
    { why: 'nginx does not ask /readyz, and a pod waits in preStop', settings: ['STOP_NOTICE_SECONDS'] },
    { why: 'the web nodes alone reach it, with its key', settings: ['market TRUSTED_PROXIES'] },
    { why: 'a pod has no sight of the volume of the backups', settings: ['Kubernetes BACKUP_DIR'] },
  ].flatMap(({ settings }) => settings)

  /** @param {string} name @returns {string[]} */
  const ofPod = (name) => {
    const { env, envFrom = [] } = podOf(name)?.spec.containers[0] ?? {}
    const maps = envFrom.map((/** @type {any} */ source) => source.configMapRef.name)
    const literals = kustomization.configMapGenerator
      ?.filter((/** @type {{ name: string }} */ map) => maps.includes(map.name))
      .flatMap((/** @type {{ literals: string[] }} */ map) => map.literals)
    return [...env.map((/** @type {{ name: string }} */ own) => own.name), ...literalNames(literals)]
  }
  const literalNames = (/** @type {string[]} */ literals = []) =>
    literals.map((literal) => literal.slice(0, literal.indexOf('=')))

  it.each(serviceNames)('reach %s in compose and in Kubernetes', (name) => {
    const settings = [...settingsOf(name), ...ofTraces]
    expect(settings.length).toBeGreaterThan(10)
    const passed = {
      compose: Object.keys(compose.services[`${name}-1`].environment),
      Kubernetes: ofPod(name),
    }
    for (const [place, given] of Object.entries(passed)) {
      const left = (/** @type {string} */ setting) =>
        [setting, `${name} ${setting}`, `${place} ${setting}`].some((known) => notPassed.includes(known))
      expect(
        settings.filter((setting) => !given.includes(setting)),
        place,
      ).toEqual(settings.filter(left))
      const others = [...settings, 'NODE_OPTIONS']
      expect(
        given.filter((setting) => !others.includes(setting)),
        place,
      ).toEqual([])
      expect(new Set(given).size, place).toBe(given.length)
    }
  })

  it.each(serviceNames)('reach %s under their own names', (name) => {
    const given = Object.entries(compose.services[`${name}-1`].environment)
    const asked = given.flatMap(([setting, value]) => {
      const [, from] = /^\$\{(\w+)/.exec(String(value)) ?? []
      return from === undefined ? [] : [{ setting, from }]
    })
    expect(asked.length).toBeGreaterThan(5)
    const ofService = (/** @type {string} */ setting) => `${name.toUpperCase()}_${setting}`
    expect(asked.filter(({ setting, from }) => from !== setting && from !== ofService(setting))).toEqual([])
    const env = podOf(name)?.spec.containers[0].env
    const secret = env.flatMap((/** @type {any} */ { name: setting, valueFrom }) =>
      valueFrom === undefined ? [] : [{ setting, from: valueFrom.secretKeyRef.key }],
    )
    expect(
      secret.filter(
        (/** @type {{ setting: string, from: string }} */ { setting, from }) =>
          from !== setting && from !== ofService(setting),
      ),
    ).toEqual([])
  })

  it('are said by the image where it has them', () => {
    const image = readDeployed('Dockerfile')
    expect(ofImage.filter((setting) => !new RegExp(`^ENV .*\\b${setting}=`, 'm').test(image))).toEqual([])
  })

  it('stand in the table of README.md, but for Node’s own', () => {
    const table = readFileSync(join(root, 'README.md'), 'utf8').split('\n')
    const named = table.filter((line) => line.startsWith('| `')).map((line) => line.split('|')[1])
    const all = [...serviceNames.flatMap(settingsOf), 'OTEL_EXPORTER_OTLP_ENDPOINT']
    const missing = all.filter((setting) => !named.some((cell) => cell?.includes(`\`${setting}\``)))
    expect(new Set(missing)).toEqual(new Set(['NODE_ENV']))
  })
})

it('puts into the secret of the cluster what its pods ask for, and nothing else', () => {
  const asked = [...JSON.stringify(manifests).matchAll(/"secretKeyRef":\{"name":"brokerage","key":"(\w+)"/g)]
  const list = [...readDeployed('kubernetes/kustomization.yaml').matchAll(/^# keys=(.+)$/gm)].join(' ')
  expect([...new Set(list.match(/\b[A-Z][A-Z0-9_]{4,}\b/g))].toSorted()).toEqual(
    [...new Set(asked.map(([, key]) => key))].toSorted(),
  )
})

import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import {
  compose,
  inPod,
  inUnit,
  kustomization,
  manifestsOf,
  podOf,
  readDeployed,
  serviceNames,
} from './deploy-files.mjs'

describe('the figures', () => {
  /** Whom a Prometheus asks. @param {string} file @param {string} job @returns {string[]} */
  const asked = (file, job) =>
    parse(readDeployed(`observability/${file}`)).scrape_configs.find(
      (/** @type {{ job_name: string }} */ config) => config.job_name === job,
    ).static_configs[0].targets

  it.each(serviceNames)('of %s are asked for where its processes offer them', (name) => {
    const setting = `${name.toUpperCase()}_METRICS_PORT`
    const inCompose = Object.entries(compose.services)
      .filter(([, { environment }]) => environment?.[setting])
      .map(([service, { environment }]) => `${service}:${environment[setting]}`)
    expect(inCompose).toHaveLength(2)
    expect(asked('prometheus-compose.yaml', name)).toEqual(inCompose)

    const ofInstance = inUnit(`brokerage-${name}@.service`, new RegExp(`${setting}=(\\S+)`))
    const instances = [
      ...readDeployed('systemd/brokerage.target').matchAll(new RegExp(`brokerage-${name}@(\\d)`, 'g')),
    ]
    expect(asked('prometheus.yaml', name)).toEqual(
      instances.map(([, number = '']) => `127.0.0.1:${ofInstance?.replace('%i', number)}`),
    )

    // Only within a container is every address one that nobody outside has.
    expect(readDeployed('Dockerfile')).toContain('\nENV METRICS_HOST=0.0.0.0\n')
    const pod = podOf(name)
    const port = pod?.spec.containers[0].ports.find(
      (/** @type {{ name: string }} */ own) => own.name === 'metrics',
    )
    expect([inPod(name, setting), pod?.metadata.annotations]).toEqual([
      String(port.containerPort),
      { 'prometheus.io/scrape': 'true', 'prometheus.io/port': String(port.containerPort) },
    ])
  })

  it('are at nine ports at the most that no two units share', () => {
    const ports = serviceNames.map((name) => inUnit(`brokerage-${name}@.service`, /_METRICS_PORT=(\S+)/))
    expect(new Set(ports).size).toBe(serviceNames.length)
    for (const port of ports) expect(port).toMatch(/^\d{3}%i$/)
  })

  it('are found in Kubernetes by what the pods say of themselves, under the name of their service', () => {
    const config = parse(readDeployed('observability/prometheus-kubernetes.yaml')).scrape_configs[0]
    expect(config.kubernetes_sd_configs[0].namespaces.names).toEqual([kustomization.namespace])
    expect(config.relabel_configs.slice(0, 3)).toEqual([
      {
        source_labels: ['__meta_kubernetes_pod_annotation_prometheus_io_scrape'],
        action: 'keep',
        regex: 'true',
      },
      {
        source_labels: ['__meta_kubernetes_pod_container_port_name'],
        action: 'keep',
        regex: 'metrics',
      },
      { source_labels: ['__meta_kubernetes_pod_label_app'], target_label: 'job' },
    ])
    for (const name of serviceNames) expect(podOf(name)?.metadata.labels).toEqual({ app: name })
  })

  it('reach Prometheus and nobody else', () => {
    const policies = manifestsOf('NetworkPolicy').filter(({ spec }) =>
      JSON.stringify(spec.ingress ?? []).includes('"metrics"'),
    )
    expect(policies.map(({ spec }) => spec)).toEqual([
      {
        podSelector: { matchExpressions: [{ key: 'app', operator: 'In', values: [...serviceNames] }] },
        policyTypes: ['Ingress'],
        ingress: [
          {
            from: [{ namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'monitoring' } } }],
            ports: [{ protocol: 'TCP', port: 'metrics' }],
          },
        ],
      },
    ])
    const served = manifestsOf('Service').flatMap(({ spec }) => spec.ports)
    expect(served.filter(({ targetPort }) => targetPort !== 'http')).toEqual([])
    const opened = Object.values(compose.services).flatMap(({ ports = [] }) => ports)
    expect(opened.filter((/** @type {string} */ port) => /:94\d\d$/.test(port))).toEqual([])
    for (const name of serviceNames)
      expect(readDeployed(`systemd/brokerage-${name}@.service`)).not.toContain('METRICS_HOST')
  })
})

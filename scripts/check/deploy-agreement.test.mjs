import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { pages } from '../../apps/web/app/i18n/pages.ts'
import { longestJobMs } from '../../packages/change-feed/src/silent-connections.ts'
import { HEARTBEAT_SECONDS } from '../../packages/contracts/src/feed.ts'
import { root } from '../places.mjs'
import { migrationDeadlineMs } from '../site/contents.mjs'

const names = /** @type {const} */ (['web', 'cms', 'market'])
const deploy = join(root, 'deploy')
const read = (/** @type {string} */ name) => readFileSync(join(deploy, name), 'utf8')

/** @type {{ services: Record<string, any> }} */
const compose = parse(read('compose.yaml'), { merge: true })
const { resources } = parse(read('kubernetes/kustomization.yaml'))
/** @type {Record<string, any>[]} */
const manifests = resources.flatMap((/** @type {string} */ file) =>
  parseAllDocuments(read(`kubernetes/${file}`)).map((document) => document.toJS()),
)
const kinds = (/** @type {string[]} */ ...wanted) => manifests.filter(({ kind }) => wanted.includes(kind))

/** The pod of a service in Kubernetes. @param {string} name */
const podOf = (name) =>
  kinds('Deployment', 'StatefulSet').find(({ metadata }) => metadata.name === name)?.spec.template
/** @param {string} name @param {string} variable */
const inPod = (name, variable) =>
  podOf(name)?.spec.containers[0].env.find((/** @type {{ name: string }} */ own) => own.name === variable)
    ?.value
/** A line of a unit, of which there may be several of that name. @param {string} unit @param {RegExp} form */
const inUnit = (unit, form) => form.exec(read(`systemd/${unit}`))?.[1]
/** `1280m`, `1g`, `1280M`, `1G`, `1280Mi`, `1Gi`, `1280 MB`. @param {unknown} text */
function megabytes(text) {
  const [, count, unit = ''] = /^(\d+)\s?([mMgG])/.exec(String(text)) ?? []
  return Number(count) * (unit.toLowerCase() === 'g' ? 1024 : 1)
}

it('gives the nodes of the site four times the share of a processor in every way of running it', () => {
  expect([
    inUnit('brokerage-web@.service', /^CPUWeight=(.+)$/m),
    compose.services['web-1'].cpu_shares,
  ]).toEqual([String(4 * 100), 4 * 1024])
})

describe('the content service, which migrates before it listens', () => {
  it('is given as long as one statement of a migration in every way of running it', () => {
    const { periodSeconds, failureThreshold } = podOf('cms')?.spec.containers[0].startupProbe ?? {}
    const minutesOf = (/** @type {string} */ name) =>
      Number(/^(\d+)m$/.exec(compose.services[name]?.healthcheck?.start_period)?.[1])
    const minutes = {
      'npm start and restores': migrationDeadlineMs / 60_000,
      Kubernetes: (periodSeconds * failureThreshold) / 60,
      compose: minutesOf('cms-1'),
      'its fellow': minutesOf('cms-2'),
    }
    const needed = longestJobMs / 60_000
    expect(Object.entries(minutes).filter(([, given]) => !(given >= needed))).toEqual([])
    // As soon as systemd has started the program, it counts as started.
    expect(inUnit('brokerage-cms@.service', /^Type=(.+)$/m)).toBe('exec')
    expect(read('systemd/brokerage-cms@.service')).not.toMatch(/^(RuntimeMaxSec|WatchdogSec)=/m)
  })
})

describe('the settings that a service reads', () => {
  const files = {
    web: 'apps/web/server/environment.ts',
    cms: 'apps/cms/src/read-environment.ts',
    market: 'apps/market/src/environment.ts',
  }
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

  const settingsOf = (/** @type {'web' | 'cms' | 'market'} */ name) => {
    const text = readFileSync(join(root, files[name]), 'utf8')
    const own = [...text.matchAll(/^\s+([A-Z][A-Z0-9_]+): /gm)].map(([, setting = '']) => setting)
    return [...new Set(own)].toSorted()
  }
  /** @param {string} name @returns {string[]} */
  const ofPod = (name) => {
    const { env, envFrom = [] } = podOf(name)?.spec.containers[0] ?? {}
    const maps = envFrom.map((/** @type {any} */ source) => source.configMapRef.name)
    const literals = parse(read('kubernetes/kustomization.yaml'))
      .configMapGenerator?.filter((/** @type {{ name: string }} */ map) => maps.includes(map.name))
      .flatMap((/** @type {{ literals: string[] }} */ map) => map.literals)
    return [...env.map((/** @type {{ name: string }} */ own) => own.name), ...literalNames(literals)]
  }
  const literalNames = (/** @type {string[]} */ literals = []) =>
    literals.map((literal) => literal.slice(0, literal.indexOf('=')))

  it.each(names)('reach %s in compose and in Kubernetes', (name) => {
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

  it.each(names)('reach %s under their own names', (name) => {
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
    const image = read('Dockerfile')
    expect(ofImage.filter((setting) => !new RegExp(`^ENV .*\\b${setting}=`, 'm').test(image))).toEqual([])
  })

  it('stand in the table of README.md, but for Node’s own', () => {
    const table = readFileSync(join(root, 'README.md'), 'utf8').split('\n')
    const named = table.filter((line) => line.startsWith('| `')).map((line) => line.split('|')[1])
    const all = [...names.flatMap(settingsOf), 'OTEL_EXPORTER_OTLP_ENDPOINT']
    const missing = all.filter((setting) => !named.some((cell) => cell?.includes(`\`${setting}\``)))
    expect(new Set(missing)).toEqual(new Set(['NODE_ENV']))
  })
})

describe('the memory that docs/operations.md recommends', () => {
  const table = readFileSync(join(root, 'docs', 'operations.md'), 'utf8')

  it.each(names)('is what %s gets in every way of running it', (name) => {
    const row = table.split('\n').find((line) => line.startsWith(`| ${name} | `)) ?? ''
    const [heap, limit] = row
      .split('|')
      .slice(-3, -1)
      .map((cell) => cell.trim())
    expect(Number(heap)).toBeGreaterThan(0)
    const ofHeap = `--max-old-space-size=${heap}`
    const unit = `brokerage-${name}@.service`
    expect({
      compose: [
        compose.services[`${name}-1`].environment.NODE_OPTIONS,
        megabytes(compose.services[`${name}-1`].mem_limit),
      ],
      systemd: [inUnit(unit, /NODE_OPTIONS=(\S+)/), megabytes(inUnit(unit, /^MemoryMax=(.+)$/m))],
      kubernetes: [
        inPod(name, 'NODE_OPTIONS'),
        megabytes(podOf(name)?.spec.containers[0].resources.limits.memory),
      ],
    }).toEqual({
      compose: [ofHeap, megabytes(limit)],
      systemd: [ofHeap, megabytes(limit)],
      kubernetes: [ofHeap, megabytes(limit)],
    })
  })
})

describe('the figures', () => {
  /** Whom a Prometheus asks. @param {string} file @param {string} job @returns {string[]} */
  const asked = (file, job) =>
    parse(read(`observability/${file}`)).scrape_configs.find(
      (/** @type {{ job_name: string }} */ config) => config.job_name === job,
    ).static_configs[0].targets

  it.each(names)('of %s are asked for where its processes offer them', (name) => {
    const setting = `${name.toUpperCase()}_METRICS_PORT`
    const inCompose = Object.entries(compose.services)
      .filter(([, { environment }]) => environment?.[setting])
      .map(([service, { environment }]) => `${service}:${environment[setting]}`)
    expect(inCompose).toHaveLength(2)
    expect(asked('prometheus-compose.yaml', name)).toEqual(inCompose)

    const ofInstance = inUnit(`brokerage-${name}@.service`, new RegExp(`${setting}=(\\S+)`))
    const instances = [
      ...read('systemd/brokerage.target').matchAll(new RegExp(`brokerage-${name}@(\\d)`, 'g')),
    ]
    expect(asked('prometheus.yaml', name)).toEqual(
      instances.map(([, number = '']) => `127.0.0.1:${ofInstance?.replace('%i', number)}`),
    )

    // Only within a container is every address one that nobody outside has.
    expect(read('Dockerfile')).toContain('\nENV METRICS_HOST=0.0.0.0\n')
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
    const ports = names.map((name) => inUnit(`brokerage-${name}@.service`, /_METRICS_PORT=(\S+)/))
    expect(new Set(ports).size).toBe(names.length)
    for (const port of ports) expect(port).toMatch(/^\d{3}%i$/)
  })

  it('are found in Kubernetes by what the pods say of themselves, under the name of their service', () => {
    const config = parse(read('observability/prometheus-kubernetes.yaml')).scrape_configs[0]
    expect(config.kubernetes_sd_configs[0].namespaces.names).toEqual([
      parse(read('kubernetes/kustomization.yaml')).namespace,
    ])
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
    for (const name of names) expect(podOf(name)?.metadata.labels).toEqual({ app: name })
  })

  it('reach Prometheus and nobody else', () => {
    const policies = kinds('NetworkPolicy').filter(({ spec }) =>
      JSON.stringify(spec.ingress ?? []).includes('"metrics"'),
    )
    expect(policies.map(({ spec }) => spec)).toEqual([
      {
        podSelector: { matchExpressions: [{ key: 'app', operator: 'In', values: [...names] }] },
        policyTypes: ['Ingress'],
        ingress: [
          {
            from: [{ namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'monitoring' } } }],
            ports: [{ protocol: 'TCP', port: 'metrics' }],
          },
        ],
      },
    ])
    const served = kinds('Service').flatMap(({ spec }) => spec.ports)
    expect(served.filter(({ targetPort }) => targetPort !== 'http')).toEqual([])
    const opened = Object.values(compose.services).flatMap(({ ports = [] }) => ports)
    expect(opened.filter((/** @type {string} */ port) => /:94\d\d$/.test(port))).toEqual([])
    for (const name of names) expect(read(`systemd/brokerage-${name}@.service`)).not.toContain('METRICS_HOST')
  })
})

describe('the backup of each night', () => {
  const [job] = kinds('CronJob')

  it('is at the hour that docs/backup.md names, in Jakarta', () => {
    const [, minute, hour] =
      /`(\d+) (\d+) \* \* \* cd /.exec(readFileSync(join(root, 'docs', 'backup.md'), 'utf8')) ?? []
    expect([job?.spec.schedule, job?.spec.timeZone]).toEqual([`${minute} ${hour} * * *`, 'Asia/Jakarta'])
    expect(read('systemd/brokerage-backup.timer')).toContain(
      `OnCalendar=*-*-* ${hour}:${minute}0:00 Asia/Jakarta`,
    )
  })

  it('is told the server, the secret that the rows are sealed with, and the bucket', () => {
    const needed = ['DATABASE_URL', 'PAYLOAD_SECRET', 'S3_ACCESS_KEY_ID', 'S3_BUCKET', 'S3_SECRET_ACCESS_KEY']
    const { env } = job?.spec.jobTemplate.spec.template.spec.containers[0] ?? {}
    const inJob = env.map((/** @type {{ name: string }} */ { name }) => name)
    expect(needed.filter((name) => !inJob.includes(name))).toEqual([])
    expect(needed.filter((name) => !(name in compose.services.backup.environment))).toEqual([])
  })

  it('lies where the content services look for the newest', () => {
    for (const name of ['cms-1', 'cms-2']) {
      const { environment, volumes } = compose.services[name]
      expect(volumes).toContain(`backups:${environment.BACKUP_DIR}:ro`)
    }
    expect(compose.services.backup.volumes).toContain('backups:/backups')
    const folder = inUnit('brokerage-cms@.service', /BACKUP_DIR=(\S+)/)
    expect(inUnit('brokerage-backup.service', /scripts\/backup\.mjs (\S+)/)).toBe(folder)
    expect(inUnit('brokerage-backup.service', /^StateDirectory=(.*)$/m)?.split(' ')).toContain(
      folder?.replace('%S/', ''),
    )
  })
})

/** A setting of ingress-nginx. @param {Record<string, any> | undefined} ingress @param {string} setting @returns {string | undefined} */
const said = (ingress, setting) => ingress?.metadata.annotations[`nginx.ingress.kubernetes.io/${setting}`]

describe('the entrance in Kubernetes', () => {
  const locations = read('nginx/brokerage-locations.conf')
  const ingressAt = (/** @type {string} */ wanted) =>
    kinds('Ingress').find(({ spec }) =>
      spec.rules[0].http.paths.some((/** @type {{ path: string }} */ { path }) => path === wanted),
    )

  it('asks every node that there can be for a script, where nginx asks the other one', () => {
    const forAssets = /location \/assets\/ \{[^}]*proxy_next_upstream (.+);/.exec(locations)?.[1]
    expect(said(ingressAt('/assets'), 'proxy-next-upstream')).toBe(forAssets)
    const scaled = kinds('HorizontalPodAutoscaler').find(({ metadata }) => metadata.name === 'web')
    expect(said(ingressAt('/assets'), 'proxy-next-upstream-tries')).toBe(String(scaled?.spec.maxReplicas))
  })

  it('takes as many connections of an address as nginx, wherever it lets anybody through', () => {
    const most = /limit_conn visitors (\d+);/.exec(locations)?.[1]
    const open = kinds('Ingress').filter((ingress) => ingress !== ingressAt('/readyz'))
    expect(open.map((ingress) => said(ingress, 'limit-connections'))).toEqual(open.map(() => most))
    expect(said(ingressAt('/readyz'), 'denylist-source-range')).toBe('0.0.0.0/0,::/0')
  })
})

it('puts into the secret of the cluster what its pods ask for, and nothing else', () => {
  const asked = [...JSON.stringify(manifests).matchAll(/"secretKeyRef":\{"name":"brokerage","key":"(\w+)"/g)]
  const list = [...read('kubernetes/kustomization.yaml').matchAll(/^# keys=(.+)$/gm)].join(' ')
  expect([...new Set(list.match(/\b[A-Z][A-Z0-9_]{4,}\b/g))].toSorted()).toEqual(
    [...new Set(asked.map(([, key]) => key))].toSorted(),
  )
})

describe('how long an entrance waits for a node', () => {
  const locations = read('nginx/brokerage-locations.conf')
  const [forPages = '', ...forOthers] = [...locations.matchAll(/proxy_read_timeout (\d+)s;/g)].map(
    ([, seconds]) => seconds,
  )
  const waits = kinds('Ingress').map((ingress) => ({
    seconds: said(ingress, 'proxy-read-timeout'),
    paths: ingress.spec.rules[0].http.paths,
  }))

  it('is the same in Kubernetes as behind nginx', () => {
    // The last one lets nobody through.
    expect(waits.map(({ seconds }) => seconds)).toEqual([forPages, forOthers[0], forPages, undefined])
    expect(new Set(forOthers).size).toBe(1)
  })

  it('is longer for every page that takes a form, with script and without', () => {
    const [, slow] = waits
    const isSlow = (/** @type {string} */ address) =>
      slow?.paths.some((/** @type {{ path: string, pathType: string }} */ { path, pathType }) =>
        pathType === 'Exact' ? address === path : `${address}/`.startsWith(`${path}/`),
      )
    const takesForms = Object.values(pages).filter(({ file }) =>
      readFileSync(join(root, 'apps', 'web', 'app', file), 'utf8').includes('export async function action('),
    )
    expect(takesForms.length).toBeGreaterThan(1)
    const addresses = takesForms.flatMap(({ path }) =>
      Object.entries(path).flatMap(([locale, own]) => [`/${locale}/${own}`, `/${locale}/${own}.data`]),
    )
    const others = ['/images/640/media/a.jpg', '/media/a.mp4']
    expect([...addresses, ...others].filter((address) => !isSlow(address))).toEqual([])
    expect(['/', '/id', '/id/blog', '/assets/a.js'].filter(isSlow)).toEqual([])
  })
})

it('asks another process for a change feed that is silent before the web node gives it up', () => {
  const silence = /SILENCE_MS = HEARTBEAT_SECONDS \* ([\d.]+) \* 1000/.exec(
    readFileSync(join(root, 'apps', 'web', 'server', 'change-feed.ts'), 'utf8'),
  )
  for (const name of ['content', 'market']) {
    const feed = /changes \{[^}]*proxy_read_timeout (\d+)s/.exec(read(`nginx/brokerage-${name}.conf`))
    expect(Number(feed?.[1])).toBeGreaterThan(1.5 * HEARTBEAT_SECONDS)
    expect(Number(feed?.[1])).toBeLessThan(Number(silence?.[1]) * HEARTBEAT_SECONDS)
  }
})

describe('what a web node keeps', () => {
  const web = manifests.find(({ kind, metadata }) => kind === 'StatefulSet' && metadata.name === 'web')

  it('outlives its pod in Kubernetes, on a disk of its own that has room for pages and pictures', () => {
    const [claim] = web?.spec.volumeClaimTemplates ?? []
    const mounts = web?.spec.template.spec.containers[0].volumeMounts
    expect(mounts).toContainEqual({ name: claim.metadata.name, mountPath: '/data' })
    expect(claim.spec.accessModes).toEqual(['ReadWriteOnce'])
    const environment = readFileSync(join(root, 'apps', 'web', 'server', 'environment.ts'), 'utf8')
    const rooms = [...environment.matchAll(/_MB: v\.pipe\(v\.optional\(v\.string\(\), '(\d+)'\)/g)]
    expect(rooms).toHaveLength(2)
    const kept = rooms.reduce((sum, [, megabytesOfRoom]) => sum + Number(megabytesOfRoom), 0)
    expect(megabytes(claim.spec.resources.requests.storage)).toBeGreaterThan(1.5 * kept)
  })

  it('is each node’s own, under a name that stays', () => {
    const headless = kinds('Service').find(({ metadata }) => metadata.name === web?.spec.serviceName)
    expect(headless?.spec).toMatchObject({ clusterIP: 'None', selector: { app: 'web' } })
  })

  it('is with two nodes at least while one is replaced or moved', () => {
    const scaled = kinds('HorizontalPodAutoscaler').find(({ metadata }) => metadata.name === 'web')
    const budget = kinds('PodDisruptionBudget').find(({ metadata }) => metadata.name === 'web')
    expect(scaled?.spec.scaleTargetRef).toEqual({ apiVersion: 'apps/v1', kind: 'StatefulSet', name: 'web' })
    expect(scaled?.spec.minReplicas - budget?.spec.maxUnavailable).toBeGreaterThanOrEqual(2)
  })
})

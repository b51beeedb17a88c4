import { spawnSync } from 'node:child_process'
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { BlockList, isIPv6 } from 'node:net'
import { join } from 'node:path'
import { Deployment, StatefulSet } from 'kubernetes-models/apps/v1'
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2'
import { CronJob } from 'kubernetes-models/batch/v1'
import { Ingress, NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1'
import { PersistentVolumeClaim, Service } from 'kubernetes-models/v1'
import { describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { root } from '../places.mjs'

const deploy = join(root, 'deploy')
const read = (/** @type {string} */ name) => readFileSync(join(deploy, name), 'utf8')

/** Every name that a service reads from its environment. */
const settings = new Set(
  [
    'apps/web/server/environment.ts',
    'apps/cms/src/read-environment.ts',
    'apps/market/src/environment.ts',
  ].flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/^\s+([A-Z][A-Z0-9_]+): /gm)].map(([, name]) => name),
  ),
)
/** Known to Node, to the framework, to the sign of life of our own images, and to `npm run backup`; OTEL_* to OpenTelemetry. */
const others = ['NODE_ENV', 'NODE_OPTIONS', 'NEXT_TELEMETRY_DISABLED', 'ALIVE_AT', 'BACKUP_KEY']
const isSetting = (/** @type {string} */ name) =>
  settings.has(name) || others.includes(name) || name.startsWith('OTEL_')

describe('deploy/Dockerfile', () => {
  const lines = read('Dockerfile').split('\n')
  const copied = lines
    .filter((line) => line.startsWith('COPY ') && !line.includes('--from='))
    .flatMap((line) => line.split(' ').slice(1, -1))

  /** @type {Map<string, { from: string, own: string[] }>} */
  const stages = new Map()
  for (const line of lines) {
    const [, from = '', name] = /^FROM (\S+) AS (\S+)$/.exec(line) ?? []
    if (name) stages.set(name, { from, own: [] })
    else [...stages.values()].at(-1)?.own.push(line)
  }

  /** What stands in a stage and in those that it is made from. @param {string} name @returns {string[]} */
  const wholeStage = (name) => {
    const stage = stages.get(name)
    return stage ? [...wholeStage(stage.from), ...stage.own] : []
  }
  /** @param {string} name @returns {string[]} */
  const commandOf = (name) =>
    JSON.parse(
      wholeStage(name)
        .findLast((line) => line.startsWith('CMD '))
        ?.slice('CMD '.length) ?? '[]',
    )

  it('copies what is there', () => {
    expect(copied.filter((source) => !existsSync(join(root, source)))).toEqual([])
    const asked = [...read('Dockerfile').matchAll(/--from=(\S+)/g)].map(([, name = '']) => name)
    expect(asked.filter((name) => !stages.has(name))).toEqual([])
  })

  it('copies the manifest of every workspace before it installs', () => {
    const manifests = globSync('{apps,packages}/*/package.json', { cwd: root })
    expect(manifests.filter((manifest) => !copied.includes(manifest))).toEqual([])
  })

  it('starts each service as its own manifest does, and the backup as npm does', () => {
    for (const name of ['web', 'cms', 'market']) {
      const { scripts } = JSON.parse(readFileSync(join(root, 'apps', name, 'package.json'), 'utf8'))
      expect(commandOf(name).join(' ')).toBe(scripts.start)
    }
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    expect(commandOf('backup').join(' ')).toBe(`node_modules/.bin/${scripts.backup} /backups --keep 7`)
  })

  it('runs nothing as root, and looks where each service listens whether it lives', () => {
    for (const name of ['web', 'cms', 'market', 'backup']) {
      expect(wholeStage(name).filter((line) => line.startsWith('USER '))).toEqual(['USER node'])
    }
    for (const name of ['web', 'cms', 'market']) {
      const stage = wholeStage(name)
      expect(stage.filter((line) => line.startsWith('HEALTHCHECK '))).toHaveLength(1)
      const [, port] = /^EXPOSE (\d+)$/m.exec(stage.join('\n')) ?? []
      expect(stage.join('\n')).toContain(`ALIVE_AT=http://127.0.0.1:${port}/healthz`)
    }
  })

  it('gives settings that the services know', () => {
    const given = lines
      .filter((line) => line.startsWith('ENV '))
      .flatMap((line) => line.match(/[A-Z_]+(?==)/g) ?? [])
    expect(given.filter((name) => !isSetting(name))).toEqual([])
  })
})

describe('deploy/compose.yaml', () => {
  const text = read('compose.yaml')
  /** @type {{ services: Record<string, Record<string, any>>, configs: Record<string, { file: string }> }} */
  const { services, configs } = parse(text, { merge: true })

  it('fits the schema of the Compose specification', () => {
    const style = [
      'no-quotes-in-volumes',
      'no-unbound-port-interfaces',
      'service-keys-order',
      'services-alphabetical-order',
    ]
    const rules = [...style, 'top-level-properties-order', 'service-ports-alphabetical-order'].flatMap(
      (rule) => ['--disable-rule', rule],
    )
    const checked = spawnSync(
      join(root, 'node_modules', '.bin', 'dclint'),
      [join(deploy, 'compose.yaml'), '--max-warnings', '0', '--no-color', ...rules],
      { encoding: 'utf8', cwd: deploy, timeout: 20_000 },
    )
    expect(checked.stdout.trim()).toBe('')
    expect(checked.status).toBe(0)
  })

  it('waits for a database that recovers after a sudden end', () => {
    expect(services.database?.healthcheck.start_period).toBe('60m')
    expect(services['cms-1']?.depends_on.database.condition).toBe('service_healthy')
  })

  it('runs everything but the database on a file system that is read-only, without rights', () => {
    for (const [name, service] of Object.entries(services)) {
      if (name === 'database') continue
      expect([name, service.read_only, service.cap_drop, service.security_opt]).toEqual([
        name,
        true,
        ['ALL'],
        ['no-new-privileges:true'],
      ])
      expect(service.mem_limit, name).toMatch(/^\d+[mg]$/)
    }
  })

  it('opens the entrance alone to the world', () => {
    const open = Object.entries(services).flatMap(([name, { ports = [] }]) =>
      ports.map((/** @type {string} */ port) => `${name} ${port}`),
    )
    expect(open).toEqual([
      `prometheus ${'$'}{ADMIN_ADDRESS:-127.0.0.1}:9090:9090`,
      `inside ${'$'}{ADMIN_ADDRESS:-127.0.0.1}:3001:3001`,
      'entrance 80:80',
      'entrance 443:443',
    ])
  })

  it('keeps the web nodes away from the database', () => {
    for (const name of ['web-1', 'web-2', 'entrance']) {
      expect(Object.keys(parseNetworks(services[name]?.networks))).not.toContain('storage')
    }
  })

  it('leads from the web nodes to the services by the nginx inside, which the entrance does not reach', () => {
    const networksOf = (/** @type {string} */ name) => Object.keys(parseNetworks(services[name]?.networks))
    for (const name of ['web-1', 'web-2']) {
      expect(services[name]?.environment).toMatchObject({
        CONTENT_API_URL: 'http://inside:3001/api',
        STOCK_API_URL: 'http://inside:3002/apids',
      })
      expect(networksOf(name)).toContain('services')
    }
    expect([networksOf('inside'), networksOf('entrance')]).toEqual([['services'], ['entrance']])
    const inside = read('nginx/compose/brokerage-internal.conf')
    const asked = [...inside.matchAll(/server (\S+):(\d+) /g)]
    const addresses = asked.map(([, name, port]) => `${name}:${port}`)
    const machines = ['cms-1:3001', 'cms-2:3001', 'market-1:3002', 'market-2:3002']
    expect([...new Set(addresses)]).toEqual(machines)
    for (const [, name = ''] of asked) expect(networksOf(name)).toContain('services')
    // All else as between services on machines of their own.
    const upstreamsIn = (/** @type {string} */ text) =>
      text.replaceAll(' resolve', '').match(/upstream [^}]+/g)
    const ports = [3101, 3111, 3102, 3112]
    const onMachines = machines.reduce(
      (text, name, number) => text.replaceAll(name, `127.0.0.1:${ports[number]}`),
      inside,
    )
    expect(upstreamsIn(onMachines)).toEqual(upstreamsIn(read('nginx/brokerage-internal.conf')))
  })

  it('hands each service settings that it knows, and no secret of its own', () => {
    for (const [name, { environment = {} }] of Object.entries(services)) {
      if (name === 'database') continue
      expect(
        Object.keys(environment).filter((variable) => !isSetting(variable)),
        name,
      ).toEqual([])
      for (const [variable, value] of Object.entries(environment)) {
        if (/KEY|SECRET|PASSWORD|DATABASE_URL/.test(variable)) expect(value, variable).toMatch(/^\$\{/)
      }
    }
  })

  it('asks for nothing that the example of its settings does not name', () => {
    const named = new Set(
      [...read('brokerage.env.example').matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name),
    )
    const asked = [...text.matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name]) => name)
    expect([...new Set(asked)].filter((name) => !named.has(name)).toSorted()).toEqual([])
  })

  it('brings files that are there', () => {
    expect(Object.values(configs).filter(({ file }) => !existsSync(join(deploy, file)))).toEqual([])
  })
})

describe('deploy/systemd', () => {
  const folder = join(deploy, 'systemd')
  const units = readdirSync(folder).filter((name) => name.endsWith('.service'))
  const hasAnalyser = spawnSync('systemd-analyze', ['--version']).status === 0
  const withoutIt = 'systemd-analyze is not on this machine (Debian: apt-get install systemd)'

  it('starts what each service starts by itself', () => {
    const services = units.filter((unit) => unit.includes('@'))
    expect(services).toHaveLength(3)
    for (const unit of services) {
      const name = unit.slice('brokerage-'.length, unit.indexOf('@'))
      const { scripts } = JSON.parse(readFileSync(join(root, 'apps', name, 'package.json'), 'utf8'))
      const started = /^ExecStart=\/opt\/brokerage\/node_modules\/\.bin\/(.*)$/m.exec(
        read(`systemd/${unit}`),
      )?.[1]
      expect(started).toBe(scripts.start)
    }
  })

  it('is understood by systemd, but for the program that is not here', (context) => {
    if (!hasAnalyser) return context.skip(withoutIt)
    const files = readdirSync(folder).map((name) => join(folder, name))
    const { stderr } = spawnSync('systemd-analyze', ['verify', ...files], {
      encoding: 'utf8',
      timeout: 20_000,
    })
    const said = stderr.split('\n').filter((line) => line.includes('brokerage'))
    expect(said.filter((line) => !line.includes('is not executable'))).toEqual([])
  })

  it('exposes each service to little: at most 2 of 10', (context) => {
    if (!hasAnalyser) return context.skip(withoutIt)
    for (const unit of units) {
      const { stdout } = spawnSync('systemd-analyze', ['security', '--offline=true', join(folder, unit)], {
        encoding: 'utf8',
        timeout: 20_000,
      })
      expect(Number(/exposure level for .*: ([\d.]+)/.exec(stdout)?.[1]), unit).toBeLessThanOrEqual(2)
    }
  })
})

describe('deploy/kubernetes', () => {
  /** @type {Record<string, new (data: any) => { validate(): void }>} */
  const models = {
    ...{ Deployment, StatefulSet, CronJob, PersistentVolumeClaim, Service },
    ...{ PodDisruptionBudget, HorizontalPodAutoscaler, Ingress, NetworkPolicy },
  }
  const { resources } = parse(read('kubernetes/kustomization.yaml'))
  /** @type {Record<string, any>[]} */
  const documents = resources.flatMap((/** @type {string} */ file) =>
    parseAllDocuments(read(`kubernetes/${file}`)).map((document) => document.toJS()),
  )
  const jobs = documents.filter(({ kind }) => kind === 'CronJob')
  const services = documents.filter(({ kind }) => kind === 'Deployment' || kind === 'StatefulSet')
  const pods = [...services.map(({ spec }) => spec), ...jobs.map(({ spec }) => spec.jobTemplate.spec)].map(
    ({ template }) => template.spec,
  )
  const containers = pods.flatMap((pod) => pod.containers)

  it('names every file', () => {
    const files = readdirSync(join(deploy, 'kubernetes')).filter((name) => name !== 'kustomization.yaml')
    expect(resources.toSorted()).toEqual(files.toSorted())
  })

  it('fits the schemas of its kinds', () => {
    expect(documents.length).toBeGreaterThan(15)
    for (const document of documents) {
      const Model = models[document.kind]
      if (!Model) throw new Error(`there is no schema of ${document.kind} here`)
      expect(() => new Model(document).validate(), `${document.kind} ${document.metadata.name}`).not.toThrow()
    }
  })

  it('has no field that its kind does not know', () => {
    // The schemas let unknown fields pass; the types of the same package do not.
    const lines = documents.map(
      ({ apiVersion, kind, ...rest }, index) =>
        `import type { I${kind} as Kind${index} } from 'kubernetes-models/${apiVersion}'\n` +
        `export const document${index}: Kind${index} = ${JSON.stringify({ apiVersion, kind, ...rest })}\n`,
    )
    expect(typeFaults(lines.join(''))).toBe('')
    expect(typeFaults(lines.join('').replaceAll('"readinessProbe"', '"readinesProbe"'))).toContain(
      'readinesProbe',
    )
  })

  it('gives no container rights, a file system to write to, or root', () => {
    expect(containers.map(({ name }) => name).toSorted()).toEqual(['backup', 'cms', 'market', 'web'])
    for (const pod of pods) {
      expect(pod.securityContext).toMatchObject({ runAsNonRoot: true })
      expect(pod.automountServiceAccountToken).toBe(false)
    }
    for (const { securityContext, name } of containers) {
      expect([name, securityContext]).toEqual([
        name,
        {
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        },
      ])
    }
  })

  it('asks each service whether it lives and whether it can answer, never more in one than in the other', () => {
    for (const container of services.flatMap(({ spec }) => spec.template.spec.containers)) {
      expect(container.livenessProbe.httpGet.path).toBe('/healthz')
      expect(container.readinessProbe.httpGet.path).toBe('/readyz')
    }
  })

  it('takes every secret from the secret of the cluster, under settings that the service knows', () => {
    for (const { env, name } of containers) {
      for (const variable of env) {
        expect(isSetting(variable.name), `${name} ${variable.name}`).toBe(true)
        if (!/KEY|SECRET|DATABASE_URL/.test(variable.name)) continue
        const { name: secret, key } = variable.valueFrom.secretKeyRef
        expect([secret, variable.value, read('brokerage.env.example').includes(`\n${key}=`)]).toEqual([
          'brokerage',
          undefined,
          true,
        ])
      }
    }
  })

  it('lets the web nodes reach the two services, and no database', () => {
    const policy = documents.find(({ kind, metadata }) => kind === 'NetworkPolicy' && metadata.name === 'web')
    expect(policy?.spec.egress).toEqual([
      { to: [{ podSelector: { matchLabels: { app: 'cms' } } }], ports: [{ protocol: 'TCP', port: 3001 }] },
      { to: [{ podSelector: { matchLabels: { app: 'market' } } }], ports: [{ protocol: 'TCP', port: 3002 }] },
    ])
    const nothing = documents.find(({ metadata }) => metadata.name === 'nothing')
    expect(nothing?.spec).toEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] })
  })

  it('lets the web nodes ask the check of forms and hosts of pictures, and nothing private but what is named', () => {
    const ofWeb = documents.filter(
      ({ kind, spec }) =>
        kind === 'NetworkPolicy' &&
        spec.policyTypes.includes('Egress') &&
        (JSON.stringify(spec.podSelector) === '{}' || JSON.stringify(spec.podSelector).includes('"web"')),
    )
    expect(ofWeb.map(({ metadata }) => metadata.name)).toEqual([
      'nothing',
      'names',
      'web',
      'web-outside',
      'traces',
    ])
    const [rule, ...more] = ofWeb.find(({ metadata }) => metadata.name === 'web-outside')?.spec.egress ?? []
    expect([more, rule.ports]).toEqual([[], [{ protocol: 'TCP', port: 443 }]])
    const isLetThrough = (/** @type {string} */ address) => {
      const family = isIPv6(address) ? 'ipv6' : 'ipv4'
      return rule.to.some((/** @type {any} */ { ipBlock }) => {
        const [open, kept] = [[ipBlock.cidr], ipBlock.except ?? []].map(networks)
        return open?.check(address, family) && !kept?.check(address, family)
      })
    }
    const inside = ['10.96.0.1', '100.64.0.1', '127.0.0.1', '169.254.169.254', '172.20.0.9', '192.168.1.1']
    expect([...inside, '::1', 'fd00::1', 'fe80::1', '::ffff:10.96.0.1'].filter(isLetThrough)).toEqual([])
    const outside = ['142.250.4.99', '172.217.16.4', '2404:6800:4003:c00::63']
    expect(outside.filter(isLetThrough)).toEqual(outside)
  })
})

/** @param {string[]} ranges */
function networks(ranges) {
  const list = new BlockList()
  for (const range of ranges) {
    const [address = '', prefix] = range.split('/')
    list.addSubnet(address, Number(prefix), isIPv6(address) ? 'ipv6' : 'ipv4')
  }
  return list
}

/** @param {string[] | Record<string, unknown>} networks */
const parseNetworks = (networks) =>
  Array.isArray(networks) ? Object.fromEntries(networks.map((name) => [name, null])) : networks

/**
 * What TypeScript says of a text, in a folder where it finds our packages.
 *
 * @param {string} text
 */
function typeFaults(text) {
  const parent = join(root, '.data')
  mkdirSync(parent, { recursive: true })
  const folder = mkdtempSync(join(parent, 'manifests-'))
  try {
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
    writeFileSync(join(folder, 'manifests.ts'), text)
    const flags = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext', '--types', '']
    const tsc = join(root, 'node_modules', '.bin', 'tsc')
    return spawnSync(tsc, [...flags, 'manifests.ts'], { cwd: folder, encoding: 'utf8', timeout: 60_000 })
      .stdout
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

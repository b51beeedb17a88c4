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
import { join } from 'node:path'
import { Deployment } from 'kubernetes-models/apps/v1'
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2'
import { Ingress, NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1'
import { Service } from 'kubernetes-models/v1'
import { describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { root } from '../places.mjs'

const deploy = join(root, 'deploy')
const read = (/** @type {string} */ name) => readFileSync(join(deploy, name), 'utf8')

/** Every name that a service reads from its environment. */
const settings = new Set(
  ['apps/web/server/environment.ts', 'apps/cms/src/environment.ts', 'apps/market/src/environment.ts'].flatMap(
    (file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/^\s+([A-Z][A-Z0-9_]+): /gm)].map(
        ([, name]) => name,
      ),
  ),
)
/** Known to Node and to the framework; the content service's own name for where it listens. */
const others = ['NODE_ENV', 'NEXT_TELEMETRY_DISABLED']
const isSetting = (/** @type {string} */ name) => settings.has(name) || others.includes(name)

describe('deploy/Dockerfile', () => {
  const lines = read('Dockerfile').split('\n')
  const copied = lines
    .filter((line) => line.startsWith('COPY ') && !line.includes('--from='))
    .flatMap((line) => line.split(' ').slice(1, -1))

  it('copies what is there', () => {
    expect(copied.filter((source) => !existsSync(join(root, source)))).toEqual([])
  })

  it('copies the manifest of every workspace before it installs', () => {
    const manifests = globSync('{apps,packages}/*/package.json', { cwd: root })
    expect(manifests.filter((manifest) => !copied.includes(manifest))).toEqual([])
  })

  it('starts each service as its own manifest does, not as root, with a sign of life', () => {
    for (const name of ['web', 'cms', 'market']) {
      const stage = lines.slice(lines.indexOf(`FROM running AS ${name}`) + 1)
      const whole = stage.slice(0, stage.findIndex((line) => line.startsWith('CMD')) + 1)
      const { scripts } = JSON.parse(readFileSync(join(root, 'apps', name, 'package.json'), 'utf8'))
      expect(`node ${JSON.parse(whole.at(-1)?.slice('CMD '.length) ?? '')[1]}`).toBe(scripts.start)
      expect(whole.some((line) => line.startsWith('HEALTHCHECK'))).toBe(true)
      expect(whole.filter((line) => line.startsWith('USER'))).toEqual([])
    }
    expect(lines.slice(lines.indexOf('FROM running AS web') - 12).join('\n')).toContain('\nUSER node\n')
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

  it('runs everything but the database on a file system that is read-only, without rights', () => {
    const { database, ...hardened } = services
    expect(database).toBeDefined()
    for (const [name, service] of Object.entries(hardened)) {
      expect([name, service.read_only, service.cap_drop, service.security_opt]).toEqual([
        name,
        true,
        ['ALL'],
        ['no-new-privileges:true'],
      ])
      expect(service.mem_limit, name).toBeDefined()
    }
  })

  it('opens the entrance alone to the world', () => {
    const open = Object.entries(services).flatMap(([name, { ports = [] }]) =>
      ports.map((/** @type {string} */ port) => `${name} ${port}`),
    )
    expect(open).toEqual([
      `cms-1 ${'$'}{ADMIN_ADDRESS:-127.0.0.1}:3001:3001`,
      'entrance 80:80',
      'entrance 443:443',
    ])
  })

  it('keeps the web nodes away from the database', () => {
    for (const name of ['web-1', 'web-2', 'entrance']) {
      expect(Object.keys(parseNetworks(services[name]?.networks))).not.toContain('storage')
    }
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

  it('starts what each service starts by itself', () => {
    expect(units.length).toBe(3)
    for (const unit of units) {
      const name = unit.slice('brokerage-'.length, unit.indexOf('@'))
      const { scripts } = JSON.parse(readFileSync(join(root, 'apps', name, 'package.json'), 'utf8'))
      const started = /^ExecStart=\/opt\/brokerage\/node_modules\/\.bin\/(.*)$/m.exec(
        read(`systemd/${unit}`),
      )?.[1]
      expect(started).toBe(scripts.start)
    }
  })

  it.skipIf(!hasAnalyser)('is understood by systemd, but for the program that is not here', () => {
    const files = readdirSync(folder).map((name) => join(folder, name))
    const { stderr } = spawnSync('systemd-analyze', ['verify', ...files], {
      encoding: 'utf8',
      timeout: 20_000,
    })
    const said = stderr.split('\n').filter((line) => line.includes('brokerage'))
    expect(said.filter((line) => !line.includes('is not executable'))).toEqual([])
  })

  it.skipIf(!hasAnalyser)('exposes each service to little: at most 2 of 10', () => {
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
  const models = { Deployment, Service, PodDisruptionBudget, HorizontalPodAutoscaler, Ingress, NetworkPolicy }
  const { resources } = parse(read('kubernetes/kustomization.yaml'))
  /** @type {Record<string, any>[]} */
  const documents = resources.flatMap((/** @type {string} */ file) =>
    parseAllDocuments(read(`kubernetes/${file}`)).map((document) => document.toJS()),
  )
  const deployments = documents.filter(({ kind }) => kind === 'Deployment')
  const containers = deployments.flatMap(({ spec }) => spec.template.spec.containers)

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
    for (const { spec } of deployments) {
      expect(spec.template.spec.securityContext).toMatchObject({ runAsNonRoot: true })
      expect(spec.template.spec.automountServiceAccountToken).toBe(false)
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
    for (const container of containers) {
      expect(container.livenessProbe.httpGet.path).toBe('/healthz')
      expect(container.readinessProbe.httpGet.path).toBe('/readyz')
    }
  })

  it('takes every secret from the secret of the cluster, under settings that the service knows', () => {
    for (const { env, name } of containers) {
      for (const variable of env) {
        expect(isSetting(variable.name), `${name} ${variable.name}`).toBe(true)
        if (/KEY|SECRET|DATABASE_URL/.test(variable.name)) expect(variable.value).toBeUndefined()
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
})

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

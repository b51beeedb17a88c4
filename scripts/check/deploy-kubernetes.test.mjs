import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { BlockList, isIPv6 } from 'node:net'
import { join } from 'node:path'
import { Deployment, StatefulSet } from 'kubernetes-models/apps/v1'
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2'
import { CronJob } from 'kubernetes-models/batch/v1'
import { Ingress, NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1'
import { PersistentVolumeClaim, Service } from 'kubernetes-models/v1'
import { describe, expect, it } from 'vitest'
import { root } from '../places.mjs'
import {
  deployFolder,
  isSetting,
  kustomization,
  manifests,
  manifestsOf,
  megabytes,
  readDeployed,
} from './deploy-files.mjs'

describe('deploy/kubernetes', () => {
  /** @type {Record<string, new (data: any) => { validate(): void }>} */
  const models = {
    ...{ Deployment, StatefulSet, CronJob, PersistentVolumeClaim, Service },
    ...{ PodDisruptionBudget, HorizontalPodAutoscaler, Ingress, NetworkPolicy },
  }
  const jobs = manifestsOf('CronJob')
  const services = manifestsOf('Deployment', 'StatefulSet')
  const pods = [...services.map(({ spec }) => spec), ...jobs.map(({ spec }) => spec.jobTemplate.spec)].map(
    ({ template }) => template.spec,
  )
  const containers = pods.flatMap((pod) => pod.containers)

  it('names every file', () => {
    const files = readdirSync(join(deployFolder, 'kubernetes')).filter(
      (name) => name !== 'kustomization.yaml',
    )
    expect(kustomization.resources.toSorted()).toEqual(files.toSorted())
  })

  it('fits the schemas of its kinds', () => {
    expect(manifests.length).toBeGreaterThan(15)
    for (const document of manifests) {
      const Model = models[document.kind]
      if (!Model) throw new Error(`there is no schema of ${document.kind} here`)
      expect(() => new Model(document).validate(), `${document.kind} ${document.metadata.name}`).not.toThrow()
    }
  })

  it('has no field that its kind does not know', () => {
    // The schemas let unknown fields pass; the types of the same package do not.
    const lines = manifests.map(
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
        expect([secret, variable.value, readDeployed('brokerage.env.example').includes(`\n${key}=`)]).toEqual(
          ['brokerage', undefined, true],
        )
      }
    }
  })

  it('lets the web nodes reach the two services, and no database', () => {
    const policy = manifestsOf('NetworkPolicy').find(({ metadata }) => metadata.name === 'web')
    expect(policy?.spec.egress).toEqual([
      { to: [{ podSelector: { matchLabels: { app: 'cms' } } }], ports: [{ protocol: 'TCP', port: 3001 }] },
      { to: [{ podSelector: { matchLabels: { app: 'market' } } }], ports: [{ protocol: 'TCP', port: 3002 }] },
    ])
    const nothing = manifests.find(({ metadata }) => metadata.name === 'nothing')
    expect(nothing?.spec).toEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] })
  })

  it('lets the web nodes ask the check of forms and hosts of pictures, and nothing private but what is named', () => {
    const ofWeb = manifestsOf('NetworkPolicy').filter(
      ({ spec }) =>
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

  it('is taken away by no command of the documents', () => {
    // A set that is scaled down gives up its disks (`whenScaled`), and how many nodes there are the autoscaler says.
    const documents = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    const commands = documents
      .filter((name) => name.endsWith('.md'))
      .flatMap((name) => readFileSync(join(root, 'docs', name), 'utf8').split(/[\n;`]/))
      .filter((command) => /\b(kb|kubectl)\b.*\bscale\b/.test(command))
    expect(commands).not.toEqual([])
    expect(commands.filter((command) => /\bweb\b/.test(command))).toEqual([])
  })

  it('is each node’s own, under a name that stays', () => {
    const headless = manifestsOf('Service').find(({ metadata }) => metadata.name === web?.spec.serviceName)
    expect(headless?.spec).toMatchObject({ clusterIP: 'None', selector: { app: 'web' } })
  })

  it('is with two nodes at least while one is replaced or moved', () => {
    const scaled = manifestsOf('HorizontalPodAutoscaler').find(({ metadata }) => metadata.name === 'web')
    const budget = manifestsOf('PodDisruptionBudget').find(({ metadata }) => metadata.name === 'web')
    expect(scaled?.spec.scaleTargetRef).toEqual({ apiVersion: 'apps/v1', kind: 'StatefulSet', name: 'web' })
    expect(scaled?.spec.minReplicas - budget?.spec.maxUnavailable).toBeGreaterThanOrEqual(2)
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

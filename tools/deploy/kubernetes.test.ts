import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../paths.ts'
import { deployDirectory, readDeployFile, serviceNames, settingsOf } from './files.ts'
import { containerOf, kustomization, manifests, pods, settingsInPod } from './kubernetes.ts'

describe('deploy/kubernetes', () => {
  it('names every file', () => {
    const files = readdirSync(join(deployDirectory, 'kubernetes')).filter((name) => name.endsWith('.yaml'))
    expect([...kustomization.resources, 'kustomization.yaml'].toSorted()).toEqual(files.toSorted())
  })

  it('fits the types of its kinds, without an unknown field', () => {
    const lines = manifests.map(
      ({ apiVersion, kind, ...rest }, index) =>
        `import type { I${kind} as Kind${index} } from 'kubernetes-models/${apiVersion}'\n` +
        `export const document${index}: Kind${index} = ${JSON.stringify({ apiVersion, kind, ...rest })}\n`,
    )
    expect(manifests.length).toBeGreaterThan(15)
    expect(typeErrors(lines.join(''))).toBe('')
  })

  it('gives no container rights, a writable file system, or root', () => {
    expect(pods).toHaveLength(3)
    for (const pod of pods) {
      expect(pod).toMatchObject({
        securityContext: { runAsNonRoot: true },
        automountServiceAccountToken: false,
      })
      for (const { securityContext } of pod.containers)
        expect(securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        })
    }
  })

  it('takes every secret from secret.env, and names there what the pods ask for', () => {
    const variables = serviceNames.flatMap((name) => containerOf(name).env)
    const plain = variables.filter(
      ({ name, value }) => value && /KEY|SECRET|PASSWORD|DATABASE_URL/.test(name),
    )
    expect(plain).toEqual([])
    const asked = variables.flatMap(({ valueFrom }) => valueFrom?.secretKeyRef.key ?? [])
    const text = readDeployFile('kubernetes/secret.env.example')
    const named = [...text.matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name = '']) => name)
    expect([...new Set(asked)].toSorted()).toEqual(named.toSorted())
  })

  it('denies all traffic by default, and lets the web nodes reach the two services but no database', () => {
    const policy = (wanted: string) =>
      manifests.find(({ kind, metadata }) => kind === 'NetworkPolicy' && metadata.name === wanted)
    expect(policy('nothing')?.spec).toEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] })
    expect(policy('web')?.spec.egress).toEqual([
      { to: [{ podSelector: { matchLabels: { app: 'cms' } } }], ports: [{ protocol: 'TCP', port: 3001 }] },
      { to: [{ podSelector: { matchLabels: { app: 'market' } } }], ports: [{ protocol: 'TCP', port: 3002 }] },
    ])
  })
})

describe.each(serviceNames)('the service %s in Kubernetes', (name) => {
  it('gets the settings that it reads, except those that are fixed there, and no others', () => {
    const given = settingsInPod(name)
    const fixed = [
      'NODE_ENV',
      'DATA_DIR',
      'METRICS_HOST',
      'WEB_HOST',
      'CMS_HOST',
      'MARKET_HOST',
      'WEB_PORT',
      'CMS_PORT',
    ]
    // Measurements, demo, preStop instead, no proxy before it, backups of the operator's own.
    const others = ['MARKET_PORT', 'PAGE_CACHE', 'DATA', 'STOP_NOTICE_SECONDS', 'BACKUP_DIR']
    const allowed = [...fixed, ...others, ...(name !== 'web' ? ['TRUSTED_PROXIES'] : [])]
    expect(
      settingsOf(name).filter((setting) => !given.includes(setting) && !allowed.includes(setting)),
    ).toEqual([])
    const known = [...settingsOf(name), 'NODE_OPTIONS']
    expect(given.filter((setting) => !known.includes(setting))).toEqual([])
    expect(new Set(given).size).toBe(given.length)
  })
})

/** What TypeScript says of a text, in a folder where it finds our packages. */
function typeErrors(text: string): string {
  const parent = join(root, '.data')
  mkdirSync(parent, { recursive: true })
  const folder = mkdtempSync(join(parent, 'manifests-'))
  try {
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
    writeFileSync(join(folder, 'manifests.ts'), text)
    const flags = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext', '--types', '']
    return spawnSync(join(root, 'node_modules/.bin/tsc'), [...flags, 'manifests.ts'], {
      cwd: folder,
      encoding: 'utf8',
      timeout: 60_000,
    }).stdout
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

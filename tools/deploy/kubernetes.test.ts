import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../paths.ts'
import { listServiceSettings, serviceNames } from './files.ts'
import { manifests, pods, settingsInPod } from './kubernetes.ts'

describe('deploy/kubernetes', () => {
  it('matches the types of its kinds, without unknown fields', () => {
    const lines = manifests.map(
      ({ apiVersion, kind, ...rest }, index) =>
        `import type { I${kind} as Kind${index} } from 'kubernetes-models/${apiVersion}'\n` +
        `export const document${index}: Kind${index} = ${JSON.stringify({ apiVersion, kind, ...rest })}\n`,
    )
    expect(manifests.length).toBeGreaterThan(15)
    expect(typeErrors(lines.join(''))).toBe('')
  })

  it('gives no container capabilities, a writable file system, or root', () => {
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
})

describe.each(serviceNames)('the service %s in Kubernetes', (name) => {
  it('passes the settings that a service reads, except fixed ones, and no others', () => {
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
    // Measurements, demo, replaced by preStop, no proxy in front, the operator's own backups.
    const others = ['MARKET_PORT', 'PAGE_CACHE', 'DATA', 'STOP_NOTICE_SECONDS', 'BACKUP_DIR']
    const allowed = [...fixed, ...others, ...(name !== 'web' ? ['TRUSTED_PROXIES'] : [])]
    expect(
      listServiceSettings(name).filter((setting) => !given.includes(setting) && !allowed.includes(setting)),
    ).toEqual([])
    const known = [...listServiceSettings(name), 'NODE_OPTIONS']
    expect(given.filter((setting) => !known.includes(setting))).toEqual([])
    expect(new Set(given).size).toBe(given.length)
  })
})

/** TypeScript's errors for a text, in a directory that can resolve our packages. */
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

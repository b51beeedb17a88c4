import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, parseAllDocuments } from 'yaml'
import { root } from '../places.mjs'

/** Where nginx, Compose, systemd and Kubernetes find what they read. */
export const deployFolder = join(root, 'deploy')
export const readDeployed = (/** @type {string} */ name) => readFileSync(join(deployFolder, name), 'utf8')

export const serviceNames = /** @type {const} */ (['web', 'cms', 'market'])
const environments = {
  web: 'apps/web/server/environment.ts',
  cms: 'apps/cms/src/read-environment.ts',
  market: 'apps/market/src/environment.ts',
}

/** Every name that a service reads from its environment. @param {'web' | 'cms' | 'market'} service */
export function settingsOf(service) {
  const text = readFileSync(join(root, environments[service]), 'utf8')
  const own = [...text.matchAll(/^\s+([A-Z][A-Z0-9_]+): /gm)].map(([, setting = '']) => setting)
  return [...new Set(own)].toSorted()
}

/** Known to Node, to the framework, to the sign of life of our own images, and to `npm run backup`; OTEL_* to OpenTelemetry. */
const others = ['NODE_ENV', 'NODE_OPTIONS', 'NEXT_TELEMETRY_DISABLED', 'ALIVE_AT', 'BACKUP_KEY']
const known = new Set([...serviceNames.flatMap(settingsOf), ...others])
export const isSetting = (/** @type {string} */ name) => known.has(name) || name.startsWith('OTEL_')

/** @type {{ services: Record<string, any>, configs: Record<string, { file: string }> }} */
export const compose = parse(readDeployed('compose.yaml'), { merge: true })

export const kustomization = parse(readDeployed('kubernetes/kustomization.yaml'))
/** @type {Record<string, any>[]} */
export const manifests = kustomization.resources.flatMap((/** @type {string} */ file) =>
  parseAllDocuments(readDeployed(`kubernetes/${file}`)).map((document) => document.toJS()),
)
export const manifestsOf = (/** @type {string[]} */ ...kinds) =>
  manifests.filter(({ kind }) => kinds.includes(kind))
/** The pod of a service in Kubernetes. @param {string} name */
export const podOf = (name) =>
  manifestsOf('Deployment', 'StatefulSet').find(({ metadata }) => metadata.name === name)?.spec.template
/** @param {string} name @param {string} variable */
export const inPod = (name, variable) =>
  podOf(name)?.spec.containers[0].env.find((/** @type {{ name: string }} */ own) => own.name === variable)
    ?.value

/** A line of a unit, of which there may be several of that name. @param {string} unit @param {RegExp} form */
export const inUnit = (unit, form) => form.exec(readDeployed(`systemd/${unit}`))?.[1]

/** `1280m`, `1g`, `1280M`, `1G`, `1280Mi`, `1Gi`, `1280 MB`. @param {unknown} text */
export function megabytes(text) {
  const [, count, unit = ''] = /^(\d+)\s?([mMgG])/.exec(String(text)) ?? []
  return Number(count) * (unit.toLowerCase() === 'g' ? 1024 : 1)
}

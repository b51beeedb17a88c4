import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../paths.ts'

export const deployDirectory = join(root, 'deploy')
export const readDeployFile = (name: string): string => readFileSync(join(deployDirectory, name), 'utf8')

export const serviceNames = ['web', 'cms', 'market'] as const
export type ServiceName = (typeof serviceNames)[number]

const environmentFiles = {
  web: 'apps/web/server/base/environment.ts',
  cms: 'apps/cms/src/base/environment/read-environment.ts',
  market: 'apps/market/src/environment.ts',
}

/** Read by OpenTelemetry's packages. */
const traceSettings = [
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'OTEL_TRACES_SAMPLER',
  'OTEL_TRACES_SAMPLER_ARG',
]

/** Every setting that a service reads from its environment. */
export function listServiceSettings(service: ServiceName): string[] {
  const text = readFileSync(join(root, environmentFiles[service]), 'utf8')
  const own = [...text.matchAll(/^\s+([A-Z][A-Z0-9_]+): /gm)].map(([, name = '']) => name)
  return [...new Set([...own, ...traceSettings])].toSorted()
}

/** The command that `npm start` runs in the workspace of a service. */
export function readStartCommand(service: ServiceName): string {
  return JSON.parse(readFileSync(join(root, 'apps', service, 'package.json'), 'utf8')).scripts.start
}

import { isIPv6 } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import type { DatabaseUrls } from '../database/database.ts'
import { formatErrorMessage, UserError } from '../errors.ts'
import { root } from '../paths.ts'
import { type Child, type Processes, workspaceScript } from '../processes.ts'
import { heapOptions } from './heap-options.ts'
import { type Secrets, withoutSecrets } from './secrets.ts'

export type ServiceName = 'market' | 'cms' | 'web'
export type Mode = 'start' | 'dev'

/** The settings and resources of one site. */
export interface Site {
  readonly env: NodeJS.ProcessEnv
  readonly dataDir: string
  readonly ports: Readonly<Record<ServiceName, number>>
  readonly secrets: Secrets
  readonly database: DatabaseUrls
}

/** In development a service compiles first, and the machine may be busy. */
const readyTimeoutMs: Record<Mode, number> = { start: 60_000, dev: 300_000 }

/** The services' names in messages. */
export const serviceTitles: Record<ServiceName, string> = {
  web: 'web',
  cms: 'CMS',
  market: 'market service',
}

const hostSettings = { web: 'WEB_HOST', cms: 'CMS_HOST', market: 'MARKET_HOST' }

/** The host at which other programs on this machine reach a service, for URLs. */
export function resolveServiceHost(name: ServiceName, env: NodeJS.ProcessEnv): string {
  const host = env[hostSettings[name]] || '127.0.0.1'
  // These mean "all addresses of this machine", to which nothing can connect.
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return isIPv6(host) ? `[${host}]` : host
}

/** Optional ones; an empty value counts as missing. */
const cmsSecrets: ReadonlySet<string> = new Set([
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'DKIM_KEY',
  'MAIL_EVENTS_KEY',
])

/** The environment of a service: the settings and only its own secrets. */
export function serviceEnvironment(
  name: ServiceName,
  { env, dataDir, ports, secrets, database }: Site,
): NodeJS.ProcessEnv {
  const siteUrl = env.SITE_URL || `http://localhost:${ports.web}`
  const marketUrl = env.STOCK_API_URL || `http://${resolveServiceHost('market', env)}:${ports.market}/apids`
  // In any other mode React takes three times as long.
  const common = {
    LOG_LEVEL: 'info',
    // glibc keeps freed memory in an arena for each thread: a web node at rest took 275 MB instead of 244.
    MALLOC_ARENA_MAX: '2',
    ...withoutSecrets(env),
    NODE_OPTIONS: [heapOptions[name], env.NODE_OPTIONS].join(' '),
    NODE_ENV: 'production',
  }
  if (name === 'market') {
    return {
      ...common,
      MARKET_PORT: String(ports.market),
      DATABASE_URL: database.marketServiceUrl ?? database.marketUrl,
      STOCK_API_KEY: secrets.STOCK_API_KEY,
    }
  }
  if (name === 'cms') {
    return {
      ...common,
      CMS_PORT: String(ports.cms),
      DATABASE_URL: database.cmsServiceUrl ?? database.cmsUrl,
      ...Object.fromEntries(Object.entries(env).filter(([key, value]) => value && cmsSecrets.has(key))),
      DATA_DIR: dataDir,
      PAYLOAD_SECRET: secrets.PAYLOAD_SECRET,
      CONTENT_API_KEY: secrets.CONTENT_API_KEY,
      SITE_URL: siteUrl,
      STOCK_API_URL: marketUrl,
      SMTP_URL: env.SMTP_URL ?? '',
      NEXT_TELEMETRY_DISABLED: '1',
      // The CMS itself finishes open requests before it exits (apps/cms/src/boot.ts).
      NEXT_MANUAL_SIG_HANDLE: '1',
    }
  }
  return {
    ...common,
    WEB_PORT: String(ports.web),
    DATA_DIR: dataDir,
    SITE_URL: siteUrl,
    CONTENT_API_URL: env.CONTENT_API_URL || `http://${resolveServiceHost('cms', env)}:${ports.cms}/api`,
    CONTENT_API_KEY: secrets.CONTENT_API_KEY,
    STOCK_API_URL: marketUrl,
    STOCK_API_KEY: secrets.STOCK_API_KEY,
    HUMAN_CHECK_SECRET: env.HUMAN_CHECK_SECRET ?? '',
  }
}

function serviceCommand(name: ServiceName, mode: Mode, { ports, env }: Site) {
  if (name !== 'cms') return workspaceScript(`apps/${name}`, mode)
  const next = join(root, 'node_modules', 'next', 'dist', 'bin', 'next')
  // In development, Next starts an internal process.
  const limits = mode === 'start' ? ['--import', './src/operations/http-limits.ts'] : []
  // The admin listens only on the loopback address unless CMS_HOST is set.
  const host = env.CMS_HOST || '127.0.0.1'
  const args = [...limits, next, mode, '--port', String(ports.cms), '--hostname', host]
  return { file: process.execPath, args, cwd: join(root, 'apps', 'cms') }
}

const toLogFile = (name: ServiceName, { dataDir }: Site): string => join(dataDir, 'logs', `${name}.log`)

export function startService(name: ServiceName, site: Site, mode: Mode, processes: Processes): Child {
  const env = serviceEnvironment(name, site)
  const logFile = toLogFile(name, site)
  if (mode === 'start') return processes.start({ ...serviceCommand(name, mode, site), env, logFile })
  env.NODE_ENV = 'development'
  // Hot reload keeps connections open that only Next can close.
  delete env.NEXT_MANUAL_SIG_HANDLE
  const child = processes.start({ ...serviceCommand(name, mode, site), env })
  if (child.output !== null) {
    createInterface({ input: child.output }).on('line', (line) => {
      process.stdout.write(`${name.padEnd(6)} │ ${line}\n`)
    })
  }
  return child
}

/** Waits for 200 at `/readyz`; throws if the service exits first or times out. */
export async function waitUntilReady(name: ServiceName, child: Child, site: Site, mode: Mode): Promise<void> {
  const timeoutMs = readyTimeoutMs[mode]
  const startedAt = Date.now()
  let last = 'no response'
  while (Date.now() - startedAt < timeoutMs) {
    if (child.hasExited) throw exitError(name, await child.exited, site)
    try {
      const url = `http://${resolveServiceHost(name, site.env)}:${site.ports[name]}/readyz`
      const response = await fetch(url, { signal: AbortSignal.timeout(5_000) })
      const text = await response.text()
      if (response.ok) return
      last = `${response.status} ${text.slice(0, 300)}`
    } catch (error) {
      last = formatErrorMessage(error)
    }
    await delay(100)
  }
  throw new UserError(
    `The ${serviceTitles[name]} was not ready after ${timeoutMs / 1_000} s (${last}); see ${toLogFile(name, site)}.`,
  )
}

/** For a service that exited without being stopped. */
export const exitError = (name: ServiceName, reason: string | null, site: Site): UserError =>
  new UserError(
    `The ${serviceTitles[name]} exited unexpectedly (${reason ?? 'exit code 0'}), so everything stops; see ${toLogFile(name, site)}.`,
  )

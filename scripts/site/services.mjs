import { spawn } from 'node:child_process'
import { closeSync, createWriteStream, openSync } from 'node:fs'
import { isIPv6 } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import { root } from '../places.mjs'
import { childEnvironment, workspaceScript } from '../session/command.mjs'
import { Fault } from '../session/fault.mjs'
import { setAsideLargeLog } from '../session/log-file.mjs'
import { withoutSecrets } from './secrets.mjs'

const readyWithinMs = 60_000

/**
 * @typedef {'market' | 'cms' | 'web'} ServiceName
 *
 * @typedef {object} Site everything that the services must be told
 * @property {NodeJS.ProcessEnv} env
 * @property {string} dataDir
 * @property {{ web: number, cms: number, market: number }} ports
 * @property {import('./secrets.mjs').Secrets} secrets
 * @property {{ cmsUrl: string, marketUrl: string, adminUrl: string, cmsServiceUrl?: string, marketServiceUrl?: string }} database
 * @property {{ cmsReplicaUrl: string, marketReplicaUrl: string }} [replica]
 *
 * @typedef {object} Service
 * @property {ServiceName} name
 * @property {import('node:child_process').ChildProcess} process
 * @property {string} logFile
 * @property {string} host where this machine reaches it
 */

/** What people call them in the sentences. @type {Record<ServiceName, string>} */
export const serviceTitles = {
  web: 'site (web)',
  cms: 'content service (cms)',
  market: 'stock service (market)',
}

const hostSettings = { web: 'WEB_HOST', cms: 'CMS_HOST', market: 'MARKET_HOST' }

/**
 * Where others on this machine reach a service, as it stands in an address.
 *
 * @param {ServiceName} name
 * @param {NodeJS.ProcessEnv} env
 */
export function hostOf(name, env) {
  const host = env[hostSettings[name]] || '127.0.0.1'
  // At all addresses of the machine, and none that could be asked for.
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return isIPv6(host) ? `[${host}]` : host
}

/**
 * @param {ServiceName} name
 * @param {Site} site
 * @returns {NodeJS.ProcessEnv}
 */
export function serviceEnvironment(name, { env, dataDir, ports, secrets, database, replica }) {
  const { SMTP_URL = '', S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, HUMAN_CHECK_SECRET = '' } = env
  // Each service is told its own secrets and nobody else's.
  const inherited = withoutSecrets(childEnvironment(env))
  const siteUrl = env.SITE_URL || `http://localhost:${ports.web}`
  // Whatever it is in a shell or in tests: React of any other mode takes three times as long.
  const common = { LOG_LEVEL: 'info', ...inherited, NODE_ENV: 'production' }
  if (name === 'market') {
    return {
      ...common,
      MARKET_PORT: String(ports.market),
      DATABASE_URL: database.marketServiceUrl ?? database.marketUrl,
      DATABASE_REPLICA_URL: replica?.marketReplicaUrl ?? '',
      STOCK_API_KEY: secrets.STOCK_API_KEY,
    }
  }
  if (name === 'cms') {
    return {
      ...common,
      CMS_PORT: String(ports.cms),
      DATABASE_URL: database.cmsServiceUrl ?? database.cmsUrl,
      DATABASE_REPLICA_URL: replica?.cmsReplicaUrl ?? '',
      ...(S3_ACCESS_KEY_ID ? { S3_ACCESS_KEY_ID } : {}),
      ...(S3_SECRET_ACCESS_KEY ? { S3_SECRET_ACCESS_KEY } : {}),
      DATA_DIR: dataDir,
      PAYLOAD_SECRET: secrets.PAYLOAD_SECRET,
      CONTENT_API_KEY: secrets.CONTENT_API_KEY,
      SITE_URL: siteUrl,
      SMTP_URL,
      NEXT_TELEMETRY_DISABLED: '1',
      // Told to end, the service itself finishes what is under way (apps/cms/src/boot.ts).
      NEXT_MANUAL_SIG_HANDLE: '1',
    }
  }
  return {
    ...common,
    WEB_PORT: String(ports.web),
    DATA_DIR: dataDir,
    SITE_URL: siteUrl,
    CONTENT_API_URL: env.CONTENT_API_URL || `http://${hostOf('cms', env)}:${ports.cms}/api`,
    CONTENT_API_KEY: secrets.CONTENT_API_KEY,
    STOCK_API_URL: env.STOCK_API_URL || `http://${hostOf('market', env)}:${ports.market}/apids`,
    STOCK_API_KEY: secrets.STOCK_API_KEY,
    HUMAN_CHECK_SECRET,
  }
}

/**
 * @param {ServiceName} name
 * @param {'start' | 'dev'} mode
 * @param {Site} site
 */
function serviceCommand(name, mode, { ports, env }) {
  // Never anywhere but on this machine by itself: the admin is for whom the network behind it lets in.
  const host = env.CMS_HOST || '127.0.0.1'
  if (name === 'cms') {
    const next = join(root, 'node_modules', 'next', 'dist', 'bin', 'next')
    // Nobody but its developer reaches the other mode, which starts a process of its own.
    const limits = mode === 'start' ? ['--import', './src/http-limits.ts'] : []
    const args = [...limits, next, mode, '--port', String(ports.cms), '--hostname', host]
    return { file: process.execPath, args, cwd: join(root, 'apps', 'cms') }
  }
  return workspaceScript(`apps/${name}`, mode)
}

/**
 * @param {ServiceName} name
 * @param {Site} site
 * @param {'start' | 'dev'} mode
 * @param {import('../session/family.mjs').Family} family
 * @returns {Service}
 */
export function startService(name, site, mode, family) {
  const { file, args, cwd } = serviceCommand(name, mode, site)
  const logFile = join(site.dataDir, 'logs', `${name}.log`)
  setAsideLargeLog(logFile)
  const env = serviceEnvironment(name, site)
  if (mode === 'dev') {
    env.NODE_ENV = 'development'
    // Hot reload keeps connections open that only Next can close.
    delete env.NEXT_MANUAL_SIG_HANDLE
  }
  const log = openSync(logFile, 'a')
  const child = spawn(file, args, {
    cwd,
    env,
    detached: true,
    stdio: mode === 'dev' ? ['ignore', 'pipe', 'pipe'] : ['ignore', log, log],
  })
  closeSync(log)
  family.adopt(child, 'service')
  if (mode === 'dev') showOutput(name, child, logFile)
  return { name, process: child, logFile, host: hostOf(name, site.env) }
}

/**
 * Waits until the service says that it is ready. Fails as soon as it ends, or after a minute.
 *
 * @param {Service} service
 * @param {number} port
 * @param {number} [deadlineMs]
 */
export async function untilReady(service, port, deadlineMs = readyWithinMs) {
  const title = serviceTitles[service.name]
  const startedAt = Date.now()
  let lastAnswer = 'no answer'
  while (Date.now() - startedAt < deadlineMs) {
    if (service.process.exitCode !== null || service.process.signalCode !== null) throw endedFault(service)
    try {
      const address = `http://${service.host}:${port}/readyz`
      const response = await fetch(address, { signal: AbortSignal.timeout(5_000) })
      const text = await response.text()
      if (response.ok) return
      lastAnswer = `${response.status} ${text.slice(0, 300)}`
    } catch (error) {
      lastAnswer = error instanceof Error ? error.message : String(error)
    }
    await delay(100)
  }
  throw new Fault(
    `The ${title} was not ready after ${deadlineMs / 1_000} s (${lastAnswer}); see ${service.logFile}.`,
  )
}

/**
 * @param {Service} service
 * @returns {Promise<Fault>} when it has ended
 */
export function untilEnd(service) {
  return new Promise((resolve) => {
    service.process.once('exit', () => resolve(endedFault(service)))
    if (service.process.exitCode !== null || service.process.signalCode !== null) resolve(endedFault(service))
  })
}

/** @param {Service} service */
function endedFault({ name, process: { exitCode, signalCode }, logFile }) {
  const how = signalCode ?? `exit code ${exitCode}`
  return new Fault(
    `The ${serviceTitles[name]} has ended by itself (${how}), so everything stops; see ${logFile}.`,
  )
}

/**
 * @param {string} name
 * @param {import('node:child_process').ChildProcess} child
 * @param {string} logFile
 */
function showOutput(name, child, logFile) {
  const log = createWriteStream(logFile, { flags: 'a' })
  for (const stream of [child.stdout, child.stderr]) {
    if (stream === null) continue
    createInterface({ input: stream }).on('line', (line) => {
      process.stdout.write(`${name.padEnd(6)} │ ${line}\n`)
      log.write(`${line}\n`)
    })
  }
}

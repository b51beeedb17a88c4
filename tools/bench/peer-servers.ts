import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { freePort } from '@site/operations/free-port.ts'
import { UserError } from '../errors.ts'
import { findNginx } from '../machine/nginx.ts'
import { root } from '../paths.ts'
import type { Program } from '../processes.ts'
import { machineEnvironment } from '../test/environment.ts'
import type { Bench } from './bench-context.ts'
import type { ComparedPage } from './pages.ts'
import { rawResponse } from './raw-response.ts'
import { webUrl } from './web-node.ts'

const buildTimeoutMs = 600_000
const readyTimeoutMs = 60_000

/** The frameworks, each with its own directory and lock file. */
const peers = {
  next: {
    build: 'node_modules/next/dist/bin/next build',
    start: 'node_modules/next/dist/bin/next start --hostname 127.0.0.1',
  },
  nuxt: { build: 'node_modules/nuxt/bin/nuxt.mjs build', start: '.output/server/index.mjs' },
  astro: { build: 'node_modules/astro/bin/astro.mjs build', start: 'dist/server/entry.mjs' },
} as const
export type PeerName = keyof typeof peers
export const peerNames: readonly PeerName[] = ['next', 'nuxt', 'astro']

/** The context of a run with peers. */
export interface PeerBench extends Bench {
  readonly pages: readonly ComparedPage[]
  /** The URL of the fixture server. */
  readonly dataUrl: string
}

const toPeerDirectory = (name: PeerName): string => join(root, 'bench', 'peers', name)

export function peerVersion(name: PeerName): string {
  const lock = readFileSync(join(toPeerDirectory(name), 'package-lock.json'), 'utf8')
  const { packages }: { packages: Record<string, { version: string }> } = JSON.parse(lock)
  return packages[`node_modules/${name}`]?.version ?? 'unknown'
}

function program(name: PeerName, step: 'build' | 'start', { dataUrl, pages }: PeerBench): Program {
  return {
    file: process.execPath,
    args: peers[name][step].split(' '),
    cwd: toPeerDirectory(name),
    env: {
      ...machineEnvironment(process.env),
      NEXT_TELEMETRY_DISABLED: '1',
      NUXT_TELEMETRY_DISABLED: '1',
      ASTRO_TELEMETRY_DISABLED: '1',
      NODE_ENV: 'production',
      DATA_URL: dataUrl,
      NUXT_DATA_URL: dataUrl,
      ARTICLE_SLUG: pages.at(-1)?.path.split('/').at(-1),
    },
  }
}

/** Installs a peer if its lock file has changed, and builds it, including its prerendered pages. */
export async function buildPeer(name: PeerName, bench: PeerBench): Promise<void> {
  const { processes } = bench.context
  const run = (step: string, what: Program) => {
    const logFile = join(bench.context.dataDir, 'logs', `${name}-${step}.log`)
    return processes.run({ what: `The ${step} of ${name}`, ...what, logFile, timeoutMs: buildTimeoutMs })
  }
  const cwd = toPeerDirectory(name)
  const changedAt = (file: string) => statSync(join(cwd, file), { throwIfNoEntry: false })?.mtimeMs ?? 0
  if (changedAt('node_modules/.package-lock.json') < changedAt('package-lock.json')) {
    // `npm ci` rejects the lock files, which list no packages for other systems.
    const args = ['install', '--no-save', '--no-audit', '--no-fund']
    await run('install', { file: 'npm', args, cwd, env: machineEnvironment(process.env) })
  }
  await run('build', program(name, 'build', bench))
}

/** Returns the URL of a peer's production server. */
export function startPeer(name: PeerName, bench: PeerBench, env: NodeJS.ProcessEnv = {}): Promise<string> {
  return startServer(name, bench, (port) => {
    const peer = program(name, 'start', bench)
    return { ...peer, env: { ...peer.env, HOST: '127.0.0.1', PORT: String(port), ...env } }
  })
}

/** nginx with one worker, which sends static files and logs nothing; null if it is not installed. */
export async function startNginx(bench: PeerBench): Promise<string | null> {
  const { context, pages, site } = bench
  const { dataDir, processes } = context
  const directory = join(dataDir, 'nginx')
  const nginx = await findNginx({ logDir: join(dataDir, 'logs'), processes })
  if (nginx === null) return null
  mkdirSync(directory, { recursive: true })
  const locations: string[] = []
  for (const { name, path } of pages) {
    const file = join(directory, `${name}.html`)
    const { body: html } = await rawResponse(`${webUrl(site)}${path}`, 'identity')
    writeFileSync(file, html)
    writeFileSync(`${file}.gz`, gzipSync(html, { level: 9 }))
    writeFileSync(`${file}.br`, (await rawResponse(`${webUrl(site)}${path}`, 'br')).body)
    locations.push(`location = ${path} { alias ${file}; default_type "text/html; charset=utf-8"; }`)
  }
  const configuration = (port: number) => `
    ${nginx.modules.map((module) => `load_module ${module};`).join('\n')}
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off;
    worker_processes 1;
    pid ${join(directory, 'nginx.pid')};
    events { worker_connections 1024; }
    http {
      access_log off;
      ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${join(directory, name)};`).join('\n')}
      sendfile on;
      tcp_nopush on;
      keepalive_requests 100000000;
      open_file_cache max=100 inactive=1h;
      gzip_static on;
      ${nginx.modules.length > 0 ? 'brotli_static on;' : ''}
      server { listen 127.0.0.1:${port}; ${locations.join('\n')} }
    }`
  return startServer('nginx', bench, (port) => {
    const file = join(directory, 'nginx.conf')
    writeFileSync(file, configuration(port))
    const args = ['-p', directory, '-e', 'stderr', '-c', file]
    return { file: nginx.file, args, cwd: directory, env: process.env }
  })
}

async function startServer(
  name: string,
  { context: { dataDir, processes }, pages }: PeerBench,
  programAt: (port: number) => Program,
): Promise<string> {
  const port = await freePort()
  const logFile = join(dataDir, 'logs', `${name}.log`)
  const child = processes.start({ ...programAt(port), logFile })
  const url = `http://127.0.0.1:${port}`
  const deadline = performance.now() + readyTimeoutMs
  while (performance.now() < deadline && !child.hasExited) {
    const response = await rawResponse(`${url}${pages[0]?.path}`, 'identity').catch(() => null)
    if (response?.status === 200) return url
    await delay(50)
  }
  throw new UserError(`${name} did not start; see ${logFile}.`)
}

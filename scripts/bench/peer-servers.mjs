import { join } from 'node:path'
import { nginxArguments } from '../machine/nginx.mjs'
import { root } from '../places.mjs'
import { freePort } from '../session/ports.mjs'
import { startBenchServer, startToldServer } from './bench-server.mjs'
import { peerEnvironment, peerFolder } from './peer-builds.mjs'
import { rawAnswer } from './raw-answer.mjs'

/**
 * @typedef {import('./bench-server.mjs').BenchServer} BenchServer
 *
 * @typedef {{ path: string, html: string, brotli: Buffer }} FinishedPage
 *
 * @typedef {object} ServerOptions
 * @property {string} logDir
 * @property {import('../session/family.mjs').Family} family
 */

/**
 * A web node of ours. `pageCache` says what it keeps: everything, the services' answers, or nothing at all.
 *
 * @param {object} node
 * @param {string} node.name
 * @param {'on' | 'off' | 'cold'} node.pageCache
 * @param {NodeJS.ProcessEnv} node.environment
 * @param {string} node.path
 * @param {ServerOptions} options
 */
export async function startOurs({ name, pageCache, environment, path }, { logDir, family }) {
  const port = await freePort()
  const cwd = join(root, 'apps', 'web')
  const logFile = join(logDir, `ours-${pageCache}.log`)
  const server = await startBenchServer({
    name,
    file: process.execPath,
    args: [join(cwd, 'server', 'server.ts')],
    cwd,
    env: { ...environment, WEB_PORT: String(port), PAGE_CACHE: pageCache, LOG_LEVEL: 'info' },
    port,
    path,
    logFile,
    family,
  })
  return { ...server, logFile }
}

/**
 * @param {{ dataUrl: string, path: string }} data
 * @param {ServerOptions} options
 */
export function startNuxt(data, options) {
  return startPeer('Nuxt', 'nuxt', ['.output/server/index.mjs'], {}, data, options)
}

/**
 * @param {{ dataUrl: string, path: string }} data
 * @param {ServerOptions} options
 */
export function startAstro(data, options) {
  return startPeer('Astro', 'astro', ['dist/server/entry.mjs'], {}, data, options)
}

/**
 * @param {{ dataUrl: string, path: string, compresses: boolean }} data
 * @param {ServerOptions} options
 */
export function startNext({ compresses, ...data }, options) {
  const name = compresses ? 'Next.js' : 'Next.js, compress: false'
  const env = compresses ? {} : { COMPRESS: 'off' }
  return startPeer(name, 'next', ['node_modules/next/dist/bin/next', 'start'], env, data, options)
}

/**
 * @param {string} name
 * @param {import('./peer-builds.mjs').PeerName} peer
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} extra
 * @param {{ dataUrl: string, path: string }} data
 * @param {ServerOptions} options
 */
async function startPeer(name, peer, args, extra, { dataUrl, path }, { logDir, family }) {
  const port = await freePort()
  return startBenchServer({
    name,
    file: process.execPath,
    args: peer === 'next' ? [...args, '--hostname', '127.0.0.1'] : args,
    cwd: peerFolder(peer),
    env: { ...peerEnvironment(dataUrl), PORT: String(port), HOST: '127.0.0.1', ...extra },
    port,
    path,
    logFile: join(logDir, `${name.replace(/\W+/g, '-').toLowerCase()}.log`),
    family,
  })
}

/**
 * @param {import('../machine/nginx.mjs').Nginx} nginx
 * @param {{ folder: string, pages: FinishedPage[] }} files
 * @param {ServerOptions} options
 */
export async function startNginx(nginx, { folder, pages }, { logDir, family }) {
  const port = await freePort()
  return startBenchServer({
    name: 'nginx',
    file: nginx.file,
    args: nginxArguments(nginx, { folder, port, pages }),
    cwd: folder,
    env: process.env,
    port,
    path: pages[0]?.path ?? '/',
    logFile: join(logDir, 'nginx.log'),
    family,
  })
}

/**
 * Plain `node:http` with the very bytes that our server sends for one page.
 *
 * @param {string} url the page
 * @param {string} acceptEncoding
 * @param {import('../session/family.mjs').Family} family
 */
export async function startPlain(url, acceptEncoding, family) {
  const { headers, body } = await rawAnswer(url, acceptEncoding)
  const { connection, 'keep-alive': _, 'transfer-encoding': __, date, ...kept } = headers
  return startToldServer({
    name: 'plain node:http',
    file: 'plain-server.mjs',
    message: {
      body: body.toString('base64'),
      headers: { ...kept, 'content-length': String(body.byteLength) },
    },
    path: new URL(url).pathname,
    family,
  })
}

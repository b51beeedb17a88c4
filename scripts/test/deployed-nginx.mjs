import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect } from 'vitest'
import { startNginx, withServers, writeMainFile, writeNginxFiles } from '../cluster/cluster-nginx.mjs'
import { findNginx } from '../machine/nginx.mjs'
import { root } from '../places.mjs'
import { startFamily } from '../session/family.mjs'
import { freePort } from '../session/ports.mjs'

/** An edge of a CDN. */
export const CDN = '127.0.0.5'

/** @typedef {Awaited<ReturnType<typeof entrancePorts>>} EntrancePorts */

/** For one file of tests: an nginx, or null, and a folder for what it is given. */
export async function nginxForTests() {
  const family = startFamily()
  const folder = mkdtempSync(join(tmpdir(), 'deploy-nginx-'))
  family.removeAtEnd(folder)
  afterAll(() => family.end())
  const logDir = join(folder, 'logs')
  mkdirSync(logDir, { recursive: true })
  const nginx = await findNginx({ folder: join(root, '.data', 'nginx'), logDir, family })
  if (!nginx)
    process.stderr.write('deploy/nginx is not tried: there is no nginx, and none could be fetched.\n')
  return { family, folder, nginx }
}

/** Where the nginx of the tests listens: as it is deployed, with each of its options, and without TLS. */
export async function entrancePorts() {
  return {
    front: await freePort(),
    behindCdn: await freePort(),
    mirrored: await freePort(),
    tls: await freePort(),
    plain: await freePort(),
    internal: await freePort(),
    market: await freePort(),
  }
}

/**
 * Starts the nginx of deploy/nginx before two processes, which stand for nodes and services alike.
 *
 * @param {import('../machine/nginx.mjs').Nginx} nginx
 * @param {object} options
 * @param {string} options.folder
 * @param {import('../session/family.mjs').Family} options.family
 * @param {EntrancePorts} options.ports
 * @param {[number, number]} options.behind
 */
export async function startDeployedNginx(nginx, { folder, family, ports, behind }) {
  const at = join(folder, 'brokerage')
  mkdirSync(at, { recursive: true })
  makeCertificate(at)
  writeNginxFiles(folder, (file, name) => {
    if (name === 'brokerage-upstream.conf') {
      const servers = behind.map((port) => ({ port }))
      return withServers(file, 'brokerage_web', servers)
    }
    return file
      .replace(/listen (\[::\]:)?80 /g, `listen $1${ports.plain} `)
      .replace(/listen (\[::\]:)?443 /g, `listen $1${ports.tls} `)
      .replaceAll('[::]:', '[::1]:')
      .replace('127.0.0.1:3001', `127.0.0.1:${ports.internal}`)
      .replace('127.0.0.1:3002', `127.0.0.1:${ports.market}`)
      .replace('192.0.2.0/24', CDN)
      .replace(/server 127\.0\.0\.1:310\d/g, `server 127.0.0.1:${behind[0]}`)
      .replace(/server 127\.0\.0\.1:311\d/g, `server 127.0.0.1:${behind[1]}`)
  })
  const locations = readFileSync(join(at, 'brokerage-locations.conf'), 'utf8')
  const withMirror = locations.replace(/# (include .*mirror.conf;)/g, '$1')
  const withCdn = locations.replace(/# (include .*cdn.conf;)/, '$1')
  for (const changed of [withMirror, withCdn]) expect(changed).not.toBe(locations)
  const args = writeMainFile(
    folder,
    `include ${at}/brokerage.conf; include ${at}/brokerage-internal.conf;
     server { listen 127.0.0.1:${ports.front}; include ${at}/brokerage-locations.conf; }
     server { listen 127.0.0.1:${ports.behindCdn}; ${withCdn} }
     server { listen 127.0.0.1:${ports.mirrored}; ${withMirror} }`,
  )
  expectUnderstood(nginx.file, args)
  await startNginx(nginx, { folder, args, port: ports.front, family })
}

/**
 * @param {string} program nginx
 * @param {string[]} args
 */
export function expectUnderstood(program, args) {
  const checked = spawnSync(program, ['-t', ...args], { encoding: 'utf8' })
  expect(checked.stderr).toContain('test is successful')
  expect(checked.stderr).not.toContain('[warn]')
}

/** @param {string} folder */
function makeCertificate(folder) {
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const places = ['-keyout', join(folder, 'certificate-key.pem'), '-out', join(folder, 'certificate.pem')]
  const named = ['-subj', '/CN=www.brokerage.example', '-days', '2']
  expect(spawnSync('openssl', ['req', '-x509', ...key, ...named, ...places]).status).toBe(0)
}

import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { lockDataFolder } from '../session/run-lock.mjs'
import { unpackDebianPackages } from './debian-package.mjs'

const unpackedWithinMs = 300_000

/** @typedef {{ file: string, modules: string[], version: string }} Nginx */

/**
 * The system's nginx, or Debian's package unpacked into a folder of ours: installed, it would start by itself.
 *
 * @param {import('./debian-package.mjs').Finding & { folder: string }} finding
 * @returns {Promise<Nginx | null>}
 */
export async function findNginx({ folder, ...finding }) {
  const found = startable('nginx', [])
  if (found) return found
  const unpacked = join(folder, 'usr', 'sbin', 'nginx')
  mkdirSync(folder, { recursive: true })
  // Files of tests that run side by side: what the first of them unpacks is there for the others once it is whole.
  const unlock = await lockDataFolder(folder, 'unpacking nginx', { waitMs: unpackedWithinMs })
  try {
    if (!existsSync(unpacked)) {
      await unpackDebianPackages(['nginx', 'libnginx-mod-http-brotli-static'], folder, finding)
    }
  } finally {
    unlock()
  }
  const brotli = join(folder, 'usr', 'lib', 'nginx', 'modules', 'ngx_http_brotli_static_module.so')
  return startable(unpacked, existsSync(brotli) ? [brotli] : [])
}

/**
 * @param {string} file
 * @param {string[]} modules
 * @returns {Nginx | null}
 */
function startable(file, modules) {
  const { status, stderr } = spawnSync(file, ['-v'], { encoding: 'utf8', timeout: 20_000 })
  return status === 0 ? { file, modules, version: stderr.trim().split('/').at(-1) ?? '' } : null
}

/**
 * One worker that sends finished files, compressed as we do it, and writes no log.
 *
 * @param {Nginx} nginx
 * @param {{ folder: string, port: number, pages: import('../bench/peer-servers.mjs').FinishedPage[] }} options
 * @returns {string[]} what nginx is started with
 */
export function nginxArguments({ modules }, { folder, port, pages }) {
  const files = join(folder, 'pages')
  mkdirSync(files, { recursive: true })
  const locations = pages.map(({ path, html, brotli }, index) => {
    const file = join(files, `${index}.html`)
    writeFileSync(file, html)
    writeFileSync(`${file}.gz`, gzipSync(html, { level: 9 }))
    writeFileSync(`${file}.br`, brotli)
    return `location = ${path} { alias ${file}; default_type "text/html; charset=utf-8"; }`
  })
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  )
  const configuration = `
    ${modules.map((module) => `load_module ${module};`).join('\n')}
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off;
    worker_processes 1;
    pid ${join(folder, 'nginx.pid')};
    error_log stderr warn;
    events { worker_connections 1024; }
    http {
      access_log off;
      ${temporary.join('\n')}
      sendfile on;
      tcp_nopush on;
      keepalive_requests 100000000;
      open_file_cache max=100 inactive=1h;
      gzip_static on;
      ${modules.length > 0 ? 'brotli_static on;' : ''}
      server {
        listen 127.0.0.1:${port};
        ${locations.join('\n')}
      }
    }
  `
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, configuration)
  return ['-p', folder, '-e', 'stderr', '-c', file]
}

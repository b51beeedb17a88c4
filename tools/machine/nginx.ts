import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { lockDataDirectory } from '../run-lock.ts'
import { type Finding, unpackDebianPackages } from './debian-package.ts'

const unpackTimeoutMs = 300_000

export interface Nginx {
  readonly file: string
  readonly modules: readonly string[]
  readonly version: string
}

/** The system's nginx, or Debian's package unpacked into `directory`: an installed one would start by itself. */
export async function findNginx({
  directory,
  ...finding
}: Finding & { directory: string }): Promise<Nginx | null> {
  const found = startable('nginx', [])
  if (found) return found
  const unpacked = join(directory, 'usr', 'sbin', 'nginx')
  mkdirSync(directory, { recursive: true })
  // Test files that run side by side share what the first of them unpacks.
  const lock = await lockDataDirectory(directory, 'unpacking nginx', { waitMs: unpackTimeoutMs })
  try {
    if (!existsSync(unpacked)) {
      await unpackDebianPackages(['nginx', 'libnginx-mod-http-brotli-static'], directory, finding)
    }
  } finally {
    lock.release()
  }
  const brotli = join(directory, 'usr', 'lib', 'nginx', 'modules', 'ngx_http_brotli_static_module.so')
  return startable(unpacked, existsSync(brotli) ? [brotli] : [])
}

function startable(file: string, modules: readonly string[]): Nginx | null {
  const { status, stderr } = spawnSync(file, ['-v'], { encoding: 'utf8', timeout: 20_000 })
  return status === 0 ? { file, modules, version: stderr.trim().split('/').at(-1) ?? '' } : null
}

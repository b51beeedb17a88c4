import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findOrUnpack, type InstallContext, unpackedDirectory } from './debian-package.ts'

export interface Nginx {
  readonly file: string
  readonly modules: readonly string[]
}

/** The system's nginx, or Debian's. */
export async function findNginx(context: InstallContext): Promise<Nginx | null> {
  const packages = ['nginx', 'libnginx-mod-http-brotli-static']
  const wanted = { command: 'nginx', path: 'usr/sbin/nginx', packages, versionArgs: ['-v'] }
  const file = await findOrUnpack(wanted, context)
  if (file === null) return null
  const brotli = join(unpackedDirectory('nginx'), 'usr/lib/nginx/modules/ngx_http_brotli_static_module.so')
  return { file, modules: file !== 'nginx' && existsSync(brotli) ? [brotli] : [] }
}

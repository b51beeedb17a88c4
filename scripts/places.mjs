import { isAbsolute, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[/\\]$/, '')

/** @param {NodeJS.ProcessEnv} env */
export function dataDirOf(env) {
  const given = env.DATA_DIR
  if (!given) return join(root, '.data')
  return isAbsolute(given) ? given : resolve(root, given)
}

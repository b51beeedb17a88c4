import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { lockDataDirectory } from '../run-lock.ts'
import { type Finding, unpackDebianPackages } from './debian-package.ts'

const starts = (file: string) => spawnSync(file, ['version'], { timeout: 20_000 }).status === 0

/** The system's Caddy, or Debian's package unpacked into `directory`. */
export async function findCaddy({
  directory,
  ...finding
}: Finding & { directory: string }): Promise<string | null> {
  if (starts('caddy')) return 'caddy'
  const unpacked = join(directory, 'usr', 'bin', 'caddy')
  mkdirSync(directory, { recursive: true })
  const lock = await lockDataDirectory(directory, 'unpacking Caddy', { waitMs: 300_000 })
  try {
    if (!starts(unpacked)) await unpackDebianPackages(['caddy'], directory, finding)
  } finally {
    lock.release()
  }
  return starts(unpacked) ? unpacked : null
}

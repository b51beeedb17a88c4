import { copyFileSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { chownLike } from '../database/embedded.ts'
import { hasCode } from '../errors.ts'

/**
 * Copies a directory with its modes and owners. Files that disappear meanwhile are left out, as a running PostgreSQL
 * expects of a base backup. `skip` gets the path from the top of the directory.
 */
export function copyDirectory(
  from: string,
  to: string,
  skip: (path: string) => boolean = () => false,
  path = '',
): void {
  const source = join(from, path)
  const target = join(to, path)
  mkdirSync(target, { recursive: true, mode: statSync(source).mode })
  chownLike(target, source)
  for (const entry of readdirSync(source, { withFileTypes: true })) {
    const inner = join(path, entry.name)
    if (skip(inner)) continue
    try {
      if (entry.isDirectory()) copyDirectory(from, to, skip, inner)
      else {
        copyFileSync(join(from, inner), join(to, inner))
        chownLike(join(to, inner), join(from, inner))
      }
    } catch (error) {
      if (!hasCode(error, 'ENOENT') || existsSync(join(from, inner))) throw error
    }
  }
}

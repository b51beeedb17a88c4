import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { chownLike } from '../database/embedded.ts'
import { hasCode } from '../errors.ts'

/**
 * Copies a directory with modes and owners. Skips files that disappear meanwhile, as a base backup of a running
 * PostgreSQL requires. `skip` gets the path relative to the root.
 */
export async function copyDirectory(
  from: string,
  to: string,
  skip: (path: string) => boolean = () => false,
  path = '',
): Promise<void> {
  const source = join(from, path)
  const target = join(to, path)
  await mkdir(target, { recursive: true, mode: (await stat(source)).mode })
  chownLike(target, source)
  for (const entry of await readdir(source, { withFileTypes: true })) {
    const inner = join(path, entry.name)
    if (skip(inner)) continue
    try {
      if (entry.isDirectory()) await copyDirectory(from, to, skip, inner)
      else {
        await copyFile(join(from, inner), join(to, inner))
        chownLike(join(to, inner), join(from, inner))
      }
    } catch (error) {
      if (!hasCode(error, 'ENOENT') || existsSync(join(from, inner))) throw error
    }
  }
}

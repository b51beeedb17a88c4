import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, realpathSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Fault } from '../session/fault.mjs'
import { listBackups } from './backup-manifest.mjs'

const needFile = /^needed-[0-9a-f]{16}\.json$/

/**
 * From where on the backups in a folder need the archived changes. The archive keeps one for each folder that backups are
 * made in, so that none of them takes away what another needs.
 *
 * @typedef {object} Need
 * @property {string} folder
 * @property {string} system
 * @property {string} firstWal
 */

/**
 * @param {string} archive
 * @param {Need} need
 */
export function writeNeed(archive, need) {
  const folder = realpathSync(need.folder)
  const name = `needed-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}.json`
  const file = join(archive, name)
  try {
    writeFileSync(`${file}.part`, `${JSON.stringify({ ...need, folder })}\n`, { flush: true, mode: 0o600 })
    renameSync(`${file}.part`, file)
  } catch (error) {
    throw new Fault(
      `The backup is made, but WAL_ARCHIVE_DIR cannot be told what it needs (${error instanceof Error ? error.message : error}): backups into other folders may take it away.`,
    )
  }
}

/**
 * @param {string} archive
 * @param {import('../session/report.mjs').Report} report
 * @returns {Need[]}
 */
export function readNeeds(archive, report) {
  return readdirSync(archive)
    .filter((name) => needFile.test(name))
    .map((name) => {
      const need = readNeed(join(archive, name))
      // A disk that is not mounted looks the same.
      if (!existsSync(need.folder) || listBackups(need.folder).length === 0)
        report.line(
          `  Kept: archived files for the backups in ${need.folder}, where none is now. If they are gone for good, remove ${join(archive, name)}`,
        )
      return need
    })
}

/** @param {string} file @returns {Need} */
function readNeed(file) {
  try {
    const { folder, system, firstWal } = JSON.parse(readFileSync(file, 'utf8'))
    if (typeof folder === 'string' && /^[0-9A-F]{24}$/.test(firstWal)) return { folder, system, firstWal }
  } catch {
    // Said below: nothing may be taken away by a guess.
  }
  throw new Fault(
    `${file} cannot be read: it says what backups elsewhere need of the archived changes. Remove it if there are none; until then none are removed.`,
  )
}

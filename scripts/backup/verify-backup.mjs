import { readdirSync } from 'node:fs'
import { Fault } from '../session/fault.mjs'
import { verifyBackupFiles } from './backup-files.mjs'
import { manifestFile, mediaPath, readManifest } from './backup-manifest.mjs'
import { migrationFolders } from './incoming-site.mjs'
import { packedServer } from './pack-server.mjs'

/**
 * Proves that all is there that the manifest speaks of, and as it was written.
 *
 * @param {import('../session/report.mjs').Report} report
 * @param {string} folder
 */
export async function verifyBackup(report, folder) {
  const manifest = readManifest(folder)
  await report.step(`Backup ${folder}`, async (note) => {
    const whole = await verifyBackupFiles(folder)
    const strange = manifest.media.find((name) => {
      const path = mediaPath(name)
      return path === null || !whole.has(path)
    })
    const lost = strange ?? neededFiles(manifest).find((path) => !whole.has(path))
    if (lost !== undefined) {
      throw new Fault(`The backup in ${folder} is broken: ${lost} is not on its list. Nothing was changed.`)
    }
    note(`${whole.size} files, all whole`)
  })
  return manifest
}

/** @param {import('./backup-manifest.mjs').Manifest} manifest */
function neededFiles({ databases, cluster, hasSecrets }) {
  const tables = /** @type {const} */ (['cms', 'market']).flatMap((name) =>
    databases[name].tables.map((table) => `databases/${name}/${table.name}.copy.zst`),
  )
  return [
    manifestFile,
    ...tables,
    ...(cluster === null ? [] : [packedServer]),
    ...(hasSecrets ? ['secrets.json'] : []),
  ]
}

/** @param {import('./backup-manifest.mjs').Manifest} manifest */
export function checkBackupMigrations({ databases, program }) {
  const unknown = unknownMigration({ cms: databases.cms.migrations, market: databases.market.migrations })
  if (unknown === undefined) return
  throw new Fault(
    `The backup was made by a newer program (${program}, with migration ${unknown}) than this one: restore it with that. Nothing was changed.`,
  )
}

/**
 * The first that this program does not know: it would go on with tables that are not built as it believes.
 *
 * @param {{ cms: string[], market: string[] }} migrations
 */
export function unknownMigration(migrations) {
  return /** @type {const} */ (['cms', 'market'])
    .flatMap((name) => {
      const known = new Set(readdirSync(migrationFolders[name]).map((file) => file.replace(/\.ts$/, '')))
      return migrations[name].filter((migration) => !known.has(migration))
    })
    .at(0)
}

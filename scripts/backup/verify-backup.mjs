import { readdirSync } from 'node:fs'
import { Fault } from '../session/fault.mjs'
import { readBackupFiles, verifyBackupFiles } from './backup-files.mjs'
import { manifestFile, mediaPath, readManifest } from './backup-manifest.mjs'
import { sealOf } from './backup-seal.mjs'
import { migrationFolders } from './incoming-site.mjs'
import { packedServer } from './pack-server.mjs'

/**
 * Proves that all is there that the manifest speaks of, as it was written, and by whom where there is a key.
 *
 * @param {object} order
 * @param {import('../session/report.mjs').Report} order.report
 * @param {NodeJS.ProcessEnv} order.env
 * @param {string} order.folder
 * @param {boolean} order.isUnproven
 */
export async function verifyBackup({ report, env, folder, isUnproven }) {
  const manifest = readManifest(folder)
  const seal = sealOf(env, folder, manifest, isUnproven)
  await report.step(`Backup ${folder}`, async (note) => {
    const whole = await verifyBackupFiles(folder, seal, isUnproven)
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
  return { manifest, files: readBackupFiles(folder, seal) }
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

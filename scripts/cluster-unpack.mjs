import { chownSync, createWriteStream, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { isInside, readCompressed } from './backup-files.mjs'
import { Fault } from './fault.mjs'
import { postgresOwner } from './postgres-owner.mjs'

/**
 * Lays the files of a database out as they were, for the user that PostgreSQL runs as.
 *
 * @param {object} order
 * @param {string} order.folder of the backup
 * @param {import('./backup-manifest.mjs').ClusterEntry} order.cluster
 * @param {string} order.into
 * @param {string} order.beside the database whose owner it gets, where there is one
 */
export async function unpackCluster({ folder, cluster, into, beside }) {
  const strange = [...cluster.folders, ...cluster.files].find((path) => !isInside(path))
  if (strange !== undefined)
    throw new Fault(`The backup names a file ${strange} outside of itself. Nothing was changed.`)
  const owner = postgresOwner(beside, [])
  /** @param {string} path */
  const give = (path) => {
    if (owner.uid !== undefined && owner.gid !== undefined) chownSync(path, owner.uid, owner.gid)
  }
  for (const path of ['', ...cluster.folders]) {
    mkdirSync(join(into, path), { mode: 0o700 })
    give(join(into, path))
  }
  for (const path of cluster.files) {
    const file = join(into, path)
    await pipeline(readCompressed(folder, `cluster/${path}.zst`), createWriteStream(file, { mode: 0o600 }))
    give(file)
  }
}

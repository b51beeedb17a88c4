import { chownSync, createWriteStream, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { postgresOwner } from '../database/postgres-owner.mjs'
import { Fault } from '../session/fault.mjs'
import { isInside } from './backup-files.mjs'
import { packedServer } from './pack-server.mjs'
import { readTar, whole } from './tar.mjs'

/** Most of thousands of files are a page or two, for which a stream each would take longer than the writing. */
const smallBytes = 1024 ** 2

/**
 * Lays the files of a database out as they were, for the user that PostgreSQL runs as.
 *
 * @param {object} order
 * @param {import('./backup-files.mjs').BackupReader} order.files
 * @param {string} order.into
 * @param {string} order.beside the database whose owner it gets, where there is one
 */
export async function unpackServer({ files, into, beside }) {
  const owner = postgresOwner(beside, [])
  /** @param {string} path */
  const give = (path) => {
    if (owner.uid !== undefined && owner.gid !== undefined) chownSync(path, owner.uid, owner.gid)
  }
  mkdirSync(into, { mode: 0o700 })
  give(into)
  for await (const { path, isFolder, size, content } of readTar(files.openCompressed(packedServer))) {
    if (!isInside(path))
      throw new Fault(`The backup names a file ${path} outside of itself. Nothing was changed.`)
    const place = join(into, path)
    if (isFolder) mkdirSync(place, { mode: 0o700 })
    else if (size <= smallBytes) writeFileSync(place, await whole(content), { mode: 0o600 })
    else await pipeline(Readable.from(content), createWriteStream(place, { mode: 0o600 }))
    give(place)
  }
}

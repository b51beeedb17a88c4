// PostgreSQL runs this for each file of changes that is full or a minute old: <archive> <path> <name>. Whatever
// it answers but 0 is tried again.
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packWal, readWal } from './wal-file.mjs'

const [archive = '', path = '', name = ''] = process.argv.slice(2)
const content = readFileSync(path)
const kept = join(archive, `${name}.zst`)

// Not existsSync: to that question the system answers without the right to pass closed folders.
if (statSync(kept, { throwIfNoEntry: false }) === undefined) {
  writeFileSync(`${kept}.part`, packWal(process.env, name, content), { flush: true, mode: 0o600 })
  renameSync(`${kept}.part`, kept)
  const folder = openSync(archive, 'r')
  fsyncSync(folder)
  closeSync(folder)
} else if (!readWal(process.env, kept, { isUnproven: true }).equals(content)) {
  process.stderr.write(`${kept} is of another database: give each database a WAL_ARCHIVE_DIR of its own.\n`)
  process.exitCode = 1
}

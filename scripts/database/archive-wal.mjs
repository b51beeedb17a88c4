// PostgreSQL runs this for each file of changes that is full or a minute old: <archive> <path> <name>. Whatever
// it answers but 0 is tried again.
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'

const [archive = '', path = '', name = ''] = process.argv.slice(2)
const content = readFileSync(path)
const kept = join(archive, `${name}.zst`)

// Not existsSync: to that question the system answers without the right to pass closed folders.
if (statSync(kept, { throwIfNoEntry: false }) === undefined) {
  // The rest of a file that was closed early is empty, so most are a hundredth of their 16 MB.
  writeFileSync(`${kept}.part`, zstdCompressSync(content), { flush: true, mode: 0o600 })
  renameSync(`${kept}.part`, kept)
  const folder = openSync(archive, 'r')
  fsyncSync(folder)
  closeSync(folder)
} else if (!zstdDecompressSync(readFileSync(kept)).equals(content)) {
  process.stderr.write(`${kept} is of another database: give each database a WAL_ARCHIVE_DIR of its own.\n`)
  process.exitCode = 1
}

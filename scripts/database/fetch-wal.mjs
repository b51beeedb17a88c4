// PostgreSQL runs this while it recovers: <archive> [<folder of plain files>] <name> <path>. 1 says that there is
// no such file, which is how it learns where the changes end.
import { copyFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Fault } from '../session/fault.mjs'
import { readWal } from './wal-file.mjs'

const [archive = '', ...others] = process.argv.slice(2)
const [name = '', path = ''] = others.splice(-2)
// Not existsSync: to that question the system answers without the right to pass closed folders.
const isThere = (/** @type {string} */ file) => statSync(file, { throwIfNoEntry: false }) !== undefined
const kept = join(archive, `${name}.zst`)
const plain = others.map((folder) => join(folder, name)).find(isThere)

try {
  if (isThere(kept)) writeFileSync(path, readWal(process.env, kept))
  else if (plain) copyFileSync(plain, path)
  else process.exitCode = 1
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error)
  const said =
    error instanceof Fault
      ? reason
      : `The changes in ${kept} cannot be fetched (${reason}): mend that, or name a moment before them.`
  process.stderr.write(`fetch-wal: ${said}\n`)
  // Beyond 125 the recovery is given up. With 1 it would end here in silence, as if nothing had come after.
  process.exitCode = 255
}

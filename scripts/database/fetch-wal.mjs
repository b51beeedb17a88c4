// PostgreSQL runs this while it recovers: [--unproven] <archive> [<folder of plain files>] <name> <path>. 100 says
// that there is no such file (fetchCommand makes of it what PostgreSQL takes for that).
import { copyFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Fault } from '../session/fault.mjs'
import { readWal } from './wal-file.mjs'

const { values, positionals } = parseArgs({
  options: { unproven: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const [archive = '', ...others] = positionals
const [name = '', path = ''] = others.splice(-2)
// Not existsSync: to that question the system answers without the right to pass closed folders.
const isThere = (/** @type {string} */ file) => statSync(file, { throwIfNoEntry: false }) !== undefined
const kept = join(archive, `${name}.zst`)

try {
  const plain = others.map((folder) => join(folder, name)).find(isThere)
  if (isThere(kept)) writeFileSync(path, readWal(process.env, kept, { isUnproven: values.unproven }))
  else if (plain) copyFileSync(plain, path)
  else process.exitCode = 100
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error)
  const said =
    error instanceof Fault
      ? reason
      : `The changes in ${kept} cannot be fetched (${reason}): mend that, or name a moment before them.`
  process.stderr.write(`fetch-wal: ${said}\n`)
  process.exitCode = 1
}

// PostgreSQL runs this while it recovers: <archive> [<folder of plain files>] <name> <path>. 1 says that there is
// no such file, which is how it learns where the changes end.
import { copyFileSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { zstdDecompressSync } from 'node:zlib'

const [archive = '', ...others] = process.argv.slice(2)
const [name = '', path = ''] = others.splice(-2)
// Not existsSync: to that question the system answers without the right to pass closed folders.
const isThere = (/** @type {string} */ file) => statSync(file, { throwIfNoEntry: false }) !== undefined
const kept = join(archive, `${name}.zst`)
const plain = others.map((folder) => join(folder, name)).find(isThere)

if (isThere(kept)) writeFileSync(path, zstdDecompressSync(readFileSync(kept)))
else if (plain) copyFileSync(plain, path)
else process.exitCode = 1

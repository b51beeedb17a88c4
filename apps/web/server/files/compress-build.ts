import { globSync, readdirSync, rmSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type Coding, codings } from '../page-cache/content-coding.ts'
import { suffixes } from './built-files.ts'

/** Images and fonts are compressed already. */
const COMPRESSIBLE = /\.(css|js|json|svg|txt)$/
/** Smaller files fit into the packet that the response headers need anyway. */
const MIN_BYTES = 400

const compressBrotli = promisify<Buffer, Buffer>(brotliCompress)
const compressGzip = promisify<Buffer, { level: number }, Buffer>(gzip)

/** Best compression, because it runs once per build; for Brotli, that is the default. */
const bestCompressors: Readonly<Record<Coding, (body: Buffer) => Promise<Buffer>>> = {
  br: compressBrotli,
  gzip: (body) => compressGzip(body, { level: constants.Z_BEST_COMPRESSION }),
}

/** The last step of `npm run build`: writes the compressed variants of each built file next to it. */
async function compressBuild(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .values()
  // Each compression needs tens of megabytes; all at once needed ten gigabytes.
  await Promise.all(Array.from({ length: availableParallelism() }, () => compressEach(files)))
}

/** A worker; all workers share one iterator. */
async function compressEach(files: Iterable<string>): Promise<void> {
  for (const file of files) {
    await compressFile(file)
  }
}

async function compressFile(file: string): Promise<void> {
  const body = await readFile(file)
  if (body.byteLength < MIN_BYTES) {
    return
  }
  for (const coding of codings) {
    await writeFile(`${file}${suffixes[coding]}`, await bestCompressors[coding](body))
  }
}

const client = fileURLToPath(new URL('../../build/client', import.meta.url))
// React Router moves the styles of the server's build here: all routes in one file that no page links.
for (const file of globSync(`${client}/assets/server-build-*.css`)) {
  rmSync(file)
}
await compressBuild(client)

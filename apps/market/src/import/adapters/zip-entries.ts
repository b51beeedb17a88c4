import { buffer } from 'node:stream/consumers'
import { openPromise } from 'yauzl'
import { type SourceFile, UnreadableFile } from '#market/import/reading/adapter.ts'

/** The largest XBRL filings and workbooks of the exchange have a few megabytes. */
const maxEntryBytes = 64 * 1024 * 1024
const maxEntries = 1_000

export function isZip({ head }: SourceFile): boolean {
  return head.subarray(0, 2).toString('latin1') === 'PK'
}

/** The names of the entries of a ZIP file. Throws UnreadableFile. */
export async function zipEntryNames(path: string): Promise<string[]> {
  const names: string[] = []
  await readZipEntries(path, (name) => {
    names.push(name)
    return false
  })
  return names
}

/** The content of the wanted entries of a ZIP file, by name. Throws UnreadableFile. */
export async function readZipEntries(
  path: string,
  isWanted: (name: string) => boolean,
): Promise<Map<string, Buffer>> {
  const contents = new Map<string, Buffer>()
  let bytes = 0
  try {
    const zip = await openPromise(path, { autoClose: false })
    try {
      if (zip.entryCount > maxEntries) throw new UnreadableFile(`has more than ${maxEntries} entries`)
      for await (const entry of zip.eachEntry()) {
        if (!isWanted(entry.fileName)) continue
        if (entry.isEncrypted()) throw new UnreadableFile('is protected with a password')
        // A stream that gives more than its declared size fails, so that a false size does not help a zip bomb.
        bytes += entry.uncompressedSize
        if (bytes > maxEntryBytes) {
          throw new UnreadableFile(`unpacks to more than ${maxEntryBytes / 1024 / 1024} MB`)
        }
        contents.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)))
      }
    } finally {
      zip.close()
    }
  } catch (error) {
    if (error instanceof UnreadableFile || !(error instanceof Error) || isMissing(error)) throw error
    throw new UnreadableFile(`is not a complete ZIP file: ${error.message}`)
  }
  return contents
}

function isMissing(error: Error): boolean {
  return 'code' in error && error.code === 'ENOENT'
}

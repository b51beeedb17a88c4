import { readFile, stat } from 'node:fs/promises'
import { UnreadableFile } from './adapter.ts'

/** All profiles of the exchange have about 20 MB; the text and its values must fit into the memory. */
const maxBytes = 100 * 1024 * 1024

/** Reads a JSON file. Throws UnreadableFile. */
export async function readJson(path: string): Promise<unknown> {
  const { size } = await stat(path)
  if (size > maxBytes) throw new UnreadableFile(`has more than ${maxBytes / 1024 / 1024} MB`)
  const text = (await readFile(path, 'utf8')).replace(/^\uFEFF/, '')
  try {
    return JSON.parse(text)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw new UnreadableFile(`is not JSON, perhaps it was cut off: ${error.message}`)
  }
}

import { createReadStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileStore } from './file-store.ts'

/** A local folder. */
export class DiskStore implements FileStore {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  async size(name: string): Promise<number | null> {
    try {
      const found = await stat(join(this.#folder, name))
      return found.isFile() ? found.size : null
    } catch (error) {
      if (isAbsent(error)) return null
      throw error
    }
  }

  async read(name: string, part?: { start: number; end: number }) {
    return createReadStream(join(this.#folder, name), part)
  }

  /** Writes to a temporary name, then renames. */
  async write(name: string, data: Buffer): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 })
    // Without the hint, the build traces the whole project as files that this path may name.
    const unfinished = join(/* turbopackIgnore: true */ this.#folder, `.${name}.${crypto.randomUUID()}`)
    await writeFile(unfinished, data)
    await rename(unfinished, join(this.#folder, name))
  }

  async remove(name: string): Promise<void> {
    await rm(join(this.#folder, name), { force: true })
  }

  /** The names of all files. */
  async names(): Promise<string[]> {
    try {
      const entries = await readdir(this.#folder, { withFileTypes: true })
      return entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.')).map(({ name }) => name)
    } catch (error) {
      if (isAbsent(error)) return []
      throw error
    }
  }
}

const isAbsent = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

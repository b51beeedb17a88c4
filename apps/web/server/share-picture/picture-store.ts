import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'

const MEMORY_BYTES = 16 * 1024 * 1024
const DISK_BYTES = 256 * 1024 * 1024
/** The folder is measured again after so many new files. */
const SWEEP_EVERY = 100

/** Drawn pictures by a key that is safe as the name of a file, in memory and, so that a restart draws nothing twice, in a folder of limited size. */
export class PictureStore {
  readonly #folder: string | null
  readonly #diskBytes: number
  readonly #memory = new LRUCache<string, Buffer>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: (picture) => picture.byteLength + 1,
  })
  #written = 0

  /** `folder` null: memory alone. */
  constructor(folder: string | null, diskBytes = DISK_BYTES) {
    this.#folder = folder
    this.#diskBytes = diskBytes
  }

  async get(key: string): Promise<Buffer | null> {
    const kept = this.#memory.get(key)
    if (kept || this.#folder === null) {
      return kept ?? null
    }
    const picture = await readFile(join(this.#folder, `${key}.png`)).catch(() => null)
    if (picture !== null) {
      this.#memory.set(key, picture)
    }
    return picture
  }

  /** A full or read-only disk costs only the drawing after the next restart: its error is handed to `onFault`. */
  async set(key: string, picture: Buffer, onFault: (error: unknown) => void): Promise<void> {
    this.#memory.set(key, picture)
    if (this.#folder === null) {
      return
    }
    try {
      await mkdir(this.#folder, { recursive: true, mode: 0o700 })
      const path = join(this.#folder, `${key}.png`)
      // Renamed when whole, so that nobody reads half a picture.
      await writeFile(`${path}.${process.pid}`, picture)
      await rename(`${path}.${process.pid}`, path)
      this.#written += 1
      if (this.#written % SWEEP_EVERY === 1) {
        await this.#sweep(this.#folder)
      }
    } catch (error) {
      onFault(error)
    }
  }

  /** The oldest files go until the folder is within its limit. */
  async #sweep(folder: string): Promise<void> {
    const names = await readdir(folder)
    const files = await Promise.all(
      names.map(async (name) => {
        const path = join(folder, name)
        // Another process may have removed it meanwhile.
        const { size, mtimeMs } = await stat(path).catch(() => ({ size: 0, mtimeMs: 0 }))
        return { path, size, mtimeMs }
      }),
    )
    let total = files.reduce((sum, { size }) => sum + size, 0)
    for (const { path, size } of files.toSorted((one, other) => one.mtimeMs - other.mtimeMs)) {
      if (total <= this.#diskBytes) {
        return
      }
      await rm(path, { force: true })
      total -= size
    }
  }
}

import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** How often at most the time of a file is set anew: it only tells the next start in which order to forget. */
const TOUCH_EVERY_MS = 3_600_000
/** An unfinished file that is older than this was left behind by a process that is gone. */
const ABANDONED_MS = 60_000
const UNFINISHED = '.part'

interface Entry {
  readonly bytes: number
  touchedAt: number
}

/**
 * Results on disk up to a limit in bytes; the longest unused go first. Files appear whole or not at all, are
 * found again after a restart, and may be shared with other processes: one that another has removed is absent.
 */
export class ResultStore {
  readonly #folder: string
  readonly #limitBytes: number
  /** Longest unused first. */
  readonly #entries = new Map<string, Entry>()
  #bytes = 0
  #outOfReach = 0

  private constructor(folder: string, limitBytes: number) {
    this.#folder = folder
    this.#limitBytes = limitBytes
  }

  static async open(folder: string, limitBytes: number): Promise<ResultStore> {
    const store = new ResultStore(folder, limitBytes)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await store.#find()
    await store.#forgetSurplus().catch(() => store.#leaveAlone())
    return store
  }

  get bytes(): number {
    return this.#bytes
  }

  /** How many files could not be looked at, or not be removed, when it was opened. */
  get outOfReach(): number {
    return this.#outOfReach
  }

  async get(key: string): Promise<Buffer | null> {
    const name = nameOf(key)
    try {
      const body = await readFile(join(this.#folder, name))
      this.#remember(name, body.byteLength, this.#entries.get(name)?.touchedAt ?? Date.now())
      this.#touch(name)
      return body
    } catch (error) {
      if (!isAbsence(error)) {
        throw error
      }
      this.#drop(name)
      return null
    }
  }

  async set(key: string, body: Buffer): Promise<void> {
    if (body.byteLength > this.#limitBytes) {
      return
    }
    const name = nameOf(key)
    const path = join(this.#folder, name)
    const unfinished = `${path}.${randomUUID()}${UNFINISHED}`
    await mkdir(dirname(path), { recursive: true })
    try {
      await writeFile(unfinished, body, { flush: true })
      await rename(unfinished, path)
    } catch (error) {
      await rm(unfinished, { force: true })
      throw error
    }
    this.#remember(name, body.byteLength, Date.now())
    await this.#forgetSurplus()
  }

  async remove(key: string): Promise<void> {
    const name = nameOf(key)
    this.#drop(name)
    await rm(join(this.#folder, name), { force: true })
  }

  /** What cannot be looked at is left alone: neither given nor counted. */
  async #find(): Promise<void> {
    const found = (await this.#files('')).sort((one, other) => one.touchedAt - other.touchedAt)
    for (const { name, bytes, touchedAt } of found) {
      if (!name.endsWith(UNFINISHED)) {
        this.#remember(name, bytes, touchedAt)
      } else if (Date.now() - touchedAt > ABANDONED_MS) {
        await rm(join(this.#folder, name), { force: true }).catch(() => this.#leaveAlone())
      }
    }
  }

  async #files(folder: string): Promise<(Entry & { name: string })[]> {
    const entries = await readdir(join(this.#folder, folder), { withFileTypes: true })
    const files = await Promise.all(
      entries.map(async (entry) => {
        const name = join(folder, entry.name)
        try {
          if (entry.isDirectory()) return await this.#files(name)
          const facts = await stat(join(this.#folder, name))
          return facts.isFile() ? [{ name, bytes: facts.size, touchedAt: facts.mtimeMs }] : []
        } catch (error) {
          // A file that goes while it is looked at was removed by another process.
          if (!isAbsence(error)) this.#leaveAlone()
          return []
        }
      }),
    )
    return files.flat()
  }

  #leaveAlone(): void {
    this.#outOfReach += 1
  }

  #remember(name: string, bytes: number, touchedAt: number): void {
    this.#drop(name)
    this.#entries.set(name, { bytes, touchedAt })
    this.#bytes += bytes
  }

  #drop(name: string): void {
    this.#bytes -= this.#entries.get(name)?.bytes ?? 0
    this.#entries.delete(name)
  }

  #touch(name: string): void {
    const entry = this.#entries.get(name)
    const now = Date.now()
    if (entry && now - entry.touchedAt > TOUCH_EVERY_MS) {
      entry.touchedAt = now
      utimes(join(this.#folder, name), now / 1000, now / 1000).catch(() => {
        // On a disk that is read only the order after the next start is an older one, and nothing else.
      })
    }
  }

  async #forgetSurplus(): Promise<void> {
    for (const name of this.#entries.keys()) {
      if (this.#bytes <= this.#limitBytes) {
        return
      }
      this.#drop(name)
      await rm(join(this.#folder, name), { force: true })
    }
  }
}

/** Spread over 256 folders, so that none gets too long. */
function nameOf(key: string): string {
  const hash = createHash('sha256').update(key).digest('hex')
  return join(hash.slice(0, 2), hash.slice(2))
}

function isAbsence(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}

import type { Readable } from 'node:stream'

/** Stores files by name. The content of a name never changes, except for the erasure list. */
export interface FileStore {
  /** Null if there is no such file; throws if the storage is unavailable. */
  size(name: string): Promise<number | null>
  /** The bytes from start to end, inclusive. */
  read(name: string, part?: { start: number; end: number }): Promise<Readable>
  write(name: string, data: Buffer, kind: string): Promise<void>
  /** Succeeds even if there is no such file. */
  remove(name: string): Promise<void>
}

import type { Readable } from 'node:stream'

/** Where editors' files lie, by their names. A name belongs to one content for ever. */
export interface FileStore {
  /** Null where there is no such file; throws where that cannot be known. */
  size(name: string): Promise<number | null>
  /** The bytes from start to end, both included. */
  read(name: string, part?: { start: number; end: number }): Promise<Readable>
  write(name: string, data: Buffer, kind: string): Promise<void>
  /** Also where there is no such file. */
  remove(name: string): Promise<void>
}

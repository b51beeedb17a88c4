import { readFile, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { findKind } from '#cms/services/media/kinds.ts'
import { Both } from './bilingual.ts'
import { seedFolder } from './content-files.ts'
import type { Writer } from './writer.ts'

const none = new Both('', undefined)

/** Uploads each seed file once, for any number of documents that use it. */
export class Uploads {
  readonly #writer: Writer
  readonly #alts: ReadonlyMap<string, Both>
  readonly #uploaded = new Map<string, Promise<number>>()

  /** `alts` are the alternative texts of the images. */
  constructor(writer: Writer, alts: ReadonlyMap<string, Both>) {
    this.#writer = writer
    this.#alts = alts
  }

  get count(): number {
    return this.#uploaded.size
  }

  /** Why a file cannot be used; null if it can. */
  async findError(name: string): Promise<string | null> {
    const file = fileNamed(name)
    if (!(await exists(join(seedFolder, file)))) return `seed/${file} does not exist`
    return isPicture(name) && !this.#alts.has(name)
      ? `pictures.yaml has no alternative text for ${name}`
      : null
  }

  /** The media document of a file; undefined if the file is missing (with `--lenient`). */
  async find(name: string): Promise<number | undefined> {
    const known = this.#uploaded.get(name)
    if (known) return known
    const path = join(seedFolder, fileNamed(name))
    if (!(await exists(path))) return undefined
    const upload = this.#uploaded.get(name) ?? this.#uploadFile(name, path)
    this.#uploaded.set(name, upload)
    return upload
  }

  /** Uploads bytes that the seed has generated. */
  async upload(name: string, data: Buffer, alt: Both = none): Promise<number> {
    const mimetype = findKind(name) ?? 'application/octet-stream'
    const isDecorative = alt === none && mimetype.startsWith('image/')
    return this.#writer.create(
      'media',
      { alt, isDecorative },
      { data, name, mimetype, size: data.byteLength },
    )
  }

  async #uploadFile(name: string, path: string): Promise<number> {
    const data = await readFile(path)
    return isPicture(name)
      ? this.upload(`${name}.webp`, data, this.#alts.get(name) ?? new Both('', ''))
      : this.upload(name, data)
  }
}

/** Documents name images without an extension, and videos and their captions with one. */
const isPicture = (name: string) => extname(name) === ''
const fileNamed = (name: string) => (isPicture(name) ? `pictures/${name}.webp` : `films/${name}`)

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}

import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { kindOf } from '#cms/services/media/kinds.ts'
import { Both } from './bilingual.ts'
import { type SeedErrors, seedFolder } from './content-files.ts'
import type { Writer } from './writer.ts'

/** Uploads each seed file once, for any number of documents that use it. */
export class Uploads {
  readonly #writer: Writer
  readonly #alts: Map<string, Both<string>>
  readonly #errors: SeedErrors
  readonly #uploaded = new Map<string, Promise<number>>()

  constructor(writer: Writer, alts: Map<string, Both<string>>, errors: SeedErrors) {
    this.#writer = writer
    this.#alts = alts
    this.#errors = errors
  }

  get count(): number {
    return this.#uploaded.size
  }

  /** Reports a missing image or alternative text. */
  async checkPicture(name: string, file: string, field: string): Promise<void> {
    await this.checkFile('pictures', `${name}.webp`, file, field)
    if (!this.#alts.has(name))
      this.#errors.add(file, field, `pictures.yaml has no alternative text for ${name}`)
  }

  async checkFile(folder: 'pictures' | 'films', name: string, file: string, field: string): Promise<void> {
    if (!(await exists(join(seedFolder, folder, name)))) {
      this.#errors.add(file, field, `seed/${folder}/${name} does not exist`)
    }
  }

  /** The media document of an image; undefined if the file is missing (with `--lenient`). */
  async picture(name: string): Promise<number | undefined> {
    return this.#once('pictures', `${name}.webp`, this.#alts.get(name) ?? new Both('', ''))
  }

  async film(name: string): Promise<number | undefined> {
    return this.#once('films', name, new Both('', undefined))
  }

  /** Uploads bytes that the seed has generated. */
  async made(name: string, data: Buffer, alt: Both<string>): Promise<number> {
    return this.#upload(name, data, alt)
  }

  async #once(folder: string, name: string, alt: Both<string>): Promise<number | undefined> {
    const path = join(seedFolder, folder, name)
    const key = `${folder}/${name}`
    const known = this.#uploaded.get(key)
    if (known) return known
    if (!(await exists(path))) return undefined
    const upload = this.#uploaded.get(key) ?? readFile(path).then((data) => this.#upload(name, data, alt))
    this.#uploaded.set(key, upload)
    return upload
  }

  async #upload(name: string, data: Buffer, alt: Both<string>): Promise<number> {
    const mimetype = kindOf(name) ?? 'application/octet-stream'
    return this.#writer.create('media', { alt }, { data, name, mimetype, size: data.byteLength })
  }
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}

import type { SanitizedServerEditorConfig } from '@payloadcms/richtext-lexical'
import { Semaphore } from '@site/operations/semaphore.ts'
import type { CollectionSlug, FlattenedField, Payload } from 'payload'
import * as v from 'valibot'
import { convertMarkdown, picturesIn, type Tree } from './bilingual.ts'
import type { Content, Entry, SeedErrors } from './content-files.ts'
import { convertDocument, type Surroundings } from './convert-document.ts'
import { findFields, listReferences } from './find-fields.ts'
import type { Uploads } from './uploads.ts'
import { inParallel, type Writer } from './writer.ts'

/** Documents of a collection that are written at the same time. */
const width = 4
/** Of all collections: on a slow machine, more of them at once keep open transactions waiting until they time out. */
const maxConcurrentConversions = 4

/** What Payload and our hooks throw for values that a field does not accept. */
const RejectionSchema = v.object({
  data: v.object({
    errors: v.pipe(v.array(v.object({ path: v.string(), message: v.string() })), v.nonEmpty()),
  }),
})

export interface Tools {
  readonly payload: Payload
  readonly writer: Writer
  readonly uploads: Uploads
  readonly editorConfig: SanitizedServerEditorConfig
  readonly errors: SeedErrors
  /** The fields of a report's PDF. */
  readonly makePdfs: (report: Tree) => Promise<Tree>
}

/** Writes the content through Payload, which validates it; rejected documents are errors of their file. */
export class Publisher {
  readonly #content: Content
  readonly #tools: Tools
  readonly #ids = new Map<string, Map<string, number>>()
  readonly #started = new Map<string, Promise<readonly Tree[]>>()
  readonly #conversions = new Semaphore({
    concurrency: maxConcurrentConversions,
    maxQueued: Number.POSITIVE_INFINITY,
  })

  constructor(content: Content, tools: Tools) {
    this.#content = content
    this.#tools = tools
  }

  /** Publishes all documents; a collection waits only for those that it refers to. */
  async publishDocuments(): Promise<void> {
    const { collections } = this.#tools.payload.config
    await Promise.all(
      collections.map(async ({ slug }) => this.#complete(slug, await this.#publishOnce(slug))),
    )
  }

  async setGlobals(): Promise<void> {
    for (const { slug, versions } of this.#tools.payload.config.globals) {
      const [entry] = this.#content.get(slug) ?? []
      if (entry === undefined) continue
      const tree = await convertDocument(
        findFields(this.#tools.payload, slug),
        entry.data,
        this.#around(entry),
      )
      const status = versions?.drafts ? { _status: 'published' } : {}
      await this.#attempt(entry, () => this.#tools.writer.setGlobal(slug, { ...tree, ...status }))
    }
  }

  #publishOnce(slug: CollectionSlug): Promise<readonly Tree[]> {
    const known = this.#started.get(slug)
    if (known) return known
    const work = this.#publish(slug)
    this.#started.set(slug, work)
    return work
  }

  /** Writes the documents of a collection, and returns what it wrote. */
  async #publish(slug: CollectionSlug): Promise<readonly Tree[]> {
    const { payload } = this.#tools
    const entries = this.#content.get(slug) ?? []
    if (entries.length === 0) return []
    const fields = findFields(payload, slug)
    const others = payload.config.collections.filter(
      (other) => other.slug !== slug && listReferences(fields).includes(other.slug),
    )
    await Promise.all(others.map((other) => this.#publishOnce(other.slug)))
    const ids = new Map<string, number>()
    this.#ids.set(slug, ids)
    const later = findOwnReferences(fields, slug)
    return inParallel(entries, width, async (entry) => {
      const tree = await this.#conversions.run(() => this.#convert(slug, entry, later))
      const { writer } = this.#tools
      const id = await this.#attempt(entry, () =>
        later.length > 0 ? writer.createDraft(slug, tree) : writer.publish(slug, tree),
      )
      if (id !== undefined) ids.set(entry.key, id)
      return tree
    })
  }

  /** Adds English, and the references to documents of the same collection. */
  async #complete(slug: CollectionSlug, trees: readonly Tree[]): Promise<void> {
    const later = findOwnReferences(findFields(this.#tools.payload, slug), slug)
    if (later.length === 0) return
    const entries = this.#content.get(slug) ?? []
    // One at a time: two that are related to each other would deadlock.
    for (const [index, entry] of entries.entries()) {
      const id = this.#ids.get(slug)?.get(entry.key)
      if (id === undefined) continue
      const references = await convertDocument(later, pick(entry.data, later), this.#around(entry))
      const tree = { ...trees[index], ...references, _status: 'published' }
      await this.#attempt(entry, () => this.#tools.writer.complete(slug, id, tree))
    }
  }

  async #convert(slug: CollectionSlug, entry: Entry, later: readonly FlattenedField[]): Promise<Tree> {
    const fields = findFields(this.#tools.payload, slug)
    const now = fields.filter((field) => !later.includes(field))
    const tree = await convertDocument(now, pick(entry.data, now), this.#around(entry))
    return slug === 'reports' ? { ...tree, ...(await this.#tools.makePdfs(entry.data)) } : tree
  }

  #around({ file, key }: Entry): Surroundings {
    const { uploads, editorConfig, errors } = this.#tools
    return {
      findDocument: (collection, name) => this.#ids.get(collection)?.get(name),
      findFile: (name) => uploads.find(name),
      convertText: async (markdown) => {
        const pictures = new Map<string, number>()
        for (const name of picturesIn(markdown)) {
          const id = await uploads.find(name)
          if (id !== undefined) pictures.set(name, id)
        }
        return convertMarkdown(editorConfig, markdown, {
          pictures,
          terms: this.#ids.get('terms') ?? new Map(),
        })
      },
      addError: (path, message) => errors.add(file, `${key}: ${path}`, message),
    }
  }

  /** Collects the errors of a rejected write. */
  async #attempt<Result>({ file, key }: Entry, write: () => Promise<Result>): Promise<Result | undefined> {
    try {
      return await write()
    } catch (error) {
      const rejection = v.safeParse(RejectionSchema, error)
      if (!rejection.success) {
        throw new Error(`${file} (${key}) cannot be written: ${String(error)}`, { cause: error })
      }
      for (const { path, message } of rejection.output.data.errors) {
        this.#tools.errors.add(file, `${key}: ${path}`, message)
      }
      return undefined
    }
  }
}

/** The references to documents of the same collection, which are written once all of them exist. */
const findOwnReferences = (fields: readonly FlattenedField[], slug: string) =>
  fields.filter((field) => field.type === 'relationship' && field.relationTo === slug)

function pick(data: Tree, fields: readonly FlattenedField[]): Tree {
  return Object.fromEntries(
    Object.entries(data).filter(([name]) => fields.some((field) => field.name === name)),
  )
}

import { Semaphore } from '@site/operations/semaphore.ts'
import type { CollectionSlug, GlobalSlug, Payload } from 'payload'
import { DEMO_CONTENT } from '#cms/base/fields/publication-date.ts'
import { hasEnglish, type Tree, treeInLocale } from './bilingual.ts'

type FileUpload = { data: Buffer; name: string; mimetype: string; size: number }
type Common = {
  data: Tree
  locale: 'id' | 'en'
  depth: 0
  overrideAccess: true
  context: Record<string, unknown>
}

/** Payload as used by the seed, whose data comes from validated files. */
export interface LooseWriter {
  create(
    options: Common & { collection: CollectionSlug; file?: FileUpload; draft?: true },
  ): Promise<{ id: number | string }>
  update(options: Common & { collection: CollectionSlug; id: number | string }): Promise<unknown>
  updateGlobal(options: Common & { slug: GlobalSlug }): Promise<unknown>
}

const context = { withoutChangeFeed: true, withoutSearchIndex: true, [DEMO_CONTENT]: true }
/** Fewer than the connections of the pool: a write that waits for a second one would wait forever. */
const maxConcurrentWrites = 6

const always = { depth: 0, overrideAccess: true, context } as const

/** Writes bilingual trees: Indonesian first, then English into the same rows if there is any. */
export class Writer {
  readonly #payload: LooseWriter
  readonly #slots = new Semaphore({
    concurrency: maxConcurrentWrites,
    maxQueued: Number.POSITIVE_INFINITY,
  })

  constructor(payload: Payload) {
    this.#payload = payload
  }

  async create(collection: CollectionSlug, tree: Tree, file?: FileUpload): Promise<number> {
    return this.#slots.run(() => this.#create(collection, tree, file))
  }

  async #create(collection: CollectionSlug, tree: Tree, file?: FileUpload): Promise<number> {
    const { id } = await this.#payload.create({
      ...always,
      collection,
      data: treeInLocale(tree, 'id'),
      locale: 'id',
      ...(file ? { file } : {}),
    })
    if (hasEnglish(tree)) {
      await this.#payload.update({ ...always, collection, id, data: treeInLocale(tree, 'en'), locale: 'en' })
    }
    return Number(id)
  }

  async publish(collection: CollectionSlug, tree: Tree): Promise<number> {
    return this.create(collection, { ...tree, _status: 'published' })
  }

  /** Creates the Indonesian draft of a document that `complete` publishes: drafts need no complete fields. */
  async createDraft(collection: CollectionSlug, tree: Tree): Promise<number> {
    const { id } = await this.#slots.run(() =>
      this.#payload.create({
        ...always,
        collection,
        data: treeInLocale(tree, 'id'),
        locale: 'id',
        draft: true,
      }),
    )
    return Number(id)
  }

  /** Adds English, and what does not depend on the language, to a document that has Indonesian. */
  async complete(collection: CollectionSlug, id: number, tree: Tree): Promise<void> {
    const locale = hasEnglish(tree) ? 'en' : 'id'
    await this.#payload.update({ ...always, collection, id, data: treeInLocale(tree, locale), locale })
  }

  /** Documents with drafts stay drafts until their last language is written, so that none is published incomplete. */
  async setGlobal(slug: GlobalSlug, tree: Tree): Promise<void> {
    const unfinished = '_status' in tree ? { ...tree, _status: 'draft' } : tree
    await this.#payload.updateGlobal({ ...always, slug, data: treeInLocale(unfinished, 'id'), locale: 'id' })
    await this.#payload.updateGlobal({ ...always, slug, data: treeInLocale(tree, 'en'), locale: 'en' })
  }
}

/** Runs work over a list with limited concurrency; results are in the list's order. */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  width: number,
  work: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const queue = items.entries()
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await work(item, index)
  }
  await Promise.all(Array.from({ length: width }, worker))
  return results
}

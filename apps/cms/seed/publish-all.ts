import type { SanitizedServerEditorConfig } from '@payloadcms/richtext-lexical'
import type { CollectionSlug } from 'payload'
import { type Both, rows, type Tree } from './bilingual.ts'
import type { Entry, SeedErrors } from './content-files.ts'
import type { Uploads } from './uploads.ts'
import { inParallel, type Writer } from './writer.ts'

/** Documents, or pictures, that are written at the same time. */
export const width = 4

/** IDs of other collections' documents by key, which references need. */
export type Ids = Map<string, number>

export type Tools = {
  writer: Writer
  uploads: Uploads
  editorConfig: SanitizedServerEditorConfig
  errors: SeedErrors
}

export const sentences = (texts: Both<string>[]) => rows(texts.map((text) => ({ text })))

/** Publishes a list of documents; returns their IDs by key. */
export async function publishAll<Data extends { key: string }>(
  { writer }: Tools,
  collection: CollectionSlug,
  entries: Entry<Data>[],
  tree: (data: Data, index: number) => Promise<Tree> | Tree,
): Promise<Ids> {
  const ids = await inParallel(entries, width, async ({ file, data }, index) => {
    try {
      return [data.key, await writer.publish(collection, await tree(data, index))] as const
    } catch (error) {
      throw new Error(`${file} (${data.key}) cannot be written to ${collection}: ${String(error)}`, {
        cause: error,
      })
    }
  })
  return new Map(ids)
}

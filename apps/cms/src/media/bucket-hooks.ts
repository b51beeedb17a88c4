import { buffer } from 'node:stream/consumers'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeOperationHook,
} from 'payload'
import * as v from 'valibot'
import type { FileStore } from './file-store.ts'
import { contentTypeOf } from './kinds.ts'

const name = v.nullish(v.string(), null)
const FileNamesSchema = v.object({
  filename: name,
  sizes: v.optional(v.record(v.string(), v.nullish(v.object({ filename: name }))), {}),
})

/** The names of an upload and of its small versions. */
function namesOf(document: unknown): string[] {
  const { filename, sizes } = v.parse(FileNamesSchema, document)
  return [filename, ...Object.values(sizes).map((size) => size?.filename)].filter(
    (found) => typeof found === 'string',
  )
}

const StoredSchema = v.object({ id: v.union([v.number(), v.string()]), data: v.looseObject({}) })

/**
 * Takes what Payload has written into the folder of this machine on into the bucket, where every process finds it. That
 * happens within the transaction: an upload that the bucket does not have does not count.
 */
export function bucketHooks(bucket: FileStore, folder: FileStore) {
  const handIn: CollectionAfterChangeHook = async ({ doc, previousDoc, operation }) => {
    const names = namesOf(doc)
    for (const file of names) {
      if ((await folder.size(file)) === null) continue
      await bucket.write(
        file,
        await buffer(await folder.read(file)),
        contentTypeOf(file) ?? 'application/octet-stream',
      )
      await folder.remove(file)
    }
    if (operation === 'update') {
      const replaced = namesOf(previousDoc).filter((file) => !names.includes(file))
      for (const file of replaced) await bucket.remove(file)
    }
    return doc
  }

  const remove: CollectionAfterDeleteHook = async ({ doc }) => {
    for (const file of namesOf(doc)) await bucket.remove(file)
  }

  /** Another point of interest makes new small versions, of a file that Payload looks for in the folder. */
  const fetchOriginal: CollectionBeforeOperationHook = async ({ req, operation, args }) => {
    if (operation !== 'update' || req.file) return args
    const asked = v.safeParse(StoredSchema, args)
    if (!asked.success || !('focalX' in asked.output.data || req.query?.uploadEdits)) return args
    const stored = await req.payload.findByID({
      collection: 'media',
      id: asked.output.id,
      depth: 0,
      req,
      overrideAccess: true,
      disableErrors: true,
    })
    const file = stored?.filename
    if (file && (await folder.size(file)) === null) {
      await folder.write(file, await buffer(await bucket.read(file)), contentTypeOf(file) ?? '')
    }
    return args
  }

  return { beforeOperation: [fetchOriginal], afterChange: [handIn], afterDelete: [remove] }
}

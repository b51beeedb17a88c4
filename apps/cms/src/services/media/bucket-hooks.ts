import { buffer } from 'node:stream/consumers'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from 'payload'
import * as v from 'valibot'
import { clientError } from '#cms/base/fields/client-error.ts'
import type { FileStore } from './file-store.ts'
import { toContentType } from './kinds.ts'

const name = v.nullish(v.string(), null)
const FileNamesSchema = v.object({
  filename: name,
  sizes: v.optional(v.record(v.string(), v.nullish(v.object({ filename: name }))), {}),
})

/** The file names of an upload and its resized versions. */
function listFileNames(document: unknown): string[] {
  const { filename, sizes } = v.parse(FileNamesSchema, document)
  return [filename, ...Object.values(sizes).map((size) => size?.filename)].filter(
    (found) => typeof found === 'string',
  )
}

const StoredSchema = v.object({ id: v.union([v.number(), v.string()]), data: v.looseObject({}) })

const unavailable = {
  id: 'Penyimpanan berkas sedang tidak dapat dihubungi, jadi perubahan ini tidak disimpan. Coba lagi dalam beberapa menit.',
  en: 'The file storage is currently unavailable, so this change was not saved. Try again in a few minutes.',
}

/** Editors see what to do next; the storage error is logged. */
async function withBucket<Result>(req: PayloadRequest, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    req.payload.logger.error({ err: error }, 'Media storage write failed')
    throw clientError({ req }, unavailable, { status: 503, path: 'file' })
  }
}

/**
 * Moves the files that Payload wrote to the local folder into the bucket, which all processes share. Runs within the
 * transaction: if the bucket write fails, the upload rolls back.
 */
export function bucketHooks(bucket: FileStore, folder: FileStore) {
  const moveToBucket: CollectionAfterChangeHook = async ({ req, doc, previousDoc, operation }) => {
    const names = listFileNames(doc)
    const former = listFileNames(previousDoc)
    try {
      await withBucket(req, async () => {
        for (const file of names) {
          if ((await folder.size(file)) === null) continue
          const data = await buffer(await folder.read(file))
          await bucket.write(file, data, toContentType(file) ?? 'application/octet-stream')
          await folder.remove(file)
        }
        if (operation !== 'update') return
        for (const file of former.filter((file) => !names.includes(file))) await bucket.remove(file)
      })
    } catch (error) {
      // Only the files of this upload.
      for (const file of names.filter((file) => !former.includes(file))) await folder.remove(file)
      throw error
    }
    return doc
  }

  const remove: CollectionAfterDeleteHook = async ({ req, doc }) => {
    await withBucket(req, async () => {
      for (const file of listFileNames(doc)) await bucket.remove(file)
    })
  }

  /** A new focal point re-creates the resized versions, for which Payload needs the original in the local folder. */
  const fetchOriginal: CollectionBeforeOperationHook = async ({ req, operation, args }) => {
    if (operation !== 'update' || req.file) return args
    const parsed = v.safeParse(StoredSchema, args)
    if (!parsed.success || !('focalX' in parsed.output.data || req.query?.uploadEdits)) return args
    const stored = await req.payload.findByID({
      collection: 'media',
      id: parsed.output.id,
      depth: 0,
      req,
      overrideAccess: true,
      disableErrors: true,
    })
    const file = stored?.filename
    if (file && (await folder.size(file)) === null) {
      const data = await withBucket(req, async () => buffer(await bucket.read(file)))
      await folder.write(file, data, toContentType(file) ?? '')
    }
    return args
  }

  return { beforeOperation: [fetchOriginal], afterChange: [moveToBucket], afterDelete: [remove] }
}

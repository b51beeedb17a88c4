import type { CollectionBeforeOperationHook, PayloadRequest, Where } from 'payload'
import * as v from 'valibot'
import { needsApproval } from '#cms/base/access/approval.ts'
import type { Bilingual } from '#cms/base/fields/bilingual.ts'
import { clientError } from '#cms/base/fields/client-error.ts'
import { isUsed } from './media-usage.ts'

const inUse: Bilingual = {
  id: 'Tidak disimpan. Berkas ini sudah dipakai, dan isi situs hanya berubah setelah disetujui. Unggah berkas baru, pilih di dokumennya, lalu minta pemeriksaan dokumen itu.',
  en: 'Not saved. This file is in use, and content changes only after approval. Upload a new file, choose it in the document, and request a review of that document.',
}

const ChangeSchema = v.object({
  id: v.optional(v.union([v.number(), v.string()])),
  where: v.optional(v.custom<Where>((value) => typeof value === 'object' && value !== null)),
})

/**
 * While publications need approval, nobody replaces a file that a document uses, not even one of a draft, which may be
 * approved already. Payload deletes the old file before any other hook.
 */
export const rejectReplacedFiles: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'update') return args
  const { id, where } = v.parse(ChangeSchema, args)
  const filename = req.file?.name
  if (!filename || !(await needsApproval(req))) return args
  const found = await findOthers(req, { and: [id ? { id: { equals: id } } : (where ?? {})] }, filename)
  for (const media of found) {
    if (await isUsed(req, media)) throw clientError({ req }, inUse, { status: 409 })
  }
  return args
}

/** The media files with another content. */
async function findOthers(req: PayloadRequest, where: Where, filename: string): Promise<number[]> {
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { and: [where, { filename: { not_equals: filename } }] },
    select: {},
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  })
  return docs.map(({ id }) => id)
}

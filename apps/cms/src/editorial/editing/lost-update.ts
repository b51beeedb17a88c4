import type { PayloadRequest } from 'payload'
import * as v from 'valibot'
import type { Bilingual } from '#cms/base/fields/bilingual.ts'
import { clientError } from '#cms/base/fields/client-error.ts'

const DatedSchema = v.object({ updatedAt: v.string() })

/** No colon or comma: the admin would render the message as a list. */
const savedMeanwhile: Bilingual = {
  id: 'Tidak disimpan. Dokumen ini sudah disimpan di tempat lain sesudah Anda membukanya. Tulisan Anda masih ada di halaman ini; pilihannya ada di atas formulir.',
  en: 'Not saved. This document was saved elsewhere after you opened it. Your text is still on this page; choose above the form what to do.',
}

type Save<Data> = { data?: Data; originalDoc?: unknown; operation?: 'create' | 'update'; req: PayloadRequest }

/**
 * The form sends the `updatedAt` of the version it loaded. If the stored one is newer, saving would overwrite another
 * user's work: Payload's document lock ends with the first save of the user who took it over.
 */
export function rejectLostUpdate<Data>({ data, originalDoc, operation, req }: Save<Data>): Data | undefined {
  // Restored and duplicated versions carry their own time.
  if (req.payloadAPI !== 'REST' || req.context.isRestoringVersion === true || operation === 'create')
    return data
  if (!v.is(DatedSchema, data) || !v.is(DatedSchema, originalDoc)) return data
  // Publishing one language stores a copy with an older time as the newest version.
  if (Date.parse(originalDoc.updatedAt) <= Date.parse(data.updatedAt)) return data
  throw clientError({ req }, savedMeanwhile, { status: 409 })
}

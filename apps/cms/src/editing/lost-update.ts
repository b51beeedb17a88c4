import type { CollectionBeforeValidateHook, GlobalBeforeValidateHook, PayloadRequest } from 'payload'
import * as v from 'valibot'
import type { Bilingual } from '#cms/fields/bilingual.ts'
import { refusal } from '#cms/fields/refusal.ts'

const DatedSchema = v.object({ updatedAt: v.string() })

/**
 * The admin's form sends the time at which what it was loaded with had been saved. Where the stored document is newer,
 * saving would undo what somebody else has written: Payload's own lock ends with the first save of who took it over.
 */
function refuseLostUpdate(req: PayloadRequest, data: unknown, stored: unknown): void {
  // An old version that is restored has a time of its own.
  if (req.payloadAPI !== 'REST' || req.context.isRestoringVersion === true) return
  if (!v.is(DatedSchema, data) || !v.is(DatedSchema, stored)) return
  // Publishing one language leaves a copy of an older time behind as the newest version.
  if (Date.parse(stored.updatedAt) <= Date.parse(data.updatedAt)) return
  throw refusal({ req }, savedMeanwhile, { status: 409 })
}

/** Without a colon and a comma: the admin would make a list of it. */
const savedMeanwhile: Bilingual = {
  id: 'Tidak disimpan. Dokumen ini sudah disimpan di tempat lain sesudah Anda membukanya. Tulisan Anda masih ada di halaman ini; pilihannya ada di atas formulir.',
  en: 'Not saved. This document was saved elsewhere after you opened it. What you wrote is still on this page; above the form you can choose what to do.',
}

export const refuseLostDocument: CollectionBeforeValidateHook = ({ data, originalDoc, operation, req }) => {
  if (operation === 'update') refuseLostUpdate(req, data, originalDoc)
  return data
}

export const refuseLostGlobal: GlobalBeforeValidateHook = ({ data, originalDoc, req }) => {
  refuseLostUpdate(req, data, originalDoc)
  return data
}

import { getTranslation } from '@payloadcms/translations'
import type { Endpoint, FlattenedField, PayloadRequest } from 'payload'
import * as v from 'valibot'
import { isComputed } from './computed-fields.ts'
import { findContent, type Kind } from './edited-content.ts'
import { findLosses, type InBoth, type Loss, lossesPath } from './losses.ts'

const RecordSchema = v.record(v.string(), v.unknown())
const VersionSchema = v.object({
  parent: v.optional(v.union([v.string(), v.number()]), ''),
  version: RecordSchema,
})

/**
 * GET /api/<collection>/versions/:id/losses and /api/globals/<slug>/versions/:id/losses: what restoring the version
 * would undo. Needs read access to versions.
 */
export const lossesEndpoint = (kind: Kind, slug: string): Endpoint => ({
  path: `/versions/:id/${lossesPath}`,
  method: 'get',
  handler: async (req) => {
    const { config, read, readVersion } = findContent(req, kind, slug)
    const id = String(req.routeParams?.id ?? '')
    const old = await inBoth(async (locale) => readVersion(id, { locale, fallbackLocale: false }))
    const { parent } = v.parse(VersionSchema, old.id)
    const current = await inBoth(async (locale) =>
      read(parent, { locale, fallbackLocale: false, draft: true }),
    )
    return respond(req, config.flattenedFields, current, old)
  },
})

/** Sequential: both calls set the language of the request. */
async function inBoth(find: (locale: 'id' | 'en') => Promise<object>): Promise<InBoth> {
  const id = v.parse(RecordSchema, await find('id'))
  const en = v.parse(RecordSchema, await find('en'))
  return { id, en }
}

function respond(
  req: PayloadRequest,
  fields: readonly FlattenedField[],
  current: InBoth,
  versions: InBoth,
): Response {
  const old = {
    id: v.parse(VersionSchema, versions.id).version,
    en: v.parse(VersionSchema, versions.en).version,
  }
  const shown = fields.filter((field) => field.name !== '_status' && !isComputed(field))
  const names = new Map(shown.map((field) => [field.name, formatLabel(field, req)]))
  const losses = findLosses([...names.keys()], current, old)
  const labelled = losses.map((loss): Loss => ({ ...loss, field: names.get(loss.field) ?? loss.field }))
  return Response.json(labelled)
}

function formatLabel(field: FlattenedField, { i18n }: PayloadRequest): string {
  const { label } = field
  if (typeof label === 'function') return label({ i18n, t: i18n.t })
  return label ? getTranslation(label, i18n) : field.name
}

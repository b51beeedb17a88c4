import { getTranslation } from '@payloadcms/translations'
import type { Endpoint, FlattenedField, PayloadRequest } from 'payload'
import * as v from 'valibot'
import { isComputed } from './computed-fields.ts'
import { findContent, type Kind } from './edited-content.ts'
import { findLosses, type InBoth, type Loss, lossesPath, publicationLossesPath } from './losses.ts'
import { isNewestRestored } from './restored.ts'

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
    const [inIndonesian, inEnglish] = [v.parse(VersionSchema, old.id), v.parse(VersionSchema, old.en)]
    const { parent } = inIndonesian
    const current = await inBoth(async (locale) =>
      read(parent, { locale, fallbackLocale: false, draft: true }),
    )
    return respond(req, config.flattenedFields, current, {
      id: inIndonesian.version,
      en: inEnglish.version,
    })
  },
})

/**
 * GET /api/<collection>/:id/publication-losses and /api/globals/<slug>/publication-losses: what publishing undoes, if the
 * newest version was restored.
 */
export const publicationLossesEndpoint = (kind: Kind, slug: string): Endpoint => ({
  path: kind === 'collections' ? `/:id/${publicationLossesPath}` : `/${publicationLossesPath}`,
  method: 'get',
  handler: async (req) => {
    const { config, read } = findContent(req, kind, slug)
    const id = String(req.routeParams?.id ?? '')
    const inState = (draft: boolean) =>
      inBoth(async (locale) => read(id, { locale, fallbackLocale: false, draft }))
    const newest = await inState(true)
    if (!(await isNewestRestored(req, slug, kind === 'collections' ? id : null))) return Response.json([])
    return respond(req, config.flattenedFields, await inState(false), newest)
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
  old: InBoth,
): Response {
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

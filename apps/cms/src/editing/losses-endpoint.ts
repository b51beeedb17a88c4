import { getTranslation } from '@payloadcms/translations'
import type { Endpoint, FlattenedField, PayloadRequest } from 'payload'
import * as v from 'valibot'
import { type InBoth, type Loss, lossesOf, lossesPath } from './losses.ts'

const path = `/versions/:id/${lossesPath}`
const RecordSchema = v.record(v.string(), v.unknown())
const VersionSchema = v.object({
  parent: v.optional(v.union([v.string(), v.number()])),
  version: RecordSchema,
})

type Find = (locale: 'id' | 'en') => Promise<unknown>

/** GET /api/<collection>/versions/:id/losses: what restoring the version would undo. For who may read versions. */
export const documentLosses = (slug: string): Endpoint => ({
  path,
  method: 'get',
  handler: async (req) => {
    const config = req.payload.config.collections.find((each) => each.slug === slug)
    if (!config) return absent()
    const ask = (locale: 'id' | 'en') =>
      ({
        collection: config.slug,
        locale,
        fallbackLocale: false,
        depth: 0,
        overrideAccess: false,
        req,
      }) as const
    const old = await inBoth(async (locale) =>
      req.payload.findVersionByID({ ...ask(locale), id: versionId(req) }),
    )
    const parent = v.parse(VersionSchema, old.id).parent ?? ''
    const current = await inBoth(async (locale) =>
      req.payload.findByID({ ...ask(locale), id: parent, draft: true }),
    )
    return answer(req, config.flattenedFields, current, old)
  },
})

/** GET /api/globals/<slug>/versions/:id/losses. */
export const globalLosses = (slug: string): Endpoint => ({
  path,
  method: 'get',
  handler: async (req) => {
    const config = req.payload.config.globals.find((each) => each.slug === slug)
    if (!config) return absent()
    const ask = (locale: 'id' | 'en') =>
      ({ slug: config.slug, locale, fallbackLocale: false, depth: 0, overrideAccess: false, req }) as const
    const old = await inBoth(async (locale) =>
      req.payload.findGlobalVersionByID({ ...ask(locale), id: versionId(req) }),
    )
    const current = await inBoth(async (locale) => req.payload.findGlobal({ ...ask(locale), draft: true }))
    return answer(req, config.flattenedFields, current, old)
  },
})

const absent = () => Response.json({ errors: [{ message: 'There is no such version.' }] }, { status: 404 })
const versionId = (req: PayloadRequest) => String(req.routeParams?.id ?? '')

/** One after the other: both set the language of the request. */
async function inBoth(find: Find): Promise<InBoth> {
  const id = v.parse(RecordSchema, await find('id'))
  const en = v.parse(RecordSchema, await find('en'))
  return { id, en }
}

function answer(
  req: PayloadRequest,
  fields: readonly FlattenedField[],
  current: InBoth,
  versions: InBoth,
): Response {
  const old = {
    id: v.parse(VersionSchema, versions.id).version,
    en: v.parse(VersionSchema, versions.en).version,
  }
  const shown = fields.filter((field) => !isHidden(field))
  const names = new Map(shown.map((field) => [field.name, labelOf(field, req)]))
  const losses = lossesOf([...names.keys()], current, old)
  const labelled = losses.map((loss): Loss => ({ ...loss, field: names.get(loss.field) ?? loss.field }))
  return Response.json(labelled, { headers: { 'cache-control': 'no-store' } })
}

/** What nobody writes by hand is worked out again. */
const isHidden = ({ name, admin }: FlattenedField) =>
  name === '_status' ||
  (admin !== undefined && (('hidden' in admin && admin.hidden) || ('readOnly' in admin && admin.readOnly)))

function labelOf(field: FlattenedField, { i18n }: PayloadRequest): string {
  const { label } = field
  if (typeof label === 'function') return label({ i18n, t: i18n.t })
  return label ? getTranslation(label, i18n) : field.name
}

import { isLocale } from '@site/contracts/locale.ts'
import { type CollectionBeforeValidateHook, ValidationError, type Where } from 'payload'
import * as v from 'valibot'
import { translate } from '#cms/base/fields/translate.ts'
import { toBilingualLabel } from '#cms/editorial/completeness/text-columns.ts'
import { readTitle } from '#cms/editorial/links/find-links.ts'

const ValueSchema = v.pipe(v.string(), v.trim(), v.minLength(1))

const words = {
  slug: { id: 'Slug', en: 'slug' },
  code: { id: 'Kode', en: 'code' },
} as const

/** The database rejects duplicates too, but without naming the other document. */
const rejectDuplicate =
  (name: keyof typeof words): CollectionBeforeValidateHook =>
  async ({ collection, data, originalDoc, req }) => {
    const parsed = v.safeParse(ValueSchema, data?.[name])
    const field = collection.fields.find((candidate) => 'name' in candidate && candidate.name === name)
    if (!parsed.success || field?.type !== 'text' || !isLocale(req.locale)) return data
    const where: Where = {
      and: [
        { [name]: { equals: parsed.output } },
        ...(originalDoc?.id ? [{ id: { not_equals: originalDoc.id } }] : []),
      ],
    }
    const others = {
      collection: collection.slug,
      where,
      locale: req.locale,
      overrideAccess: true,
      req,
    } as const
    // Cheaper than a search for whole documents, which nearly always finds none.
    if ((await req.payload.count(others)).totalDocs === 0) return data
    const { docs } = await req.payload.find({ ...others, depth: 0, limit: 1, pagination: false })
    const [other] = docs
    if (other === undefined) return data
    const otherName = `“${readTitle(other, collection.admin.useAsTitle ?? 'id')}” (#${other.id})`
    const label = toBilingualLabel(collection.labels.singular, collection.slug)
    const message = translate(
      { req },
      {
        id: `${words[name].id} ini sudah dipakai oleh ${label.id} ${otherName}. Pilih ${words[name].id.toLowerCase()} lain, atau ubah dulu ${words[name].id.toLowerCase()} dokumen itu.`,
        en: `This ${words[name].en} is already used by the ${label.en} ${otherName}. Choose another one, or change that document's ${words[name].en} first.`,
      },
    )
    const errors = [{ path: name, label: translate({ req }, toBilingualLabel(field.label, name)), message }]
    throw new ValidationError({ collection: collection.slug, errors, req }, req.t)
  }

export const rejectDuplicateSlug = rejectDuplicate('slug')
export const rejectDuplicateCode = rejectDuplicate('code')

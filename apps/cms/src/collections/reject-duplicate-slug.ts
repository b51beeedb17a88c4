import { isLocale } from '@site/contracts/locale.ts'
import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import * as v from 'valibot'
import { labelOf } from '#cms/completeness/text-columns.ts'
import { translate } from '#cms/fields/translate.ts'

const SlugSchema = v.object({ slug: v.pipe(v.string(), v.minLength(1)) })

/** The database rejects duplicates too, but without naming the other document. */
export const rejectDuplicateSlug: CollectionBeforeValidateHook = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  const parsed = v.safeParse(SlugSchema, data)
  const field = collection.fields.find((candidate) => 'name' in candidate && candidate.name === 'slug')
  if (!parsed.success || field?.type !== 'text' || !isLocale(req.locale)) return data
  const { docs } = await req.payload.find({
    collection: collection.slug,
    where: {
      and: [
        { slug: { equals: parsed.output.slug } },
        ...(originalDoc?.id ? [{ id: { not_equals: originalDoc.id } }] : []),
      ],
    },
    locale: req.locale,
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
    req,
  })
  const [other] = docs
  if (other === undefined) return data
  const title: unknown = new Map<string, unknown>(Object.entries(other)).get(
    collection.admin.useAsTitle ?? 'id',
  )
  const name = `“${typeof title === 'string' ? title : ''}” (#${other.id})`
  const label = labelOf(collection.labels.singular, collection.slug)
  const message = translate(
    { req },
    {
      id: `Slug ini sudah dipakai oleh ${label.id} ${name}. Pilih slug lain, atau ubah dulu slug dokumen itu.`,
      en: `This slug is already used by the ${label.en} ${name}. Choose another one, or change that document's slug first.`,
    },
  )
  const errors = [{ path: 'slug', label: translate({ req }, labelOf(field.label, 'slug')), message }]
  throw new ValidationError({ collection: collection.slug, errors, req }, req.t)
}

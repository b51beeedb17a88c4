import * as v from 'valibot'
import { type RequestLike, translate } from '#cms/base/fields/translate.ts'
import { checkHttpsAddress } from '#cms/base/fields/web-address.ts'

/** An online event that has not ended, whose form does not say that it may lack the link. */
const NeedsLinkSchema = v.object({
  mode: v.literal('online'),
  isWithoutJoinLink: v.optional(v.nullable(v.literal(false))),
  isCanceled: v.optional(v.nullable(v.literal(false))),
  endsAt: v.pipe(
    v.union([v.string(), v.date()]),
    v.check((end) => new Date(end).getTime() > Date.now()),
  ),
})

/** Drafts are not validated. */
export function checkJoinAddress(
  value: unknown,
  options: RequestLike & { data: Partial<unknown> },
): string | true {
  if (value) return checkHttpsAddress(value, options)
  return (
    !v.is(NeedsLinkSchema, options.data) ||
    translate(options, {
      id: 'Acara daring tanpa tautan: peserta tidak dapat bergabung, dan emailnya tidak berisi tautan. Tulis tautan, atau centang “Terbit tanpa tautan bergabung”.',
      en: 'An online event without a link: nobody can join, and the emails contain no link. Enter the link, or tick “Publish without a join link”.',
    })
  )
}

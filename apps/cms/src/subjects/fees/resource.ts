import type { Fee } from '@site/contracts/content/fees.ts'
import type { Resource } from '#cms/services/site-api/context.ts'
import { withDraft } from '#cms/services/site-api/preview.ts'
import { day, publishedAtAll } from '#cms/services/site-api/published.ts'

/** Every published period in both languages: a price list must not depend on a translation. */
export const feeList: Resource = async (context) => {
  const { payload, locale, tags } = context
  tags.list('fees')
  const options = {
    collection: 'fees',
    locale,
    fallbackLocale: locale === 'id' ? 'en' : 'id',
    depth: 0,
    overrideAccess: true,
  } as const
  const { docs } = await payload.find({
    ...options,
    where: publishedAtAll(),
    sort: ['account', 'channel', 'side', '-validFrom'],
    pagination: false,
  })
  const shown = await withDraft(context, 'fees', docs, (id) =>
    payload.findByID({ ...options, id, draft: true }),
  )
  const fees = shown.flatMap((document): Fee[] => {
    const { id, account, channel, side, percent, minimum, validFrom, validTo, source } = document
    tags.document('fees', id)
    // A previewed draft may be incomplete, whatever its type says.
    if (!account || !channel || !side || typeof percent !== 'number' || !validFrom) return []
    return [
      {
        id,
        account,
        channel,
        side,
        percent,
        minimum: minimum ?? null,
        validFrom: day(validFrom),
        validTo: validTo ? day(validTo) : null,
        source: source ?? '',
      },
    ]
  })
  return { fees }
}

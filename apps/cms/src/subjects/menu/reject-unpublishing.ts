import type { GlobalBeforeOperationHook } from 'payload'
import * as v from 'valibot'
import type { Bilingual } from '#cms/base/fields/bilingual.ts'
import { clientError } from '#cms/base/fields/client-error.ts'

const neverUnpublished: Bilingual = {
  id: 'Menu tidak dapat ditarik dari situs. Matikan entri yang tidak ditampilkan lalu terbitkan.',
  en: 'The menu cannot be unpublished. Turn off the entries that are not shown and publish.',
}

const UnpublishingSchema = v.object({
  draft: v.optional(v.literal(false)),
  data: v.object({ _status: v.literal('draft') }),
})

/** Without a menu, visitors find no page. The seed, which has no user, publishes its second language. */
export const rejectUnpublishing: GlobalBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'update' && req.user && v.is(UnpublishingSchema, args)) {
    throw clientError({ req }, neverUnpublished)
  }
}

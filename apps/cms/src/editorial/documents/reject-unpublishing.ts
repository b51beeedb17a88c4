import type { GlobalBeforeOperationHook } from 'payload'
import * as v from 'valibot'
import type { Bilingual } from '#cms/base/fields/bilingual.ts'
import { clientError } from '#cms/base/fields/client-error.ts'

const PublicationSchema = v.object({ data: v.object({ _status: v.literal('published') }) })
const DraftSchema = v.object({ draft: v.literal(true) })

/**
 * For a global without which visitors find no page. A save without a status would take the one of a newer draft. The
 * seed, which has no user, publishes its second language.
 */
export function rejectUnpublishing(message: Bilingual): GlobalBeforeOperationHook {
  return async ({ args, global, operation, overrideAccess, req }) => {
    const isHarmless = v.is(PublicationSchema, args) || v.is(DraftSchema, args)
    if (operation !== 'update' || !req.user || isHarmless) return
    // Payload checks access after this hook, and must be the one to refuse accounts that may not change the global.
    const isAllowed = overrideAccess || (await global.access.update({ req }))
    if (isAllowed) throw clientError({ req }, message)
  }
}

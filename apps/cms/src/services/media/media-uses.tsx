import type { UIFieldServerProps } from 'payload'
import { adminLanguage } from '#cms/base/admin/copy.ts'
import { Places } from '#cms/editorial/links/links-view.tsx'
import { mediaCopy } from './media-copy.ts'
import { findMediaUses } from './media-usage.ts'
import '#cms/base/admin/admin-views.css'

/** Below a media file: the documents that use it. */
export async function MediaUses({ id, req }: UIFieldServerProps) {
  if (id === undefined) return null
  const language = adminLanguage(req.i18n.language)
  const words = mediaCopy[language]
  const uses = await findMediaUses(req, Number(id))
  return (
    <section className="media-uses">
      <h2>
        {words.uses} ({uses.length})
      </h2>
      {uses.length === 0 ? <p>{words.unused}</p> : <Places language={language} places={uses} />}
    </section>
  )
}

import type { SiteContext } from '#cms/services/site-api/context.ts'
import { createTermLinks } from '#cms/services/term-links/link-terms.ts'
import { readGlossary } from '#cms/services/term-links/read-glossary.ts'
import { html, type RichText } from './rich-text.ts'

/** Writes rich texts with their blocks, and with links to the glossary. Any changed term may add or remove a link. */
export async function linkedText({
  payload,
  locale,
  tags,
}: SiteContext): Promise<(value: RichText) => string> {
  tags.list('terms')
  const { terms, matcher } = await readGlossary(payload, locale)
  return (value) => html(value, { links: createTermLinks(matcher, locale), terms, tags })
}

import { useMemo } from 'react'
import { splitAtHeadings } from '#app/content/text-headings.ts'
import { FoldedPart } from '#app/design/folded-part.tsx'
import { Prose } from '#app/design/prose.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { useTermProse } from '#app/page-parts/term-prose.tsx'

/** A chapter in parts: on narrow screens only the first one is open, and a heading opens its part. */
export function LessonText({ html, locale }: { html: string; locale: Locale }) {
  useTermProse(html, locale)
  const { intro, parts } = useMemo(() => splitAtHeadings(html), [html])
  return (
    <>
      {intro === '' ? null : <Prose html={intro} />}
      {parts.map(({ id, title, html: part }, position) => (
        <FoldedPart key={id} id={id} isOpen={position === 0} title={title}>
          <Prose html={part} />
        </FoldedPart>
      ))}
    </>
  )
}

import { useMemo } from 'react'
import { asMarkup } from './rich-text.ts'

/**
 * Editors' text: HTML that the content service made from its own rich text and cleaned. Its headings carry ids
 * for deep links; where several texts share a page, a prefix keeps these apart.
 */
export function Prose({ html, idPrefix = '' }: { html: string; idPrefix?: string }) {
  // Made once: React would write another object into the page anew, under the reader's selection and focus.
  const markup = useMemo(() => {
    const own = idPrefix === '' ? html : html.replaceAll(/(<h[2-6] id=")/g, `$1${idPrefix}-`)
    return { __html: asMarkup(own) }
  }, [html, idPrefix])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the content service is the only source and sanitises it
  return <div className="prose" dangerouslySetInnerHTML={markup} />
}

import { useMemo } from 'react'
import './table.css'
import { asMarkup } from './rich-text.ts'

/** Of the headings, and of the tables that have their names, exactly as the CMS writes them (services/html). */
const headingIds = /(<h[2-6] id="|<table class="data-table" aria-labelledby=")/g

/**
 * Rich text: HTML rendered and sanitized by the CMS. Its headings have ids for deep links; if several texts share a
 * page, a prefix keeps the ids unique.
 */
export function Prose({ html, idPrefix = '' }: { html: string; idPrefix?: string }) {
  // Memoized: for a new object React would replace the HTML and destroy the reader's selection and focus.
  const markup = useMemo(() => {
    const own = idPrefix === '' ? html : html.replaceAll(headingIds, `$1${idPrefix}-`)
    return { __html: asMarkup(own) }
  }, [html, idPrefix])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the CMS is the only source and sanitizes it
  return <div className="prose" dangerouslySetInnerHTML={markup} />
}

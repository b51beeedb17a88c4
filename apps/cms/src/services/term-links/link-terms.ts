import type { HTMLConverters } from '@payloadcms/richtext-lexical/html'
import { documentPath } from '@site/contracts/content/document-paths.ts'
import type { Locale } from '@site/contracts/locale.ts'
import { escapeHtml } from '@site/operations/escape-html.ts'
import type { GlossaryTerm } from './read-glossary.ts'
import type { NamedTerm, TermMatcher } from './term-matcher.ts'

/** More links would make the text hard to read. */
const maxLinks = 12

type LinkedTerm = Pick<GlossaryTerm, 'id' | 'slug' | 'term' | 'abbreviation' | 'definition'>

/** The terms that one document has linked so far. */
export interface TermLinks<Term extends NamedTerm = GlossaryTerm> {
  readonly locale: Locale
  readonly matcher: TermMatcher<Term>
  readonly linked: Set<number>
}

export function createTermLinks<Term extends NamedTerm>(
  matcher: TermMatcher<Term>,
  locale: Locale,
): TermLinks<Term> {
  return { matcher, locale, linked: new Set() }
}

/** A link to a term's page; the web service shows its data in a popover. `content` is HTML. */
export function termLink(
  locale: Locale,
  { slug, term, abbreviation, definition }: LinkedTerm,
  content: string,
): string {
  const name = abbreviation ? `${term} (${abbreviation})` : term
  const href = documentPath('terms', locale, slug)
  return `<a href="${href}" data-term="${escapeHtml(name)}" data-definition="${escapeHtml(definition)}">${content}</a>`
}

/** Parts of a text without (null) or with a term to link: the first use of each in the document. */
export function splitAtTerms<Term extends NamedTerm>(
  text: string,
  { matcher, linked }: TermLinks<Term>,
): { text: string; term: Term | null }[] {
  const parts: { text: string; term: Term | null }[] = []
  let from = 0
  for (const { start, end, term } of matcher.matches(text)) {
    if (linked.size >= maxLinks) break
    if (linked.has(term.id)) continue
    linked.add(term.id)
    parts.push({ text: text.slice(from, start), term: null }, { text: text.slice(start, end), term })
    from = end
  }
  return [...parts, { text: text.slice(from), term: null }].filter((part) => part.text !== '')
}

/** No links within links, and none where they would distract. */
const withoutLinks = new Set(['heading', 'link', 'autolink', 'quote'])

/** Whether terms within this node, such as a paragraph or a table cell, become links. */
export function mayHoldLinks(node: object): boolean {
  const { type, headerState } = { type: '', headerState: 0, ...node }
  return !withoutLinks.has(type) && headerState === 0
}

function isLinkable(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return true
  return mayHoldLinks(node) && isLinkable('parent' in node ? node.parent : null)
}

type TextConverter = NonNullable<HTMLConverters['text']>

/** A converter of text nodes that links terms, around the one that formats and escapes. */
export function linkingText(text: TextConverter, links: TermLinks): TextConverter {
  if (typeof text !== 'function') return text
  return (options) =>
    isLinkable(options.parent)
      ? splitAtTerms(options.node.text, links)
          .map((part) => {
            const content = text({ ...options, node: { ...options.node, text: part.text } })
            return part.term ? termLink(links.locale, part.term, content) : content
          })
          .join('')
      : text(options)
}

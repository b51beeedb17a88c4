import { convertLexicalToHTML, type HTMLConvertersFunction } from '@payloadcms/richtext-lexical/html'
import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import { escapeHtml } from '@site/operations/escape-html.ts'
import * as v from 'valibot'
import { slugify } from '#cms/base/fields/slug.ts'
import { safeAddress } from '#cms/base/fields/web-address.ts'
import { linkingText } from '#cms/services/term-links/link-terms.ts'
import { blockConverters, type Surroundings } from './rich-text-blocks.ts'
import { createTableConverter } from './rich-text-table.ts'

const NodeSchema: v.GenericSchema<{ text?: string | undefined; children?: unknown[] | undefined }> = v.object(
  {
    text: v.optional(v.string()),
    children: v.optional(v.array(v.unknown())),
  },
)

function plainText(node: unknown): string {
  const parsed = v.safeParse(NodeSchema, node)
  if (!parsed.success) return ''
  return (parsed.output.text ?? '') + (parsed.output.children ?? []).map(plainText).join('')
}

/** For nodes that the editor does not produce. */
const nothing = () => ''

/**
 * Uses only Payload's converters for nodes that the editor produces. The others trust data that an account may have
 * stored without the editor: script URLs of files, markup in class names of table cells.
 */
function converters(around: Surroundings | null): HTMLConvertersFunction {
  const used = new Map<string, number>()
  let lastHeading: string | null = null
  const idFor = (text: string) => {
    const base = slugify(text) || 'section'
    const count = (used.get(base) ?? 0) + 1
    used.set(base, count)
    return count === 1 ? base : `${base}-${count}`
  }
  return ({
    defaultConverters: {
      paragraph = nothing,
      text = nothing,
      linebreak = nothing,
      tab = nothing,
      quote = nothing,
      list = nothing,
    },
  }) => ({
    paragraph,
    text: around ? linkingText(text, around.links) : text,
    linebreak,
    tab,
    quote,
    list,
    table: createTableConverter(() => lastHeading),
    ...(around ? blockConverters(around) : {}),
    unknown: nothing,
    heading: ({ node, nodesToHTML }) => {
      const tag = node.tag === 'h2' ? 'h2' : 'h3'
      const content = nodesToHTML({ nodes: node.children }).join('')
      lastHeading = idFor(plainText(node))
      return `<${tag} id="${lastHeading}">${content}</${tag}>`
    },
    // The default writes empty style attributes, which violate the content security policy, and numbers bullets.
    listitem: ({ node, nodesToHTML, parent }) => {
      const number = 'tag' in parent && parent.tag === 'ol' ? ` value="${Number(node.value)}"` : ''
      const nested = node.children.some(({ type }) => type === 'list') ? ' class="nestedListItem"' : ''
      return `<li${nested}${number}>${nodesToHTML({ nodes: node.children }).join('')}</li>`
    },
    link: ({ node, nodesToHTML }) => link(node.fields.url, nodesToHTML({ nodes: node.children }).join('')),
    autolink: ({ node, nodesToHTML }) =>
      link(node.fields.url, nodesToHTML({ nodes: node.children }).join('')),
  })
}

function link(address: unknown, content: string): string {
  const href = safeAddress(address)
  return href === null ? content : `<a href="${escapeHtml(href)}">${content}</a>`
}

export const RichTextSchema = v.object({ root: v.object({ children: v.array(v.unknown()) }) })
export type RichText = v.InferOutput<typeof RichTextSchema> | null | undefined

function isEditorState(value: RichText): value is RichText & SerializedEditorState {
  return Boolean(value) && Array.isArray(value?.root.children)
}

/**
 * Renders rich text as HTML. Headings get IDs from their text, so that links to them stay valid; the converters escape
 * the text. With surroundings, blocks are rendered, and the first use of each term becomes a link.
 */
export function html(value: RichText, around: Surroundings | null = null): string {
  if (!isEditorState(value)) return ''
  // Inline styles would violate the content security policy.
  return convertLexicalToHTML({
    data: value,
    converters: converters(around),
    disableContainer: true,
    disableIndent: true,
    disableTextAlign: true,
  })
}

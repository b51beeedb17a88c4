import { convertLexicalToHTML, type HTMLConvertersFunction } from '@payloadcms/richtext-lexical/html'
import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import { escapeHtml } from '@site/operations/escape-html.ts'
import * as v from 'valibot'
import { slugify } from '#cms/fields/slug.ts'
import { safeAddress } from '#cms/fields/web-address.ts'

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

/** Of what the editor does not make. */
const nothing = () => ''

/**
 * Of Payload's own converters only those for what the editor can make. The others trust what an account may have stored
 * past the editor: a file's address that runs script, markup in the name of a table cell's class.
 */
function converters(): HTMLConvertersFunction {
  const used = new Map<string, number>()
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
    text,
    linebreak,
    tab,
    quote,
    list,
    unknown: nothing,
    heading: ({ node, nodesToHTML }) => {
      const tag = node.tag === 'h2' ? 'h2' : 'h3'
      const content = nodesToHTML({ nodes: node.children }).join('')
      return `<${tag} id="${idFor(plainText(node))}">${content}</${tag}>`
    },
    // The default writes empty style attributes, which a strict content policy refuses, and numbers bullets.
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

type RichText = { root: { children: unknown[] } } | null | undefined

function isEditorState(value: RichText): value is RichText & SerializedEditorState {
  return Boolean(value) && Array.isArray(value?.root.children)
}

/**
 * HTML of what an editor wrote. Headings get ids made from their text, so that links to them last;
 * the text itself is escaped by the converters.
 */
export function html(value: RichText): string {
  if (!isEditorState(value)) return ''
  // A strict content policy refuses inline styles.
  return convertLexicalToHTML({
    data: value,
    converters: converters(),
    disableContainer: true,
    disableIndent: true,
    disableTextAlign: true,
  })
}

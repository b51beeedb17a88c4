import type { HTMLConverter } from '@payloadcms/richtext-lexical/html'
import { calloutKinds, EmbedSchema, embedMarkup } from '@site/contracts/content/embeds.ts'
import type { Locale } from '@site/contracts/locale.ts'
import { escapeHtml } from '@site/operations/escape-html.ts'
import * as v from 'valibot'
import type { Media } from '#cms/base/payload-types.ts'
import { queryPattern } from '#cms/base/rich-text/blocks.ts'
import { mediaFields, picture } from '#cms/services/site-api/files.ts'
import type { Tags } from '#cms/services/site-api/tags.ts'
import { type TermLinks, termLink } from '#cms/services/term-links/link-terms.ts'
import type { Glossary } from '#cms/services/term-links/read-glossary.ts'

/** What the blocks of a text need. */
export interface Surroundings {
  readonly links: TermLinks
  readonly terms: Glossary['terms']
  readonly tags: Tags
}

/** The fields that blocks need of populated relations. */
export const textPopulate = { media: mediaFields, terms: { term: true } } as const

const kindNames = {
  example: { id: 'Contoh', en: 'Example' },
  note: { id: 'Catatan', en: 'Note' },
  warning: { id: 'Peringatan', en: 'Warning' },
} satisfies Record<(typeof calloutKinds)[number], Record<Locale, string>>

const text = v.fallback(v.string(), '')
const CalloutSchema = v.object({
  kind: v.fallback(v.picklist(calloutKinds), 'note'),
  body: v.object({
    root: v.object({
      children: v.array(v.looseObject({ type: v.string(), version: v.fallback(v.number(), 1) })),
    }),
  }),
})
const QuerySchema = v.fallback(v.pipe(v.string(), v.regex(queryPattern)), '')
const CalculatorSchema = v.object({ tool: v.unknown(), label: text, values: QuerySchema })
const PictureSchema = v.object({
  picture: v.custom<Media>((value) => typeof value === 'object' && value !== null),
  caption: text,
})
const TermSchema = v.object({ term: v.union([v.number(), v.object({ id: v.number(), term: text })]) })

/** The place of an embed, which the web service renders; nothing for invalid values, which drafts may have. */
function place(embed: unknown): string {
  const { success, output } = v.safeParse(EmbedSchema, embed)
  return success ? embedMarkup(output) : ''
}

/** A converter of the fields of a block, which an account may have stored without the editor. */
function converter<Schema extends v.GenericSchema>(
  schema: Schema,
  convert: (
    fields: v.InferOutput<Schema>,
    nodesToHTML: Parameters<Exclude<HTMLConverter, string>>[0]['nodesToHTML'],
  ) => string,
): HTMLConverter<{ fields?: unknown }> {
  return ({ node, nodesToHTML }) => {
    const { success, output } = v.safeParse(schema, node.fields)
    return success ? convert(output, nodesToHTML) : ''
  }
}

const embed = (kind: string) => converter(v.looseObject({}), (fields) => place({ ...fields, kind }))

export function blockConverters({ links: { locale, linked }, terms, tags }: Surroundings) {
  return {
    blocks: {
      callout: converter(
        CalloutSchema,
        ({ kind, body }, nodesToHTML) =>
          `<div class="callout callout-${kind}" role="note"><p class="callout-kind">${kindNames[kind][locale]}</p>${nodesToHTML({ nodes: body.root.children }).join('')}</div>`,
      ),
      picture: converter(PictureSchema, ({ picture: file, caption }) =>
        place({ kind: 'picture', picture: picture(file, tags), caption }),
      ),
      companyFigures: embed('companyFigures'),
      priceChart: embed('priceChart'),
      calculator: converter(CalculatorSchema, ({ tool, label, values }) =>
        place({ kind: 'calculator', page: tool, label, query: values }),
      ),
    },
    inlineBlocks: {
      companyFigure: embed('companyFigure'),
      term: converter(TermSchema, ({ term }) => {
        const id = typeof term === 'number' ? term : term.id
        const known = terms.find((each) => each.id === id)
        // The name of a term that is not published in this language.
        if (known === undefined) return typeof term === 'number' ? '' : escapeHtml(term.term)
        linked.add(id)
        return termLink(locale, known, escapeHtml(known.term))
      }),
    },
  }
}

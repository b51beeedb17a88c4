import {
  BlockquoteFeature,
  BlocksFeature,
  BoldFeature,
  createServerFeature,
  EXPERIMENTAL_TableFeature,
  FixedToolbarFeature,
  HeadingFeature,
  InlineToolbarFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  SubscriptFeature,
  SuperscriptFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical'
import type { Block, Field, FieldAffectingData, RichTextField } from 'payload'
import { describedBy, type FieldText } from '#cms/base/fields/bilingual.ts'
import { type RequestLike, translate } from '#cms/base/fields/translate.ts'
import { checkLinkAddress } from '#cms/base/fields/web-address.ts'
import { calloutBlock, embedBlocks, inlineBlocks } from './blocks.ts'
import { rejectTooDeep } from './depth.ts'
import { headingTags, invalidBlock, richTextError } from './errors.ts'
import { rejectMalformed } from './shape.ts'

/** The editor itself accepts any URL without spaces, even `javascript:`. */
function withAddressCheck(field: FieldAffectingData): Field | FieldAffectingData {
  if (field.name !== 'url' || field.type !== 'text') return field
  return { ...field, validate: (value: unknown, options: RequestLike) => checkLinkAddress(value, options) }
}

/** Keeps what Word and Google Docs mean by their HTML. */
const PasteFeature = createServerFeature({
  key: 'cleanPaste',
  feature: { ClientFeature: '/base/rich-text/paste-plugin.tsx#PasteFeatureClient' },
})

/** Typed commands with a space. */
const HeadingCommandFeature = createServerFeature({
  key: 'headingCommand',
  feature: { ClientFeature: '/base/rich-text/heading-plugin.tsx#HeadingCommandClient' },
})

/** The formatting that every text can have. */
const formatting = [
  ParagraphFeature(),
  HeadingFeature({ enabledHeadingSizes: [...headingTags] }),
  BoldFeature(),
  ItalicFeature(),
  SuperscriptFeature(),
  SubscriptFeature(),
  UnorderedListFeature(),
  OrderedListFeature(),
  BlockquoteFeature(),
  LinkFeature({
    enabledCollections: [],
    fields: ({ defaultFields }) => defaultFields.map(withAddressCheck),
  }),
  EXPERIMENTAL_TableFeature(),
  FixedToolbarFeature(),
  InlineToolbarFeature(),
  PasteFeature(),
  HeadingCommandFeature(),
]

type Editor = ReturnType<typeof lexicalEditor>

function checked(writing: Editor): Editor {
  return async (options) => {
    const adapter = await writing(options)
    const { hooks } = adapter
    return {
      ...adapter,
      // First, because the editor's own hooks recurse into the text.
      hooks: {
        ...hooks,
        beforeValidate: [rejectTooDeep, rejectMalformed, ...(hooks?.beforeValidate ?? [])],
      },
      validate: async (value, validation) => {
        const error = richTextError(value)
        if (error) return translate(validation, error)
        const result = await adapter.validate(value, validation)
        const invalid = typeof result === 'string' ? invalidBlock(result, allBlocks) : null
        return invalid ? translate(validation, invalid) : result
      },
    }
  }
}

/** Of most texts. */
export const editor = checked(lexicalEditor({ features: formatting }))

const withBlocks = (within: Block[]) =>
  checked(lexicalEditor({ features: [...formatting, BlocksFeature({ blocks: within, inlineBlocks })] }))

const blocks = [...embedBlocks, calloutBlock(withBlocks(embedBlocks))]
const allBlocks = [...blocks, ...inlineBlocks]

/** Of articles, lessons, reports and morning notes, in which the web service renders images and live figures. */
export const embeddingEditor = withBlocks(blocks)

export function richTextField(
  name: string,
  options: FieldText & { required?: boolean; linksTerms?: boolean },
): RichTextField {
  return {
    name,
    type: 'richText',
    label: options.label,
    localized: true,
    required: options.required ?? false,
    admin: {
      ...describedBy(options),
      components: {
        afterInput: [
          '/base/admin/word-count.tsx#WordCount',
          ...(options.linksTerms ? ['/services/term-links/used-terms.tsx#UsedTerms'] : []),
        ],
      },
    },
  }
}

export const bodyField = (required = true): RichTextField =>
  richTextField('body', { label: { id: 'Isi', en: 'Body' }, required })

/**
 * The text of a document with callouts, images, charts and live figures, in which the first use of each term becomes a
 * link.
 */
export const termBodyField = (): RichTextField => ({
  ...richTextField('body', { label: { id: 'Isi', en: 'Body' }, required: true, linksTerms: true }),
  editor: embeddingEditor,
})

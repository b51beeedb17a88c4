import { type Block, StaticPageSchema } from '@site/contracts/content/pages.ts'
import type { Page } from '#cms/base/payload-types.ts'
import { followContract } from '#cms/services/contract/follow-contract.ts'
import { html } from '#cms/services/html/rich-text.ts'
import type { Resource, SiteContext } from '#cms/services/site-api/context.ts'
import { mediaFields, picture } from '#cms/services/site-api/files.ts'
import { findPreview, isPreviewed, selectVersion } from '#cms/services/site-api/preview.ts'
import { findBySlug, findDraft, findTranslated } from '#cms/services/site-api/published.ts'
import { findRevision } from '#cms/services/site-api/revised-at.ts'
import type { Tags } from '#cms/services/site-api/tags.ts'
import { pages } from './pages.ts'

const page = followContract(pages.fields, StaticPageSchema, { computed: ['blocks'] })

type PageBlock = NonNullable<Page['blocks']>[number]

function toBlock(block: PageBlock, tags: Tags): Block {
  switch (block.blockType) {
    case 'text':
      return { kind: 'text', heading: block.heading ?? '', body: html(block.body) }
    case 'figures':
      return {
        kind: 'figures',
        heading: block.heading ?? '',
        items: (block.items ?? []).flatMap(({ label, value }) => (label && value ? { label, value } : [])),
      }
    case 'timeline':
      return {
        kind: 'timeline',
        heading: block.heading ?? '',
        items: (block.items ?? []).flatMap(({ date, title, text }) =>
          title ? { date, title, text: text ?? '' } : [],
        ),
      }
    case 'picture':
      return { kind: 'picture', picture: picture(block.picture, tags), caption: block.caption ?? '' }
    case 'callToAction':
      return {
        kind: 'callToAction',
        heading: block.heading ?? '',
        text: block.text ?? '',
        page: block.page,
        label: block.label ?? '',
      }
  }
}

type Found = Awaited<ReturnType<typeof findBySlug>>

async function respond(context: SiteContext, found: Found) {
  const { payload, locale, tags } = context
  if (found === null) {
    tags.list('pages')
    return null
  }
  const document = await payload.findByID({
    collection: 'pages',
    id: found.id,
    ...selectVersion(context, 'pages', found.id),
    locale,
    populate: { media: mediaFields },
    depth: 1,
    overrideAccess: true,
  })
  tags.document('pages', document.id)
  return {
    id: document.id,
    ...page.read(document, { tags }),
    blocks: (document.blocks ?? []).map((block) => toBlock(block, tags)),
    translations: found.translations,
    revisedAt: await findRevision(context, 'pages', document.id),
  }
}

export const pageBySlug: Resource = async (context) =>
  respond(context, await findBySlug(context, 'pages', context.path.slug ?? ''))

export const pageByKey: Resource = async (context) => {
  const key = context.path.key ?? ''
  const preview = findPreview(context, 'pages')
  if (preview && isPreviewed(preview, { key })) {
    return respond(context, await findDraft(context, 'pages', preview.document))
  }
  const found = await findTranslated(context, 'pages', { key: { equals: key } })
  if (found) context.tags.page('pages', found.id)
  return respond(context, found)
}

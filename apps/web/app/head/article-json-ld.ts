import type { Picture } from '@site/contracts/content/document-parts.ts'
import type { Article } from 'schema-dts'
import type { SiteFacts } from './site-facts.ts'
import { firmReference } from './structured-data.ts'

interface WrittenDocument {
  readonly title: string
  readonly summary: string
  readonly publishedAt: string
  readonly revisedAt?: string | null
  readonly cover?: Picture | null
  readonly author?: { readonly name: string; readonly role: string } | null
  readonly section?: string | null
}

/** JSON-LD of a dated text by a person or by the firm. */
export function articleJsonLd(
  type: 'Article' | 'NewsArticle',
  document: WrittenDocument,
  site: SiteFacts,
): Article {
  const { title, summary, publishedAt, revisedAt, cover, author, section } = document
  const picture = cover ? `${site.siteUrl}${cover.path}` : null
  return {
    '@type': type,
    '@id': `${site.canonical}#article`,
    mainEntityOfPage: site.canonical,
    headline: title,
    description: summary,
    inLanguage: site.languageTag,
    datePublished: publishedAt,
    dateModified: revisedAt ?? publishedAt,
    image: picture === null ? [site.picture] : [picture, site.picture],
    author: author ? { '@type': 'Person', name: author.name, jobTitle: author.role } : firmReference(site),
    publisher: firmReference(site),
    ...(section ? { articleSection: section } : {}),
    isAccessibleForFree: true,
  }
}

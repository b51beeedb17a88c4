import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, CollectionConfig, Field } from 'payload'
import { editors } from '#cms/base/access/editors.ts'
import { editorsAndReviewers } from '#cms/base/access/editors-and-reviewers.ts'
import { publishedOrStaff } from '#cms/base/access/published-or-staff.ts'
import type { Bilingual } from '#cms/base/fields/bilingual.ts'
import { schedulePublish } from '#cms/base/fields/numbers-and-dates.ts'
import { changeFeedHooks, type RelatedTags } from '#cms/editorial/change-feed/hooks.ts'
import {
  translationCompleteField,
  withdrawnField,
} from '#cms/editorial/completeness/translation-complete-field.ts'
import { previewIn } from '#cms/editorial/preview/preview-address.ts'
import { slugHooks } from '#cms/editorial/redirects/follow-slugs.ts'
import { searchHooks } from '#cms/editorial/search/hooks.ts'
import { indexedCollection } from '#cms/editorial/search/indexed-collections.ts'
import { maxVersions } from '#cms/editorial/versions/max-versions.ts'
import { settleSnapshot } from '#cms/editorial/versions/settle-snapshot.ts'
import { rejectDuplicateCode, rejectDuplicateSlug } from './reject-duplicate-slug.ts'

type DocumentCollection = {
  slug: CollectionConfig['slug']
  labels: { singular: Bilingual; plural: Bilingual }
  group: Bilingual
  description?: Bilingual
  useAsTitle: string
  defaultColumns: string[]
  fields: Field[]
  /** Columns that the site's lists sort by; each gets an index with `_status`. The admin's list sorts by the first. */
  sortedBy: string[]
  /** Tags that a change invalidates besides the document's own and its list's. */
  relatedTags?: RelatedTags
  beforeChange?: CollectionBeforeChangeHook[]
  afterChange?: CollectionAfterChangeHook[]
}

/**
 * A collection with drafts, scheduled publishing, versions and change events. Payload's REST API denies access without
 * an account.
 */
export function documentCollection(options: DocumentCollection): CollectionConfig {
  return {
    slug: options.slug,
    labels: options.labels,
    admin: {
      group: options.group,
      useAsTitle: options.useAsTitle,
      defaultColumns: [...options.defaultColumns, '_status', 'updatedAt'],
      ...(options.description ? { description: options.description } : {}),
      ...previewIn(options.slug),
    },
    access: {
      read: publishedOrStaff,
      readVersions: editorsAndReviewers,
      create: editors,
      update: editorsAndReviewers,
      delete: editors,
    },
    versions: { drafts: { schedulePublish }, maxPerDoc: maxVersions },
    defaultSort: listOrder(options),
    indexes: options.sortedBy.map((column) => ({ fields: ['_status', column] })),
    fields: hasTexts(options.fields)
      ? [...options.fields, withdrawnField, translationCompleteField]
      : options.fields,
    hooks: documentHooks(options),
  }
}

/** Newest first, unless the order is manual or by name. PostgreSQL puts drafts without a date before all others. */
function listOrder({ sortedBy: [column], useAsTitle }: DocumentCollection): string {
  if (column === undefined) return useAsTitle
  return column === 'order' || column === useAsTitle ? column : `-${column}`
}

/** A collection of figures and names has nothing to translate. */
function hasTexts(fields: Field[]): boolean {
  return fields.some((field) => 'localized' in field && field.localized === true)
}

function documentHooks({
  slug,
  relatedTags,
  beforeChange = [],
  afterChange = [],
}: DocumentCollection): NonNullable<CollectionConfig['hooks']> {
  const feed = changeFeedHooks(relatedTags)
  const search = indexedCollection(slug) ? searchHooks() : { afterChange: [], afterDelete: [] }
  const slugs = slugHooks(slug)
  return {
    ...feed,
    beforeValidate: [rejectDuplicateSlug, rejectDuplicateCode],
    beforeChange: [...beforeChange, ...slugs.beforeChange, ...(feed.beforeChange ?? [])],
    // The index first: writing a change event, as redirects do too, holds a lock until the transaction ends.
    afterChange: [
      ...search.afterChange,
      ...afterChange,
      ...slugs.afterChange,
      ...(feed.afterChange ?? []),
      settleSnapshot,
    ],
    afterDelete: [...search.afterDelete, ...(feed.afterDelete ?? [])],
  }
}

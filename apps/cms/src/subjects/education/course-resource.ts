import { type Course, CourseSchema } from '@site/contracts/content/education.ts'
import { followContract } from '#cms/services/contract/follow-contract.ts'
import { detailResource } from '#cms/services/site-api/detail-resource.ts'
import { findPreview, isPreviewed } from '#cms/services/site-api/preview.ts'
import { instant } from '#cms/services/site-api/published.ts'
import { categories } from '#cms/subjects/categories/categories.ts'
import { toPath } from '#cms/subjects/categories/resource.ts'
import { allSeries } from './lesson-resource.ts'

const { select } = followContract(categories.fields, CourseSchema, {
  computed: ['lessons'],
  alsoSelected: ['kind'],
})

/** A learning path with its chapters. Other categories, and paths without a chapter, have no page. */
export const courseDetail = detailResource('categories', {
  select,
  alongside: (context) => allSeries(context),
  respond: (document, all, context): Omit<Course, 'translations'> | null => {
    const { tags, path } = context
    const preview = findPreview(context, 'categories')
    const isDraft = preview !== null && isPreviewed(preview, { slug: path.slug ?? '' })
    const found = toPath(
      isDraft ? { ...document, slug: path.slug ?? '', name: document.name || '–' } : document,
      tags,
    )
    const lessons = all.find(({ series }) => series.id === document.id)?.lessons ?? []
    if (document.kind !== 'learning' || found === null || (lessons.length === 0 && !isDraft)) return null
    return { ...found, lessons, updatedAt: instant(document.updatedAt, document.createdAt) }
  },
})

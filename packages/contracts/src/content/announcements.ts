import * as v from 'valibot'
import {
  CategorySchema,
  createPageSchema,
  detailEntries,
  documentEntries,
  FileSchema,
  InstantSchema,
} from './document-parts.ts'

export const AnnouncementSummarySchema = v.object({
  ...documentEntries,
  category: v.nullable(CategorySchema),
  importance: v.picklist(['normal', 'high']),
  publishedAt: InstantSchema,
})
export type AnnouncementSummary = v.InferOutput<typeof AnnouncementSummarySchema>

/** `years` are all years with announcements, newest first, independent of the filter. */
export const AnnouncementListSchema = v.object({
  ...createPageSchema(AnnouncementSummarySchema).entries,
  categories: v.array(CategorySchema),
  years: v.optional(v.array(v.number()), []),
})
export type AnnouncementList = v.InferOutput<typeof AnnouncementListSchema>

export const AnnouncementSchema = v.object({
  ...AnnouncementSummarySchema.entries,
  ...detailEntries,
  attachment: v.nullable(FileSchema),
  related: v.array(AnnouncementSummarySchema),
})
export type Announcement = v.InferOutput<typeof AnnouncementSchema>

import * as v from 'valibot'
import {
  CategorySchema,
  detailEntries,
  documentEntries,
  FileSchema,
  InstantSchema,
  pageOf,
} from './document-parts.ts'

export const AnnouncementSummarySchema = v.object({
  ...documentEntries,
  category: v.nullable(CategorySchema),
  importance: v.picklist(['normal', 'high']),
  publishedAt: InstantSchema,
})
export type AnnouncementSummary = v.InferOutput<typeof AnnouncementSummarySchema>

export const AnnouncementListSchema = v.object({
  ...pageOf(AnnouncementSummarySchema).entries,
  categories: v.array(CategorySchema),
})
export type AnnouncementList = v.InferOutput<typeof AnnouncementListSchema>

export const AnnouncementSchema = v.object({
  ...AnnouncementSummarySchema.entries,
  ...detailEntries,
  attachment: v.nullable(FileSchema),
  related: v.array(AnnouncementSummarySchema),
})
export type Announcement = v.InferOutput<typeof AnnouncementSchema>

import * as v from 'valibot'
import {
  CategorySchema,
  detailEntries,
  documentEntries,
  FileSchema,
  HtmlSchema,
  IdSchema,
  InstantSchema,
  PictureSchema,
  pageOf,
} from './document-parts.ts'

export const EventSummarySchema = v.object({
  ...documentEntries,
  cover: v.nullable(PictureSchema),
  startsAt: InstantSchema,
  endsAt: InstantSchema,
  registrationOpensAt: InstantSchema,
  registrationClosesAt: InstantSchema,
  mode: v.picklist(['online', 'place']),
  venue: v.string(),
  capacity: v.number(),
  seatsTaken: v.number(),
  /** Free places on the waiting list, which opens when all seats are taken. */
  waitingPlacesLeft: v.number(),
  isCanceled: v.optional(v.boolean(), false),
})
export type EventSummary = v.InferOutput<typeof EventSummarySchema>

/** `when` = upcoming (soonest first) or past (latest first). */
export const EventListSchema = pageOf(EventSummarySchema)

export const EventSchema = v.object({
  ...EventSummarySchema.entries,
  ...detailEntries,
  speakerRole: v.string(),
  related: v.array(EventSummarySchema),
})
export type Event = v.InferOutput<typeof EventSchema>

export const LessonSummarySchema = v.object({
  ...documentEntries,
  cover: v.nullable(PictureSchema),
  level: v.picklist(['beginner', 'intermediate', 'advanced']),
  readingMinutes: v.number(),
})
export type LessonSummary = v.InferOutput<typeof LessonSummarySchema>

/** A lesson in the list of its series. */
const SeriesLessonSchema = v.omit(LessonSummarySchema, ['summary', 'cover'])
export type SeriesLesson = v.InferOutput<typeof SeriesLessonSchema>

export const SeriesSchema = v.object({ series: CategorySchema, lessons: v.array(SeriesLessonSchema) })
export type Series = v.InferOutput<typeof SeriesSchema>

/** `series` contains all lessons of the series in order, including this one. */
export const LessonSchema = v.object({
  ...LessonSummarySchema.entries,
  ...detailEntries,
  publishedAt: InstantSchema,
  series: SeriesSchema,
})
export type Lesson = v.InferOutput<typeof LessonSchema>

export const VideoSchema = v.object({
  id: IdSchema,
  title: v.string(),
  summary: v.string(),
  transcript: HtmlSchema,
  category: v.nullable(CategorySchema),
  poster: v.nullable(PictureSchema),
  file: v.nullable(FileSchema),
  captions: v.nullable(FileSchema),
  durationSeconds: v.number(),
  publishedAt: InstantSchema,
})
export type Video = v.InferOutput<typeof VideoSchema>

export const VideoListSchema = v.object({
  ...pageOf(VideoSchema).entries,
  categories: v.array(CategorySchema),
})
export type VideoList = v.InferOutput<typeof VideoListSchema>

export const EducationHubSchema = v.object({
  events: v.array(EventSummarySchema),
  series: v.array(SeriesSchema),
  videos: v.array(VideoSchema),
})
export type EducationHub = v.InferOutput<typeof EducationHubSchema>

import * as v from 'valibot'
import { TranslationsSchema } from '../locale-schemas.ts'
import {
  CategorySchema,
  createPageSchema,
  DaySchema,
  detailEntries,
  documentEntries,
  FileSchema,
  HtmlSchema,
  IdSchema,
  InstantSchema,
  PictureSchema,
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
  /** Seats and waiting places that are only held, and return unless they are confirmed. */
  unconfirmedPlaces: v.optional(v.number(), 0),
  isCanceled: v.optional(v.boolean(), false),
})
export type EventSummary = v.InferOutput<typeof EventSummarySchema>

/** `when` = upcoming (soonest first) or past (latest first). */
export const EventListSchema = createPageSchema(EventSummarySchema)

export const EventSchema = v.object({
  ...EventSummarySchema.entries,
  ...detailEntries,
  speakerRole: v.string(),
  /** The start before the event was moved. */
  movedFrom: v.optional(v.nullable(InstantSchema), null),
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

/** A learning path: a category of lessons with texts of its own. */
const SeriesCategorySchema = v.object({
  ...CategorySchema.entries,
  description: v.string(),
  /** For whom the path is. */
  audience: v.string(),
  /** What readers can do after the last chapter. */
  outcome: v.string(),
})

export const SeriesSchema = v.object({
  series: SeriesCategorySchema,
  lessons: v.array(SeriesLessonSchema),
})
export type Series = v.InferOutput<typeof SeriesSchema>

/** The page of a learning path, with the summaries of its chapters. */
export const CourseSchema = v.object({
  ...SeriesCategorySchema.entries,
  lessons: v.array(v.omit(LessonSummarySchema, ['cover'])),
  translations: TranslationsSchema,
  updatedAt: InstantSchema,
})
export type Course = v.InferOutput<typeof CourseSchema>

const QuizAnswerSchema = v.object({ text: v.string(), isCorrect: v.boolean() })

export const QuizQuestionSchema = v.object({
  question: v.string(),
  /** The part of the text that it belongs to, counted from 1; null: asked after the text. */
  afterPart: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))), null),
  answers: v.array(QuizAnswerSchema),
  explanation: v.string(),
})
export type QuizQuestion = v.InferOutput<typeof QuizQuestionSchema>

export const LessonSourceSchema = v.object({
  title: v.string(),
  url: v.pipe(v.string(), v.url(), v.startsWith('https://')),
  checkedOn: DaySchema,
})
export type LessonSource = v.InferOutput<typeof LessonSourceSchema>

/** `series` contains all lessons of the series in order, including this one. */
export const LessonSchema = v.object({
  ...LessonSummarySchema.entries,
  ...detailEntries,
  publishedAt: InstantSchema,
  /** null: a previewed draft has no published path. */
  series: v.nullable(SeriesSchema),
  /** What readers can do after this lesson. */
  takeaways: v.array(v.string()),
  sources: v.array(LessonSourceSchema),
  /** Rows without a text in this language are omitted. */
  quiz: v.array(QuizQuestionSchema),
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
  ...createPageSchema(VideoSchema).entries,
  categories: v.array(CategorySchema),
})
export type VideoList = v.InferOutput<typeof VideoListSchema>

export const EducationHubSchema = v.object({
  events: v.array(EventSummarySchema),
  series: v.array(SeriesSchema),
  videos: v.array(VideoSchema),
})
export type EducationHub = v.InferOutput<typeof EducationHubSchema>

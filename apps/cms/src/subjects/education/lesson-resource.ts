import {
  LessonSchema,
  type LessonSource,
  type LessonSummary,
  LessonSummarySchema,
  type QuizQuestion,
  QuizQuestionSchema,
  type Series,
} from '@site/contracts/content/education.ts'
import * as v from 'valibot'
import { checkHttpsAddress } from '#cms/base/fields/web-address.ts'
import type { Lesson } from '#cms/base/payload-types.ts'
import {
  type ContractFields,
  followContract,
  type ReadContext,
} from '#cms/services/contract/follow-contract.ts'
import { linkedText } from '#cms/services/html/linked-html.ts'
import { textPopulate } from '#cms/services/html/rich-text-blocks.ts'
import type { SiteContext } from '#cms/services/site-api/context.ts'
import { detailResource } from '#cms/services/site-api/detail-resource.ts'
import { findFirst, inOrder, loadedById } from '#cms/services/site-api/listed.ts'
import { findPreview } from '#cms/services/site-api/preview.ts'
import { day } from '#cms/services/site-api/published.ts'
import { learningPaths } from '#cms/subjects/categories/resource.ts'
import { lessons as collection } from './lessons.ts'

const maxLessons = 300

const summary = followContract(collection.fields, LessonSummarySchema, { alsoSelected: ['category'] })
const detail = followContract(collection.fields, LessonSchema, {
  computed: ['series'],
  alsoSelected: ['category'],
})
const populate = { ...textPopulate, categories: {} }

function toLesson({ read }: ContractFields, document: Lesson, context: ReadContext) {
  context.tags.document('lessons', document.id)
  return {
    id: document.id,
    ...read(document, context),
    readingMinutes: document.readingMinutes ?? 1,
  }
}

/** A draft may lack its category, whatever its type says. */
function readCategoryId(relation: Lesson['category'] | null): number | undefined {
  return typeof relation === 'number' ? relation : relation?.id
}

async function loadAll(context: SiteContext) {
  const { payload, locale } = context
  const ids = await findFirst(context, 'lessons', { by: 'order', order: 'ascending', limit: maxLessons })
  const { docs } = await payload.find({
    collection: 'lessons',
    locale,
    select: summary.select,
    populate,
    depth: 1,
    ...loadedById(ids),
  })
  return inOrder(docs, ids)
}

/** All learning paths that have lessons in this language, with their lessons in order. */
export async function allSeries(context: SiteContext): Promise<(Series & { lessons: LessonSummary[] })[]> {
  const { tags } = context
  tags.list('lessons')
  const [paths, lessons] = await Promise.all([learningPaths(context), loadAll(context)])
  return paths
    .map((series) => ({
      series,
      lessons: lessons
        .filter((lesson) => readCategoryId(lesson.category) === series.id)
        .map((lesson) => v.parse(LessonSummarySchema, toLesson(summary, lesson, context))),
    }))
    .filter(({ lessons: ofSeries }) => ofSeries.length > 0)
}

export const lessonDetail = detailResource('lessons', {
  select: detail.select,
  populate,
  alongside: (context) => allSeries(context),
  respond: async (document, all, context) => {
    const categoryId = readCategoryId(document.category)
    const series = all.find((candidate) => candidate.series.id === categoryId) ?? null
    if (series === null && findPreview(context, 'lessons')?.document !== document.id) return null
    return {
      ...toLesson(detail, document, { ...context, toHtml: await linkedText(context) }),
      series,
      sources: listSources(document.sources),
      quiz: toQuiz(document.quiz),
    }
  },
})

/** A draft may lack the day or a valid URL. */
function listSources(sources: Lesson['sources']): LessonSource[] {
  return (sources ?? []).flatMap(({ title, url, checkedOn }) =>
    title && checkedOn && checkHttpsAddress(url) === true ? [{ title, url, checkedOn: day(checkedOn) }] : [],
  )
}

/** A draft may have the place 0 or 1.5. */
const findPlace = (afterPart: number | null | undefined): number | null =>
  v.is(QuizQuestionSchema.entries.afterPart, afterPart) ? (afterPart ?? null) : null

/**
 * In the order of the editor, by which browsers store answers. Without one of its texts, a question cannot be answered
 * or judged in this language.
 */
function toQuiz(quiz: Lesson['quiz']): QuizQuestion[] {
  return (quiz ?? []).flatMap(({ question, afterPart, answers, explanation }) => {
    const written = (answers ?? []).flatMap(({ text, isCorrect }) =>
      text ? [{ text, isCorrect: isCorrect === true }] : [],
    )
    const isWhole = written.length === answers?.length && written.some(({ isCorrect }) => isCorrect)
    return question && explanation && isWhole
      ? [{ question, afterPart: findPlace(afterPart), answers: written, explanation }]
      : []
  })
}

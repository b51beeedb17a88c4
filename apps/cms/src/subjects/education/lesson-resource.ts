import type { LessonSource, LessonSummary, QuizQuestion, Series } from '@site/contracts/content/education.ts'
import { checkHttpsAddress } from '#cms/base/fields/web-address.ts'
import type { Lesson } from '#cms/base/payload-types.ts'
import { linkedHtml } from '#cms/services/html/linked-html.ts'
import { textPopulate } from '#cms/services/html/rich-text-blocks.ts'
import type { SiteContext } from '#cms/services/site-api/context.ts'
import { detailResource } from '#cms/services/site-api/detail-resource.ts'
import { picture } from '#cms/services/site-api/files.ts'
import { findFirst, inOrder, loadedById } from '#cms/services/site-api/listed.ts'
import { day, instant } from '#cms/services/site-api/published.ts'
import { toSeo } from '#cms/services/site-api/seo.ts'
import type { Tags } from '#cms/services/site-api/tags.ts'
import { learningPaths } from '#cms/subjects/categories/resource.ts'

const maxLessons = 300

const summaryFields = {
  slug: true,
  title: true,
  summary: true,
  cover: true,
  level: true,
  readingMinutes: true,
  category: true,
} as const
const populate = { ...textPopulate, categories: {} }

function toSummary(document: Pick<Lesson, 'id' | keyof typeof summaryFields>, tags: Tags): LessonSummary {
  tags.document('lessons', document.id)
  return {
    id: document.id,
    slug: document.slug ?? '',
    title: document.title,
    summary: document.summary ?? '',
    cover: picture(document.cover, tags),
    level: document.level,
    readingMinutes: document.readingMinutes ?? 1,
  }
}

function readCategoryId(relation: Lesson['category']): number {
  return typeof relation === 'number' ? relation : relation.id
}

async function loadAll(context: SiteContext) {
  const { payload, locale } = context
  const ids = await findFirst(context, 'lessons', { by: 'order', order: 'ascending', limit: maxLessons })
  const { docs } = await payload.find({
    collection: 'lessons',
    locale,
    select: summaryFields,
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
        .map((lesson) => toSummary(lesson, tags)),
    }))
    .filter(({ lessons: ofSeries }) => ofSeries.length > 0)
}

export const lessonDetail = detailResource('lessons', {
  select: {
    ...summaryFields,
    body: true,
    takeaways: true,
    sources: true,
    quiz: true,
    publishedAt: true,
    updatedAt: true,
    seo: true,
    createdAt: true,
  },
  populate,
  alongside: (context) => allSeries(context),
  respond: async (document, all, context) => {
    const series = all.find((candidate) => candidate.series.id === readCategoryId(document.category))
    if (series === undefined) return null
    return {
      ...toSummary(document, context.tags),
      body: await linkedHtml(context, document.body),
      updatedAt: instant(document.updatedAt, document.createdAt),
      seo: toSeo(document, context.tags),
      publishedAt: instant(document.publishedAt, document.createdAt),
      series,
      takeaways: (document.takeaways ?? []).flatMap(({ text }) => text || []),
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

/** Without one of its texts, a question cannot be answered or judged in this language. */
function toQuiz(quiz: Lesson['quiz']): QuizQuestion[] {
  return (quiz ?? []).flatMap(({ question, answers, explanation }) => {
    const written = (answers ?? []).flatMap(({ text, isCorrect }) =>
      text ? [{ text, isCorrect: isCorrect === true }] : [],
    )
    const isWhole = written.length === answers?.length && written.some(({ isCorrect }) => isCorrect)
    return question && explanation && isWhole ? [{ question, answers: written, explanation }] : []
  })
}

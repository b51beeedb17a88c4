import { readFolder, readList, readLists, type SeedErrors } from './content-files.ts'
import * as schemas from './schemas.ts'

/** All files, read and validated before anything is written. */
export async function readDocuments(errors: SeedErrors) {
  const { AuthorSchema, CategorySchema, FaqSchema, OfficeSchema, RecommendationSchema } = schemas
  return {
    categories: await readList('categories.yaml', CategorySchema, errors),
    authors: await readList('authors.yaml', AuthorSchema, errors),
    articles: await readFolder('articles', schemas.ArticleSchema, errors),
    announcements: await readFolder('announcements', schemas.AnnouncementSchema, errors),
    faqs: await readList('faqs.yaml', FaqSchema, errors),
    promos: await readFolder('promos', schemas.PromoSchema, errors),
    events: await readFolder('events', schemas.EventSchema, errors),
    lessons: await readFolder('learning', schemas.LessonSchema, errors),
    terms: await readLists('terms', schemas.TermSchema, errors),
    videos: await readFolder('videos', schemas.VideoSchema, errors),
    reports: await readFolder('research', schemas.ReportSchema, errors),
    notes: await readFolder('morning-notes', schemas.NoteSchema, errors),
    recommendations: await readList('recommendations.yaml', RecommendationSchema, errors),
    products: await readFolder('products', schemas.ProductSchema, errors),
    services: await readFolder('services', schemas.ServiceSchema, errors),
    accountTypes: await readList('account-types.yaml', schemas.AccountTypeSchema, errors),
    fees: await readList('fees.yaml', schemas.FeePeriodSchema, errors),
    funds: await readList('funds.yaml', schemas.FundSchema, errors),
    bondSeries: await readList('bond-series.yaml', schemas.BondSeriesSchema, errors),
    pages: await readFolder('pages', schemas.PageSchema, errors),
    offices: await readList('offices.yaml', OfficeSchema, errors),
    contactSubjects: await readList('contact-subjects.yaml', schemas.ContactSubjectSchema, errors),
  }
}
export type Documents = Awaited<ReturnType<typeof readDocuments>>

/** The bodies that may contain images and terms, in each language. */
export function textsOf({ articles, lessons, reports, notes }: Documents): { file: string; text: string }[] {
  return [...articles, ...lessons, ...reports, ...notes].flatMap(({ file, data: { body } }) =>
    [body.id, body.en ?? ''].map((text) => ({ file, text })),
  )
}

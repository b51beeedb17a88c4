import type { CategoryKind } from '#cms/base/fields/relations.ts'
import { picturesIn, termsIn } from './bilingual.ts'
import type { Entry, SeedErrors } from './content-files.ts'
import { type Documents, textsOf } from './documents.ts'
import type { Uploads } from './uploads.ts'

/** Checks that referenced categories, authors, images, videos and reports exist. */
export async function checkReferences(
  documents: Documents,
  uploads: Uploads,
  errors: SeedErrors,
): Promise<void> {
  const categories = new Map(documents.categories.map(({ data }) => [data.key, data.kind]))
  const checkCategory = (entries: Entry<{ category: string }>[], kind: CategoryKind) => {
    for (const { file, data } of entries) {
      if (categories.get(data.category) !== kind) {
        errors.add(file, 'category', `there is no ${kind} category ${data.category}`)
      }
    }
  }
  checkCategory(documents.articles, 'article')
  checkCategory(documents.announcements, 'announcement')
  checkCategory(documents.faqs, 'faq')
  checkCategory(documents.lessons, 'learning')
  checkCategory(documents.videos, 'video')
  checkCategory(documents.reports, 'research')
  const terms = new Set(documents.terms.map(({ data }) => data.key))
  for (const { file, text } of textsOf(documents)) {
    for (const name of picturesIn(text)) await uploads.checkPicture(name, file, 'body')
    for (const key of termsIn(text)) {
      if (!terms.has(key)) errors.add(file, 'body', `the term ${key} does not exist`)
    }
  }
  for (const { file, data } of documents.terms) {
    for (const name of data.related) {
      if (!terms.has(name)) errors.add(file, `related of ${data.key}`, `${name} does not exist`)
    }
  }
  checkNames(documents.articles, 'author', ({ author }) => author, documents.authors, errors)
  checkNames(
    documents.recommendations,
    'replacedBy',
    ({ replacedBy }) => replacedBy,
    documents.recommendations,
    errors,
  )
  checkNames(documents.recommendations, 'report', ({ report }) => report, documents.reports, errors)
  const covered = [
    ...documents.articles,
    ...documents.promos,
    ...documents.events,
    ...documents.lessons,
    ...documents.products,
    ...documents.services,
  ]
  for (const { file, data } of covered) await uploads.checkPicture(data.cover, file, 'cover')
  for (const { file, data } of documents.authors) await uploads.checkPicture(data.picture, file, 'picture')
  for (const { file, data } of documents.pages) {
    for (const block of data.blocks) {
      if (block.type === 'picture') await uploads.checkPicture(block.picture, file, 'blocks.picture')
    }
  }
  for (const { file, data } of documents.videos) {
    await uploads.checkPicture(data.poster, file, 'poster')
    for (const [field, name] of Object.entries({ file: data.file, 'captions.id': data.captions.id })) {
      await uploads.checkFile('films', name, file, field)
    }
    if (data.captions.en) await uploads.checkFile('films', data.captions.en, file, 'captions.en')
  }
}

function checkNames<Data>(
  entries: Entry<Data>[],
  field: string,
  nameOf: (data: Data) => string | null,
  targets: Entry<{ key: string }>[],
  errors: SeedErrors,
): void {
  const known = new Set(targets.map(({ data }) => data.key))
  for (const { file, data } of entries) {
    const name = nameOf(data)
    if (name !== null && !known.has(name)) errors.add(file, field, `${name} does not exist`)
  }
}

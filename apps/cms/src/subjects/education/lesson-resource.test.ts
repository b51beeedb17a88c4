import { CourseSchema, LessonSchema } from '@site/contracts/content/education.ts'
import { previewSlug } from '@site/contracts/preview-token.ts'
import type { RequiredDataFromCollectionSlug } from 'payload'
import * as v from 'valibot'
import { afterAll, describe, expect, it } from 'vitest'
import { inPreview } from '../../../test/editing.ts'
import { errorAt, inLanguage } from '../../../test/publish-tools.ts'
import { addCategory, paragraph, payload, requestSite } from '../../../test/service.ts'

type LessonData = RequiredDataFromCollectionSlug<'lessons'>

const pathTexts = { description: 'Isi.', audience: 'Pemula.', outcome: 'Dapat menghitung.' }
const path = await payload.create({
  collection: 'categories',
  locale: 'id',
  data: { name: 'Jalur uji', kind: 'learning', order: 99, ...pathTexts, _status: 'published' },
})
afterAll(async () => {
  await payload.delete({ collection: 'lessons', where: { category: { equals: path.id } } })
  await payload.delete({ collection: 'categories', id: path.id })
})

const question = (number: number) => ({
  question: `Pertanyaan kuisuji ${number}?`,
  answers: [{ text: `Jawaban benaruji ${number}`, isCorrect: true }, { text: `Jawaban salahuji ${number}` }],
  explanation: 'Karena begitu.',
})
const source = { title: 'Peraturan', url: 'https://www.ojk.go.id/', checkedOn: '2026-11-25T12:00:00.000Z' }
const wrong = [{ text: 'a' }, { text: 'b' }]

async function publish(slug: string, change: Partial<LessonData> = {}, language: 'id' | 'en' = 'id') {
  const data: LessonData = {
    slug,
    title: `Judul ${slug}`,
    summary: 'Ringkasan.',
    body: paragraph('Isi.'),
    category: path.id,
    level: 'beginner',
    order: 1,
    _status: 'published',
    takeaways: [{ text: 'Menghitung satu lot.' }],
    sources: [source],
    quiz: [question(1), question(2), question(3)],
    ...change,
  }
  return payload.create({ collection: 'lessons', locale: 'id', data, req: await inLanguage(language) })
}

const lessonIn = async (locale: 'id' | 'en', slug: string) =>
  v.parse(LessonSchema, await (await requestSite(`lessons/${slug}?locale=${locale}`)).json())

describe('publishing a lesson', () => {
  it.each([
    { at: 'quiz', words: 'A quiz has 3 to 10 questions; this one has 1', change: { quiz: [question(1)] } },
    {
      at: 'quiz.1.answers',
      words: 'Mark exactly one answer as correct; now there are 0',
      change: { quiz: [question(1), { ...question(2), answers: wrong }, question(3)] },
    },
    {
      at: 'quiz.2.explanation',
      words: '',
      change: { quiz: [question(1), question(2), { ...question(3), explanation: '' }] },
    },
    { at: 'sources.0.url', words: 'with https://', change: { sources: [{ ...source, url: 'http://a.id' }] } },
    {
      at: 'sources.0.checkedOn',
      words: 'in the future',
      change: { sources: [{ ...source, checkedOn: '2099-01-01' }] },
    },
  ])('is rejected at $at, in the words of the editor', async ({ at, words, change }) => {
    const published = publish(`tolak-${crypto.randomUUID()}`, change, 'en')
    await expect(published).rejects.toMatchObject(errorAt(at, words))
  })

  it('is not needed for a draft, which may be incomplete', async () => {
    const unwritten = { question: '', answers: [], explanation: '' }
    const level = 'beginner' as const
    const data = { title: 'Draf', category: path.id, level, order: 2, quiz: [unwritten] }
    const draft = payload.create({ collection: 'lessons', locale: 'id', data, draft: true })
    await expect(draft).resolves.toMatchObject({ quiz: [unwritten] })
  })
})

describe('a learning path', () => {
  it('needs its texts, which other categories do not have', async () => {
    const create = (kind: 'learning' | 'video') => {
      const data = { name: `Tanpa teks ${kind}`, kind, order: 99, _status: 'published' } as const
      return payload.create({ collection: 'categories', locale: 'id', data })
    }
    await expect(create('learning')).rejects.toMatchObject(errorAt('audience', ''))
    const { id } = await create('video')
    await payload.delete({ collection: 'categories', id })
  })

  it('has a page with its chapters, and none without a chapter', async () => {
    const request = () => requestSite(`courses/${path.slug}?locale=id`)
    await payload.delete({ collection: 'lessons', where: { category: { equals: path.id } } })
    expect((await request()).status).toBe(404)
    const { id } = await publish('bab-satu')
    const course = v.parse(CourseSchema, await (await request()).json())
    expect(course).toMatchObject({ ...pathTexts, lessons: [{ id, title: 'Judul bab-satu' }] })
    expect(course.translations).toEqual({ id: path.slug, en: null })
    expect((await requestSite(`courses/${path.slug}?locale=en`)).status).toBe(404)
  })

  it('redirects its old URL after a rename, unlike other categories', async () => {
    const rename = (id: number, slug: string) =>
      payload.update({ collection: 'categories', id, locale: 'id', data: { slug } })
    const listTargets = async (slug: string) => {
      const { docs } = await payload.find({ collection: 'redirects', where: { to: { contains: slug } } })
      return docs.map(({ to }) => to)
    }
    await rename(path.id, 'jalur-baru')
    expect(await listTargets('jalur-baru')).toEqual(['/id/edukasi/jalur-belajar/jalur-baru'])
    await rename(path.id, path.slug ?? '')
    await rename((await addCategory('Kategori lama')).id, 'kategori-baru')
    expect(await listTargets('kategori-baru')).toEqual([])
  })
})

describe('the preview of a lesson', () => {
  async function preview(data: Partial<LessonData>) {
    const draft = { ...data, _status: 'draft' as const }
    const { id } = await payload.create({ collection: 'lessons', locale: 'id', draft: true, data: draft })
    const response = await requestSite(`lessons/${previewSlug(id)}?locale=id`, inPreview('lessons', id))
    await payload.delete({ collection: 'lessons', id })
    return v.parse(LessonSchema, await response.json())
  }

  it('shows a draft without a path', async () => {
    const title = 'Bab tanpa jalur'
    expect(await preview({ title })).toMatchObject({ title, series: null })
  })

  it('asks after the text what a draft places nowhere', async () => {
    const places = [0, 1.5, -2, 2]
    const quiz = places.map((afterPart, at) => ({ ...question(at + 1), afterPart }))
    const lesson = await preview({ title: 'Draf kuis', quiz })
    expect(lesson.quiz.map((one) => one.afterPart)).toEqual([null, null, null, 2])
  })
})

describe('the quiz of a lesson', () => {
  it.each([
    { places: [3, 1, 2] },
    { places: [2, 1, 2] },
    { places: [null, 7, null] },
    { places: [null, null, null] },
  ])('keeps the order of the editor, by which browsers store answers: $places', async ({ places }) => {
    const slug = `urutan-${places.map(Number).join('-')}`
    await publish(slug, { quiz: places.map((afterPart, at) => ({ ...question(at + 1), afterPart })) })
    const { quiz } = await lessonIn('id', slug)
    expect(quiz.map((one) => one.question)).toEqual([1, 2, 3].map((number) => question(number).question))
    expect(quiz.map(({ afterPart }) => afterPart)).toEqual(places)
  })

  it.each([0, 1.5, -2])('has no place after part %d', async (afterPart) => {
    const quiz = [{ ...question(1), afterPart }, question(2), question(3)]
    await expect(publish('tanpa-bagian', { quiz })).rejects.toMatchObject(errorAt('quiz.0.afterPart', ''))
  })

  it('shows only the questions that are whole in a language', async () => {
    const lesson = await publish('kuis-dua-bahasa')
    const quiz = (lesson.quiz ?? []).map((row, index) => ({
      ...row,
      question: `Question ${index + 1}?`,
      answers: row.answers?.map((one, at) => ({ ...one, text: index + at === 3 ? '' : `${at}` })) ?? [],
      explanation: 'Because.',
    }))
    const data = { title: 'Title', summary: 'Text.', body: paragraph('Text.'), slug: 'two-languages', quiz }
    const change = { collection: 'lessons', id: lesson.id } as const
    await payload.update({ ...change, locale: 'en', draft: true, data })
    await payload.update({ ...change, locale: 'id', data: { _status: 'published' } })
    expect((await lessonIn('id', 'kuis-dua-bahasa')).quiz).toHaveLength(3)
    // The path is Indonesian only, so its lessons are not shown in English.
    const texts = { name: 'Test path', slug: 'test-path', ...pathTexts }
    await payload.update({ collection: 'categories', id: path.id, locale: 'en', data: texts })
    const english = await lessonIn('en', 'two-languages')
    expect(english.quiz.map((one) => one.question)).toEqual(['Question 1?', 'Question 2?'])
    expect(english.takeaways).toEqual([])
    expect(english.sources).toEqual([])
  })

  it('is found by its questions, but not by its answers', async () => {
    await publish('kuis-dicari')
    const find = async (words: string) => await (await requestSite(`search?locale=id&q=${words}`)).text()
    expect(await find('kuisuji')).toContain('kuis-dicari')
    expect(await find('benaruji')).not.toContain('kuis-dicari')
  })
})

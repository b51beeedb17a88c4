import { CourseSchema, LessonSchema } from '@site/contracts/content/education.ts'
import { PREVIEW_HEADER, previewSlug, signPreviewToken } from '@site/contracts/preview-token.ts'
import type { RequiredDataFromCollectionSlug } from 'payload'
import * as v from 'valibot'
import { afterAll, describe, expect, it } from 'vitest'
import { errorAt, inLanguage } from '../../../test/publish-tools.ts'
import { key, paragraph, payload, requestSite } from '../../../test/service.ts'

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
const sources = [{ title: 'Peraturan', url: 'https://www.ojk.go.id/', checkedOn: '2026-11-25T12:00:00.000Z' }]

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
    sources,
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
      change: {
        quiz: [question(1), { ...question(2), answers: [{ text: 'a' }, { text: 'b' }] }, question(3)],
      },
    },
    {
      at: 'quiz.2.explanation',
      words: '',
      change: { quiz: [question(1), question(2), { ...question(3), explanation: '' }] },
    },
    {
      at: 'sources.0.url',
      words: 'starts with https://',
      change: { sources: [{ title: 'a', url: 'http://ojk.go.id', checkedOn: '2026-11-25T12:00:00.000Z' }] },
    },
    {
      at: 'sources.0.checkedOn',
      words: 'in the future',
      change: {
        sources: [{ title: 'a', url: 'https://ojk.go.id', checkedOn: '2099-01-01T12:00:00.000Z' }],
      },
    },
  ])('is rejected at $at, in the words of the editor', async ({ at, words, change }) => {
    await expect(
      publish(`tolak-${at.replaceAll(/\W/g, '-').toLowerCase()}`, change, 'en'),
    ).rejects.toMatchObject(errorAt(at, words))
  })

  it('is not needed for a draft, which may be incomplete', async () => {
    const unwritten = { question: '', answers: [], explanation: '' }
    const draft = payload.create({
      collection: 'lessons',
      locale: 'id',
      data: { title: 'Draf', category: path.id, level: 'beginner', order: 2, quiz: [unwritten] },
      draft: true,
    })
    await expect(draft).resolves.toMatchObject({ quiz: [unwritten] })
  })
})

describe('a learning path', () => {
  it('needs its texts, which other categories do not have', async () => {
    const create = (kind: 'learning' | 'video') =>
      payload.create({
        collection: 'categories',
        locale: 'id',
        data: { name: `Tanpa teks ${kind}`, kind, order: 99, _status: 'published' },
      })
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
    await payload.update({
      collection: 'categories',
      id: path.id,
      locale: 'id',
      data: { slug: 'jalur-baru' },
    })
    const { docs } = await payload.find({
      collection: 'redirects',
      where: { from: { contains: 'jalur-uji' } },
    })
    expect(docs).toMatchObject([{ to: '/id/edukasi/jalur-belajar/jalur-baru' }])
    await payload.update({
      collection: 'categories',
      id: path.id,
      locale: 'id',
      data: { slug: path.slug ?? '' },
    })
    const kinds = await payload.find({
      collection: 'categories',
      where: { kind: { equals: 'article' } },
      limit: 1,
    })
    const [{ id, slug } = { id: 0, slug: '' }] = kinds.docs
    await payload.update({ collection: 'categories', id, locale: 'id', data: { slug: 'sementara' } })
    expect(
      await payload.count({ collection: 'redirects', where: { to: { contains: 'sementara' } } }),
    ).toEqual({
      totalDocs: 0,
    })
    await payload.update({ collection: 'categories', id, locale: 'id', data: { slug: slug ?? '' } })
  })
})

describe('the preview of a lesson', () => {
  async function preview(data: Partial<LessonData>) {
    const draft = { ...data, _status: 'draft' as const }
    const { id } = await payload.create({ collection: 'lessons', locale: 'id', draft: true, data: draft })
    const token = signPreviewToken(
      {
        collection: 'lessons',
        document: id,
        key: null,
        locales: ['id'],
        exp: Math.floor(Date.now() / 1000) + 600,
        frames: [],
      },
      key,
    )
    const slug = previewSlug(id)
    const response = await requestSite(`lessons/${slug}?locale=id`, { headers: { [PREVIEW_HEADER]: token } })
    await payload.delete({ collection: 'lessons', id })
    return v.parse(LessonSchema, await response.json())
  }

  it('shows a draft without a path', async () => {
    expect(await preview({ title: 'Bab tanpa jalur' })).toMatchObject({
      title: 'Bab tanpa jalur',
      series: null,
    })
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
      answers: (row.answers ?? []).map((answer, at) => ({
        ...answer,
        text: index === 2 && at === 1 ? '' : `${at}`,
      })),
      explanation: 'Because.',
    }))
    await payload.update({
      collection: 'lessons',
      id: lesson.id,
      locale: 'en',
      draft: true,
      data: { title: 'Title', summary: 'Summary.', body: paragraph('Text.'), slug: 'two-languages', quiz },
    })
    await payload.update({
      collection: 'lessons',
      id: lesson.id,
      locale: 'id',
      data: { _status: 'published' },
    })
    expect((await lessonIn('id', 'kuis-dua-bahasa')).quiz).toHaveLength(3)
    // The path is Indonesian only, so its lessons are not shown in English.
    await payload.update({
      collection: 'categories',
      id: path.id,
      locale: 'en',
      data: { name: 'Test path', slug: 'test-path', ...pathTexts },
    })
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

import type { Lesson } from '@site/contracts/content/education.ts'
import { describe, expect, it } from 'vitest'
import { type Locale, locales } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { renderAt } from '#app/navigation/render-at.fixture.tsx'
import { LessonPage } from './lesson-page.tsx'
import type { Chosen } from './quiz.ts'

const question = (number: number, afterPart: number | null = null) => ({
  question: `Q${number}?`,
  afterPart,
  answers: [
    { text: `right ${number}`, isCorrect: true },
    { text: `wrong ${number}`, isCorrect: false },
  ],
  explanation: `Because ${number}.`,
})
const summary = { slug: 'a', title: 'A', level: 'beginner', readingMinutes: 6 } as const
const lesson: Lesson = {
  ...summary,
  id: 2,
  summary: 'S',
  cover: null,
  body: '<h2 id="one">One</h2><p>a</p><h2 id="two">Two</h2><p>b</p><h2 id="three">Three</h2><p>c</p>',
  translations: { id: 'a', en: 'a' },
  publishedAt: '2026-02-10T02:00:00.000Z',
  updatedAt: '2026-02-10T02:00:00.000Z',
  revisedAt: null,
  seo: null,
  series: {
    series: { id: 9, slug: 'p', name: 'Path', description: '', audience: '', outcome: '' },
    lessons: [1, 2, 3].map((id) => ({ ...summary, id, slug: `l${id}`, title: `Lesson ${id}` })),
  },
  takeaways: ['Buy one lot.'],
  sources: [{ title: 'Rule II-A', url: 'https://www.idx.co.id/', checkedOn: '2026-11-25' }],
  quiz: [question(1), question(2), question(3)],
}

function render(locale: Locale, chosen: Chosen | null, shown = lesson): string {
  const path = pathTo('learnInvestmentDetail', locale, { slug: 'a' })
  return renderAt(path, <LessonPage lesson={shown} locale={locale} posted={chosen && { chosen }} />)
}

describe('the page of a lesson', () => {
  it.each([
    { locale: 'id', parts: ['Setelah bab ini, Anda dapat', 'diperiksa 25 November 2026', 'Bab 2 dari 3'] },
    {
      locale: 'en',
      parts: ['After this chapter, you can', 'checked on November 25, 2026', 'Chapter 2 of 3'],
    },
  ] as const)('shows takeaways, dated sources and its place in the path ($locale)', ({ locale, parts }) => {
    const html = render(locale, null)
    for (const part of [...parts, 'Buy one lot.', 'www.idx.co.id', pathTo('course', locale, { slug: 'p' })]) {
      expect(html).toContain(part)
    }
    for (const rel of ['prev', 'next']) expect(html).toContain(`rel="${rel}"`)
    expect(html).toContain('href="#three"')
  })

  it('is shown without a path while it is a draft', () => {
    const html = render('en', null, { ...lesson, series: null })
    expect(html).toContain('Buy one lot.')
    expect(html).not.toContain('Lesson 1')
    expect(html).not.toMatch(/Chapter \d/)
  })

  it('asks without giving the answers away', () => {
    const html = render('id', null)
    expect(html).toContain('Q3?')
    expect(html).not.toContain('Because')
    expect(html).not.toContain('checked=""')
    expect(html).toMatch(/<form[^>]* action="[^"]*#quiz-result"[^>]* method="post"/)
  })

  it('judges and explains each answer, and keeps the choices', () => {
    const html = render('en', [1, 2, 1])
    const parts = ['2 of 3 correct', 'Correct.', 'Not quite. The correct answer: right 2']
    for (const part of [...parts, 'Because 1.', 'Because 2.', 'Because 3.']) expect(html).toContain(part)
    expect(html.match(/checked=""/g)).toHaveLength(3)
    // The right answer of each question and the one wrong choice; the lines of the answered questions.
    expect(html.match(/✓/g)).toHaveLength(3 + 2)
    expect(html.match(/✗/g)).toHaveLength(1 + 1)
    expect(html).toMatch(/<h3[^>]* id="quiz-result"/)
  })

  it('names an unanswered question at its field', () => {
    const html = render('id', [1, null, 1])
    expect(html).toContain('Pertanyaan 2 dari 3: Pilih satu jawaban.')
    expect(html).toMatch(/<fieldset[^>]* aria-describedby="field-q2-error"[^>]* aria-invalid="true"/)
    expect(html).toContain('id="field-q2-error"')
    expect(html).toContain('Because 1.')
    expect(html).not.toContain('Because 2.')
    expect(html.match(/checked=""/g)).toHaveLength(2)
  })

  it.each(locales)('has no empty section without quiz, takeaways and sources (%s)', (locale) => {
    const html = render(locale, null, { ...lesson, quiz: [], takeaways: [], sources: [] })
    for (const id of ['quiz', 'takeaways', 'sources']) expect(html).not.toContain(`id="${id}"`)
  })

  it.each([
    { name: 'after their parts', places: [1, 3, null], order: 'One Q1? Two Three Q2? quiz-form Q3?' },
    { name: 'two after one part', places: [2, 2, 2], order: 'One Two Q1? Q2? Q3? Three quiz-form' },
    {
      name: 'at the end for a part that the text lacks',
      places: [1, 4, 9],
      order: 'One Q1? Two Three quiz-form Q2? Q3?',
    },
  ])('asks its questions $name, all in one form', ({ places, order }) => {
    const quiz = places.map((place, index) => question(index + 1, place))
    const html = render('en', null, { ...lesson, quiz })
    const found = html.match(/(?<=<h2[^>]*>)(?:One|Two|Three)(?=<)|Q\d\?|(?<=id=")quiz-form/g)
    expect(found?.join(' ')).toBe(order)
    expect(html.match(/<input[^>]* form="quiz-form"[^>]* name="q\d"/g)).toHaveLength(6)
  })

  it.each([
    { places: [3, 1, 2], order: 'Q2? Q3? Q1?', fields: 'q2 q3 q1' },
    { places: [null, 2, 2], order: 'Q2? Q3? Q1?', fields: 'q2 q3 q1' },
  ])('numbers its questions down the page and links errors to them: $places', ({ places, order, fields }) => {
    const quiz = places.map((place, index) => question(index + 1, place))
    const html = render('en', [null, null, null], { ...lesson, quiz })
    const asked = html.match(/Question \d of 3(?=<\/span><span class="mt-1)|Q\d\?/g) ?? []
    expect(asked.filter((text) => text.startsWith('Question'))).toEqual([
      'Question 1 of 3',
      'Question 2 of 3',
      'Question 3 of 3',
    ])
    expect(asked.filter((text) => text.startsWith('Q') && text.endsWith('?')).join(' ')).toBe(order)
    const errors = [...html.matchAll(/href="#field-(q\d)"[^>]*>Question (\d) of 3/g)]
    expect(errors.map(([, field]) => field).join(' ')).toBe(fields)
    expect(errors.map(([, , number]) => number)).toEqual(['1', '2', '3'])
  })

  it('shows no folded question before it is answered, and opens the parts of sent answers', () => {
    const placed = { ...lesson, quiz: [question(1), question(2, 3), question(3)] }
    const openParts = (html: string) => html.match(/<details class="wide-open" open=""/g)?.length
    const asked = render('en', null, placed)
    expect(asked).not.toContain('Answered')
    expect(openParts(asked)).toBe(1)
    const sent = render('en', [1, 2, 1], placed)
    // The first part, the one with a question, and the quiz.
    expect(openParts(sent)).toBe(3)
    expect(sent.match(/Answered correctly/g)).toHaveLength(2)
    expect(sent.match(/Answered, not quite right/g)).toHaveLength(1)
    expect(sent.match(/<details class="question" open=""/g)).toHaveLength(3)
  })
})

import { describe, expect, it } from 'vitest'
import { readDocuments, type Text } from './documents.fixture.ts'

const { lessons } = await readDocuments()
const locales = ['id', 'en'] as const
const words = { min: 900, max: 1800 }
const questionCount = 5

/** A paragraph may begin with these. */
const inline = ['Term', 'CompanyFigure']
/** Attributes that are not texts, so both languages have the same. */
const shared = /\b(?:kind|name|ticker|tickers|measures|measure|range|tool|values|slug)="[^"]*"/g

/** The kind of a line of Markdown; null for an empty one. */
function classifyLine(line: string): string | null {
  const [, tag] = /^<(\/?[A-Z]\w*)/.exec(line) ?? []
  if (tag !== undefined && !inline.includes(tag)) return [tag, ...(line.match(shared) ?? [])].join(' ')
  const [, hashes] = /^(#+) /.exec(line) ?? []
  if (hashes !== undefined) return `heading ${hashes.length}`
  if (/^\s*(?:[-*]|\d+\.) /.test(line)) return 'list'
  if (line.startsWith('|')) return 'table'
  if (line.startsWith('>')) return 'quote'
  return line.trim() === '' ? null : 'paragraph'
}

/** The blocks of a text in order; the lines of a list, table or paragraph are one block. */
function listBlocks(markdown: string): string[] {
  const kinds = markdown.split('\n').map(classifyLine)
  return kinds.filter((kind, at): kind is string => kind !== null && kind !== kinds[at - 1])
}

const isWritten = ({ id, en }: Text) => id !== '' && Boolean(en)

describe.each(lessons.map(({ data }) => data))('the lesson $key', (lesson) => {
  it('has the same blocks in the same order in both languages', () => {
    expect(listBlocks(lesson.body.en ?? '')).toEqual(listBlocks(lesson.body.id))
  })

  it.each(locales)('has the length of a chapter (%s)', (locale) => {
    const count = lesson.body[locale]?.match(/\S+/g)?.length ?? 0
    expect(count).toBeGreaterThanOrEqual(words.min)
    expect(count).toBeLessThanOrEqual(words.max)
  })

  it('has takeaways and sources in both languages', () => {
    expect(lesson.takeaways.length).toBeGreaterThanOrEqual(3)
    expect(lesson.sources.length).toBeGreaterThan(0)
    const texts = [...lesson.takeaways, ...lesson.sources.map(({ title }) => title)]
    expect(texts.filter((text) => !isWritten(text))).toEqual([])
  })

  it('has five questions in both languages, each with one correct answer', () => {
    expect(lesson.quiz).toHaveLength(questionCount)
    for (const { question, answers, explanation } of lesson.quiz) {
      const texts = [question, explanation, ...answers.map(({ text }) => text)]
      expect(texts.filter((text) => !isWritten(text))).toEqual([])
      expect(answers.filter(({ isCorrect }) => isCorrect)).toHaveLength(1)
    }
  })

  it('asks most questions after a part that it has', () => {
    const partCount = listBlocks(lesson.body.id).filter((kind) => kind === 'heading 2').length
    const places = lesson.quiz.flatMap(({ afterPart }) => afterPart ?? [])
    expect(places.length).toBeGreaterThanOrEqual(questionCount - 1)
    expect(places.filter((part) => part > partCount)).toEqual([])
  })
})

it('correct answers of each lesson are at different positions', () => {
  const alike = lessons.filter(({ data: { quiz } }) => {
    const positions = quiz.map(({ answers }) => answers.findIndex(({ isCorrect }) => isCorrect))
    return quiz.length > 1 && new Set(positions).size === 1
  })
  expect(alike.map(({ file }) => file)).toEqual([])
})

import type { ArrayField, Field } from 'payload'
import * as v from 'valibot'
import { switchField } from '#cms/base/fields/choices.ts'
import {
  type CrossFieldValidator,
  crossValidated,
  type Violation,
} from '#cms/base/fields/cross-field-validation.ts'
import { wholeNumberField } from '#cms/base/fields/numbers-and-dates.ts'
import { rowsField } from '#cms/base/fields/rows.ts'
import { paragraphField, textField } from '#cms/base/fields/text.ts'

const questionCounts = { min: 3, max: 10 } as const
const answerCounts = { min: 2, max: 5 } as const

const optionalText = v.optional(v.nullable(v.string()))
const createRowsSchema = <Row extends v.GenericSchema>(row: Row) => v.optional(v.nullable(v.array(row)), [])
const QuizSchema = v.object({
  quiz: createRowsSchema(
    v.object({
      answers: createRowsSchema(
        v.object({ text: optionalText, isCorrect: v.optional(v.nullable(v.boolean())) }),
      ),
    }),
  ),
})
type Answers = NonNullable<NonNullable<v.InferOutput<typeof QuizSchema>['quiz']>[number]['answers']>

/** A quiz has enough questions, and each question has exactly one correct answer among different ones. */
export const validateQuiz: CrossFieldValidator = (document) => {
  const parsed = v.safeParse(QuizSchema, document)
  const questions = parsed.success ? (parsed.output.quiz ?? []) : []
  if (questions.length === 0) return []
  const isCountRight = questions.length >= questionCounts.min && questions.length <= questionCounts.max
  return [
    ...(isCountRight ? [] : [{ path: 'quiz', message: questionCount(questions.length) }]),
    ...questions.flatMap(({ answers }, position) => answerErrors(answers ?? [], `quiz.${position}.answers`)),
  ]
}

function answerErrors(answers: Answers, path: string): Violation[] {
  if (answers.length < answerCounts.min || answers.length > answerCounts.max) {
    return [{ path, message: answerCount(answers.length) }]
  }
  const correct = answers.filter(({ isCorrect }) => isCorrect === true).length
  if (correct !== 1) return [{ path, message: correctCount(correct) }]
  const texts = answers.map(({ text }) => comparable(text ?? ''))
  return texts.flatMap((text, position) => {
    const first = texts.indexOf(text)
    return text === '' || first === position
      ? []
      : [{ path: `${path}.${position}.text`, message: sameAnswer(first + 1) }]
  })
}

const comparable = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase()

const questionCount = (count: number) => ({
  id: `Kuis berisi ${questionCounts.min} sampai ${questionCounts.max} pertanyaan; ini ${count}. Tambah pertanyaan, atau hapus semuanya bila pelajaran ini tanpa kuis.`,
  en: `A quiz has ${questionCounts.min} to ${questionCounts.max} questions; this one has ${count}. Add questions, or delete all of them for a lesson without a quiz.`,
})
const answerCount = (count: number) => ({
  id: `Setiap pertanyaan memerlukan ${answerCounts.min} sampai ${answerCounts.max} jawaban; ini ${count}.`,
  en: `Each question needs ${answerCounts.min} to ${answerCounts.max} answers; this one has ${count}.`,
})
const correctCount = (count: number) => ({
  id: `Tandai tepat satu jawaban sebagai benar; sekarang ${count}.`,
  en: `Mark exactly one answer as correct; now there are ${count}.`,
})
const sameAnswer = (first: number) => ({
  id: `Jawaban ini sama dengan jawaban ${first}. Ubah salah satunya.`,
  en: `This answer equals answer ${first}. Change one of them.`,
})

export function quizField(): Field[] {
  return crossValidated([quiz], validateQuiz)
}

const quiz: ArrayField = rowsField('quiz', {
  label: { id: 'Kuis', en: 'Quiz' },
  description: {
    id: `Kosong, atau ${questionCounts.min} sampai ${questionCounts.max} pertanyaan yang menguji pemahaman, bukan kata-kata.`,
    en: `Empty, or ${questionCounts.min} to ${questionCounts.max} questions that test understanding, not wording.`,
  },
  row: { id: 'Pertanyaan', en: 'Question' },
  fields: [
    paragraphField('question', {
      label: { id: 'Pertanyaan', en: 'Question' },
      required: true,
      maxLength: 500,
    }),
    wholeNumberField('afterPart', {
      label: { id: 'Setelah bagian ke-', en: 'After part number' },
      description: {
        id: 'Bagian adalah teks di bawah satu subjudul besar. Kosong: ditanyakan di akhir bab.',
        en: 'A part is the text below one main heading. Empty: asked at the end of the chapter.',
      },
      min: 1,
    }),
    rowsField('answers', {
      label: { id: 'Jawaban', en: 'Answers' },
      description: {
        id: `${answerCounts.min} sampai ${answerCounts.max} jawaban, tepat satu yang benar.`,
        en: `${answerCounts.min} to ${answerCounts.max} answers, exactly one of them correct.`,
      },
      row: { id: 'Jawaban', en: 'Answer' },
      fields: [
        textField('text', { label: { id: 'Jawaban', en: 'Answer' }, required: true, maxLength: 300 }),
        switchField('isCorrect', { label: { id: 'Benar', en: 'Correct' }, defaultValue: false }),
      ],
    }),
    paragraphField('explanation', {
      label: { id: 'Penjelasan', en: 'Explanation' },
      description: {
        id: 'Mengapa jawaban itu benar, dan mengapa jawaban yang menggoda salah; tampil setelah dijawab.',
        en: 'Why that answer is right and the tempting one is wrong; shown after answering.',
      },
      required: true,
      maxLength: 800,
    }),
  ],
})

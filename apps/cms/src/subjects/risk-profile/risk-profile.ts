import { answerCounts, answerPoints, QUESTION_COUNT } from '@site/finance/risk-scoring-errors.ts'
import type { Field, GlobalConfig, GroupField, SelectField } from 'payload'
import { groups } from '#cms/base/admin/groups.ts'
import type { Bilingual, FieldText } from '#cms/base/fields/bilingual.ts'
import { choiceField } from '#cms/base/fields/choices.ts'
import { crossValidated } from '#cms/base/fields/cross-field-validation.ts'
import { numberField } from '#cms/base/fields/numbers-and-dates.ts'
import { productKeyField } from '#cms/base/fields/product-key.ts'
import { rowsField } from '#cms/base/fields/rows.ts'
import { paragraphField, textField } from '#cms/base/fields/text.ts'
import { draftedGlobal } from '#cms/editorial/documents/drafted-global.ts'
import { profileNames } from './profile-names.ts'
import { validateQuestionnaire } from './validate-questionnaire.ts'

const dimensionField = (text: FieldText, required: boolean): SelectField =>
  choiceField('dimension', {
    ...text,
    required,
    options: {
      capacity: { id: 'Kemampuan', en: 'Capacity' },
      knowledge: { id: 'Pengetahuan', en: 'Knowledge' },
      tolerance: { id: 'Toleransi', en: 'Tolerance' },
    },
  })

const profileField = (name: string, text: FieldText): SelectField =>
  choiceField(name, { ...text, required: true, options: profileNames })

const percentField = (name: string, label: Bilingual) =>
  numberField(name, { label, required: true, min: 0, max: 100 })

const questionKey = (name: string, text: FieldText, required: boolean) =>
  textField(name, { ...text, required, localized: false, maxLength: 40 })

const orderOfAnswers: Bilingual = {
  id: 'Dihitung dari 1 menurut urutan jawaban.',
  en: 'Counted from 1 in the order of the answers.',
}

/** Shows a field for one kind of cap only. */
function ofKind<Kinded extends Field & { admin?: object }>(kind: 'answer' | 'sum', field: Kinded): Kinded {
  return {
    ...field,
    admin: { ...field.admin, condition: (_: unknown, cap: { kind?: string }) => cap.kind === kind },
  }
}

const questions = rowsField('questions', {
  row: { id: 'Pertanyaan', en: 'Question' },
  label: { id: 'Pertanyaan', en: 'Questions' },
  description: {
    id: `Tepat ${QUESTION_COUNT}, dalam urutan tampil. Mengubah urutan mengubah arti alamat hasil yang sudah dibagikan.`,
    en: `Exactly ${QUESTION_COUNT}, in display order. Changing the order changes the meaning of result links that were already shared.`,
  },
  fields: [
    questionKey(
      'key',
      {
        label: { id: 'Kunci', en: 'Key' },
        description: {
          id: 'Nama yang dipakai oleh batas dan pertentangan di bawah; tidak terlihat pengunjung.',
          en: 'The name that caps and contradictions below use; not shown to visitors.',
        },
      },
      true,
    ),
    dimensionField(
      {
        label: { id: 'Dimensi', en: 'Dimension' },
        description: {
          id: 'Apa yang diukur pertanyaan ini; batas dapat menjumlahkan satu dimensi.',
          en: 'What this question measures; a cap can sum one dimension.',
        },
      },
      true,
    ),
    paragraphField('text', { label: { id: 'Pertanyaan', en: 'Question' }, required: true, maxLength: 300 }),
    rowsField('answers', {
      row: { id: 'Jawaban', en: 'Answer' },
      label: { id: 'Jawaban', en: 'Answers' },
      description: {
        id: `${answerCounts.min} sampai ${answerCounts.max} jawaban. Batas menyebut jawaban menurut urutannya, dihitung dari 1.`,
        en: `${answerCounts.min} to ${answerCounts.max} answers. Caps refer to answers by position, counted from 1.`,
      },
      fields: [
        numberField('points', {
          label: { id: 'Poin', en: 'Points' },
          description: {
            id: `Bilangan bulat dari ${answerPoints.min} (paling hati-hati) sampai ${answerPoints.max}.`,
            en: `A whole number from ${answerPoints.min} (most cautious) to ${answerPoints.max}.`,
          },
          required: true,
        }),
        textField('text', { label: { id: 'Jawaban', en: 'Answer' }, required: true }),
      ],
    }),
  ],
})

const profiles = rowsField('profiles', {
  row: { id: 'Profil', en: 'Profile' },
  label: { id: 'Profil', en: 'Profiles' },
  description: {
    id: 'Rentang nilai tersambung tanpa celah dan tanpa tumpang tindih, dari nilai terendah sampai tertinggi yang mungkin.',
    en: 'The ranges must be contiguous, without gap or overlap, from the lowest to the highest possible total.',
  },
  fields: [
    profileField('key', { label: { id: 'Profil', en: 'Profile' } }),
    textField('name', {
      label: { id: 'Nama', en: 'Name' },
      description: { id: 'Seperti yang dibaca pengunjung.', en: 'As shown to visitors.' },
      required: true,
      maxLength: 40,
    }),
    numberField('min', {
      label: { id: 'Nilai terendah', en: 'Lowest total' },
      description: { id: 'Termasuk nilai ini.', en: 'Including this one.' },
      required: true,
    }),
    numberField('max', {
      label: { id: 'Nilai tertinggi', en: 'Highest total' },
      description: { id: 'Termasuk nilai ini.', en: 'Including this one.' },
      required: true,
    }),
    paragraphField('text', {
      label: { id: 'Arti', en: 'Meaning' },
      description: {
        id: 'Apa arti profil ini, dalam satu atau dua kalimat.',
        en: 'What this profile means, in one or two sentences.',
      },
      required: true,
      maxLength: 600,
    }),
    {
      name: 'allocationPercent',
      type: 'group',
      label: { id: 'Contoh alokasi (%)', en: 'Sample allocation (%)' },
      admin: {
        description: {
          id: 'Bilangan bulat yang jumlahnya tepat 100.',
          en: 'Whole numbers that add up to exactly 100.',
        },
      },
      fields: [
        percentField('moneyMarket', { id: 'Pasar uang', en: 'Money market' }),
        percentField('fixedIncome', { id: 'Pendapatan tetap', en: 'Fixed income' }),
        percentField('equity', { id: 'Saham', en: 'Equity' }),
      ],
    },
    rowsField('products', {
      row: { id: 'Produk', en: 'Product' },
      label: { id: 'Produk yang cocok', en: 'Suitable products' },
      description: {
        id: 'Jenis produk; yang disebut produknya ditautkan ke halamannya.',
        en: 'Types of products; if a product is chosen, its page is linked.',
      },
      fields: [
        textField('text', { label: { id: 'Teks', en: 'Text' }, required: true }),
        productKeyField('product', {
          label: { id: 'Produk kami', en: 'Our product' },
          description: { id: 'Kosong: tanpa tautan.', en: 'Empty: no link.' },
        }),
      ],
    }),
  ],
})

const caps = rowsField('caps', {
  row: { id: 'Batas', en: 'Cap' },
  label: { id: 'Batas profil', en: 'Caps' },
  description: {
    id: 'Batas hanya menurunkan profil, tidak pernah menaikkannya, berapa pun jumlah nilainya; yang paling rendah berlaku. Jawaban yang tidak menerima kerugian atau ingin menjaga nilai pokok perlu dibatasi pada Konservatif.',
    en: 'Caps only lower a profile, never raise it, whatever the total; the lowest one applies. Cap answers that accept no loss or want the principal kept at Conservative.',
  },
  fields: [
    choiceField('kind', {
      label: { id: 'Dasar', en: 'Based on' },
      required: true,
      options: {
        answer: { id: 'Satu jawaban', en: 'One answer' },
        sum: { id: 'Jumlah satu dimensi', en: 'Sum of one dimension' },
      },
    }),
    ofKind(
      'answer',
      questionKey('question', { label: { id: 'Kunci pertanyaan', en: 'Question key' } }, false),
    ),
    ofKind(
      'answer',
      numberField('answer', {
        label: { id: 'Jawaban ke-', en: 'Answer number' },
        description: orderOfAnswers,
      }),
    ),
    ofKind('sum', dimensionField({ label: { id: 'Dimensi', en: 'Dimension' } }, false)),
    ofKind(
      'sum',
      numberField('sumAtMost', {
        label: { id: 'Jumlah paling banyak', en: 'Maximum sum' },
        description: {
          id: 'Batas berlaku bila jumlah nilai dimensi itu tidak lebih dari ini.',
          en: 'The cap applies if the points of that dimension sum to at most this.',
        },
      }),
    ),
    profileField('max', {
      label: { id: 'Profil tertinggi', en: 'Highest profile' },
      description: {
        id: 'Pengunjung yang terkena batas ini tidak mendapat profil di atasnya.',
        en: 'Visitors to whom this cap applies get this profile or a lower one.',
      },
    }),
    textField('reason', {
      label: { id: 'Alasan', en: 'Reason' },
      description: {
        id: 'Kalimat yang dibaca pengunjung di hasilnya.',
        en: 'The sentence shown to visitors in their result.',
      },
      required: true,
    }),
  ],
})

const rangeGroup = (name: string, label: Bilingual): GroupField => ({
  name,
  type: 'group',
  label,
  fields: [
    questionKey('question', { label: { id: 'Kunci pertanyaan', en: 'Question key' } }, true),
    numberField('from', {
      label: { id: 'Dari jawaban ke-', en: 'From answer number' },
      description: orderOfAnswers,
      required: true,
    }),
    numberField('to', { label: { id: 'Sampai jawaban ke-', en: 'To answer number' }, required: true }),
  ],
})

const contradictions = rowsField('contradictions', {
  row: { id: 'Pertentangan', en: 'Contradiction' },
  label: { id: 'Jawaban yang bertentangan', en: 'Contradictions' },
  description: {
    id: 'Pasangan jawaban yang sulit berlaku bersama. Hasil menunjukkannya kepada pengunjung; nilainya tidak berubah.',
    en: 'Pairs of answers that hardly fit together. The result points them out; the score does not change.',
  },
  fields: [
    rangeGroup('first', { id: 'Jawaban pertama', en: 'First answer' }),
    rangeGroup('second', { id: 'Jawaban kedua', en: 'Second answer' }),
    paragraphField('text', {
      label: { id: 'Kalimat', en: 'Sentence' },
      description: {
        id: 'Apa yang bertentangan, dengan "Anda".',
        en: 'What the contradiction is, addressing the reader.',
      },
      required: true,
      maxLength: 300,
    }),
  ],
})

export const riskProfile: GlobalConfig = draftedGlobal({
  slug: 'risk-profile',
  label: { id: 'Profil risiko', en: 'Risk profile' },
  admin: {
    group: groups.offers,
    description: {
      id: 'Kuesioner diterbitkan hanya bila setiap susunan jawaban dapat dinilai. Tanpa terbitan, situs memakai kuesioner bawaannya.',
      en: 'A questionnaire can be published only if every combination of answers can be scored. Without one, the site uses its built-in questionnaire.',
    },
  },
  fields: [
    ...crossValidated([questions, profiles, caps, contradictions], validateQuestionnaire),
    paragraphField('disclaimer', {
      label: { id: 'Penafian', en: 'Disclaimer' },
      description: { id: 'Tampil di bawah setiap hasil.', en: 'Shown below every result.' },
      required: true,
    }),
  ],
})

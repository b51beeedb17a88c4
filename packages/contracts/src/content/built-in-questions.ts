import type { Locale } from '../locale.ts'
import type { RiskQuestionnaire } from './tools.ts'

/** A text in both languages. */
type Both = Readonly<Record<Locale, string>>

/** `Plain` with each text in both languages. */
export type InBoth<Plain> = Plain extends readonly (infer Item)[]
  ? readonly InBoth<Item>[]
  : Plain extends object
    ? {
        readonly [Name in keyof Plain]: Name extends 'text' | 'name' | 'reason' | 'disclaimer'
          ? Both
          : InBoth<Plain[Name]>
      }
    : Plain

export const builtInQuestions: InBoth<RiskQuestionnaire>['questions'] = [
  {
    key: 'age',
    dimension: 'capacity',
    text: { id: 'Berapa usia Anda saat ini?', en: 'How old are you?' },
    answers: [
      { points: 1, text: { id: 'Lebih dari 60 tahun', en: 'Over 60' } },
      { points: 2, text: { id: '46–60 tahun', en: '46–60' } },
      { points: 3, text: { id: '31–45 tahun', en: '31–45' } },
      { points: 4, text: { id: '30 tahun atau kurang', en: '30 or younger' } },
    ],
  },
  {
    key: 'horizon',
    dimension: 'capacity',
    text: {
      id: 'Kapan Anda memerlukan sebagian besar dana yang diinvestasikan?',
      en: 'When will you need most of the money you invest?',
    },
    answers: [
      { points: 1, text: { id: 'Kurang dari 1 tahun', en: 'In less than 1 year' } },
      { points: 2, text: { id: '1 sampai 3 tahun', en: 'In 1 to 3 years' } },
      { points: 3, text: { id: 'Lebih dari 3 sampai 7 tahun', en: 'In more than 3 and up to 7 years' } },
      { points: 4, text: { id: 'Lebih dari 7 tahun', en: 'In more than 7 years' } },
    ],
  },
  {
    key: 'buffer',
    dimension: 'capacity',
    text: {
      id: 'Berapa bulan biaya hidup dapat ditutup oleh dana darurat Anda?',
      en: 'How many months of living costs does your emergency fund cover?',
    },
    answers: [
      { points: 1, text: { id: 'Belum punya', en: 'I have none' } },
      { points: 2, text: { id: 'Kurang dari 3 bulan', en: 'Less than 3 months' } },
      { points: 3, text: { id: '3 sampai 6 bulan', en: '3 to 6 months' } },
      { points: 4, text: { id: 'Lebih dari 6 bulan', en: 'More than 6 months' } },
    ],
  },
  {
    key: 'surplus',
    dimension: 'capacity',
    text: {
      id: 'Berapa bagian penghasilan bulanan yang tersisa setelah kebutuhan dan cicilan?',
      en: 'What share of your monthly income is left after living costs and installments?',
    },
    answers: [
      { points: 1, text: { id: 'Kurang dari 10%', en: 'Less than 10%' } },
      { points: 2, text: { id: '10% sampai 20%', en: '10% to 20%' } },
      { points: 3, text: { id: 'Lebih dari 20% sampai 35%', en: 'More than 20% and up to 35%' } },
      { points: 4, text: { id: 'Lebih dari 35%', en: 'More than 35%' } },
    ],
  },
  {
    key: 'share',
    dimension: 'capacity',
    text: {
      id: 'Berapa bagian kekayaan bersih (di luar rumah tinggal) yang akan Anda investasikan?',
      en: 'What share of your net worth (without your home) will you invest?',
    },
    answers: [
      { points: 1, text: { id: 'Lebih dari 75%', en: 'More than 75%' } },
      { points: 2, text: { id: 'Lebih dari 50% sampai 75%', en: 'More than 50% and up to 75%' } },
      { points: 3, text: { id: '25% sampai 50%', en: '25% to 50%' } },
      { points: 4, text: { id: 'Kurang dari 25%', en: 'Less than 25%' } },
    ],
  },
  {
    key: 'knowledge',
    dimension: 'knowledge',
    text: {
      id: 'Pernyataan mana yang paling sesuai dengan pemahaman Anda?',
      en: 'Which statement fits your understanding best?',
    },
    answers: [
      {
        points: 1,
        text: {
          id: 'Saya hanya mengenal tabungan dan deposito',
          en: 'I only know savings and time deposits',
        },
      },
      {
        points: 2,
        text: {
          id: 'Saya tahu beda reksa dana dan obligasi',
          en: 'I know how mutual funds and bonds differ',
        },
      },
      {
        points: 3,
        text: {
          id: 'Saya paham harga obligasi turun saat suku bunga naik',
          en: 'I understand that bond prices fall when interest rates rise',
        },
      },
      {
        points: 4,
        text: {
          id: 'Saya dapat membaca laporan keuangan dan menilai saham',
          en: 'I can read financial statements and value a stock',
        },
      },
    ],
  },
  {
    key: 'experience',
    dimension: 'knowledge',
    text: {
      id: 'Instrumen paling berisiko apa yang Anda miliki selama minimal 1 tahun?',
      en: 'What is the riskiest instrument you have held for at least 1 year?',
    },
    answers: [
      { points: 1, text: { id: 'Belum pernah berinvestasi', en: 'I have never invested' } },
      {
        points: 2,
        text: {
          id: 'Reksa dana pasar uang atau SBN ritel',
          en: 'Money market funds or retail government securities',
        },
      },
      {
        points: 3,
        text: {
          id: 'Reksa dana campuran atau obligasi korporasi',
          en: 'Balanced funds or corporate bonds',
        },
      },
      { points: 4, text: { id: 'Saham atau reksa dana saham', en: 'Stocks or equity funds' } },
    ],
  },
  {
    key: 'goal',
    dimension: 'tolerance',
    text: { id: 'Apa tujuan utama investasi ini?', en: 'What is the main goal of this investment?' },
    answers: [
      { points: 1, text: { id: 'Menjaga nilai pokok', en: 'Keep the principal safe' } },
      { points: 2, text: { id: 'Pendapatan rutin', en: 'Regular income' } },
      {
        points: 3,
        text: { id: 'Pertumbuhan seimbang dengan pendapatan', en: 'Growth balanced with income' },
      },
      {
        points: 4,
        text: {
          id: 'Pertumbuhan setinggi mungkin dalam jangka panjang',
          en: 'The highest possible long-term growth',
        },
      },
    ],
  },
  {
    key: 'drop',
    dimension: 'tolerance',
    text: {
      id: 'Nilai investasi Anda turun 20% dalam tiga bulan. Apa yang Anda lakukan?',
      en: 'Your investment falls 20% in three months. What do you do?',
    },
    answers: [
      { points: 1, text: { id: 'Menjual semuanya', en: 'Sell everything' } },
      { points: 2, text: { id: 'Menjual sebagian', en: 'Sell part of it' } },
      { points: 3, text: { id: 'Menunggu', en: 'Wait' } },
      { points: 4, text: { id: 'Menambah investasi', en: 'Invest more' } },
    ],
  },
  {
    key: 'range',
    dimension: 'tolerance',
    text: {
      id: 'Rentang hasil satu tahun mana yang dapat Anda terima untuk Rp100 juta?',
      en: 'Which one-year range can you accept for IDR 100 million?',
    },
    answers: [
      {
        points: 1,
        text: { id: 'Rugi Rp0 sampai untung Rp5 juta', en: 'From no loss to a gain of IDR 5 million' },
      },
      {
        points: 2,
        text: {
          id: 'Rugi Rp5 juta sampai untung Rp12 juta',
          en: 'From a loss of IDR 5 million to a gain of IDR 12 million',
        },
      },
      {
        points: 3,
        text: {
          id: 'Rugi Rp15 juta sampai untung Rp25 juta',
          en: 'From a loss of IDR 15 million to a gain of IDR 25 million',
        },
      },
      {
        points: 4,
        text: {
          id: 'Rugi Rp30 juta sampai untung Rp45 juta',
          en: 'From a loss of IDR 30 million to a gain of IDR 45 million',
        },
      },
    ],
  },
]

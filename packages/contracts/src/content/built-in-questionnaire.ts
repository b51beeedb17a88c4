import type { Locale } from '../locale.ts'
import type { RiskQuestionnaire } from './tools.ts'

/** A text in both languages. */
type Both = Readonly<Record<Locale, string>>

/** `Plain` with each text in both languages. */
type InBoth<Plain> = Plain extends readonly (infer Item)[]
  ? readonly InBoth<Item>[]
  : Plain extends object
    ? {
        readonly [Name in keyof Plain]: Name extends 'text' | 'name' | 'reason' | 'disclaimer'
          ? Both
          : InBoth<Plain[Name]>
      }
    : Plain

/** The seed publishes it, and editors may change it in the CMS. */
export const questionnaireTexts: InBoth<RiskQuestionnaire> = {
  questions: [
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
  ],
  profiles: [
    {
      key: 'conservative',
      name: { id: 'Konservatif', en: 'Conservative' },
      min: 10,
      max: 19,
      text: {
        id: 'Anda mengutamakan keamanan pokok dan siap menerima hasil yang lebih rendah.',
        en: 'You put the safety of your principal first and accept lower returns.',
      },
      allocationPercent: { moneyMarket: 60, fixedIncome: 35, equity: 5 },
      products: [
        { product: 'mutualFund', text: { id: 'Reksa dana pasar uang', en: 'Money market funds' } },
        { product: 'securities', text: { id: 'SBR/ST', en: 'SBR/ST' } },
        { product: 'securities', text: { id: 'ORI/SR', en: 'ORI/SR' } },
      ],
    },
    {
      key: 'moderate',
      name: { id: 'Moderat', en: 'Moderate' },
      min: 20,
      max: 29,
      text: {
        id: 'Anda menerima naik-turun nilai dalam batas wajar demi hasil yang lebih baik.',
        en: 'You accept moderate ups and downs for a better return.',
      },
      allocationPercent: { moneyMarket: 20, fixedIncome: 50, equity: 30 },
      products: [
        { product: 'mutualFund', text: { id: 'Reksa dana pendapatan tetap', en: 'Fixed income funds' } },
        { product: 'mutualFund', text: { id: 'Reksa dana campuran', en: 'Balanced funds' } },
        { product: 'securities', text: { id: 'ORI/SR', en: 'ORI/SR' } },
        { product: 'ebaRetail', text: { id: 'EBA ritel', en: 'Retail EBA' } },
      ],
    },
    {
      key: 'aggressive',
      name: { id: 'Agresif', en: 'Aggressive' },
      min: 30,
      max: 40,
      text: {
        id: 'Anda siap menghadapi penurunan nilai yang besar demi pertumbuhan jangka panjang.',
        en: 'You are ready for large falls in value for long-term growth.',
      },
      allocationPercent: { moneyMarket: 10, fixedIncome: 20, equity: 70 },
      products: [
        { product: 'stock', text: { id: 'Saham', en: 'Stocks' } },
        { product: 'mutualFund', text: { id: 'Reksa dana saham', en: 'Equity funds' } },
        { product: 'mutualFund', text: { id: 'Reksa dana indeks/ETF', en: 'Index funds/ETFs' } },
      ],
    },
  ],
  caps: [
    {
      kind: 'answer',
      question: 'horizon',
      answer: 1,
      max: 'conservative',
      reason: {
        id: 'Dana diperlukan dalam waktu kurang dari 1 tahun.',
        en: 'You need the money in less than 1 year.',
      },
    },
    {
      kind: 'answer',
      question: 'horizon',
      answer: 2,
      max: 'moderate',
      reason: { id: 'Dana diperlukan dalam 1–3 tahun.', en: 'You need the money in 1–3 years.' },
    },
    {
      kind: 'answer',
      question: 'buffer',
      answer: 1,
      max: 'moderate',
      reason: { id: 'Anda belum memiliki dana darurat.', en: 'You have no emergency fund.' },
    },
    {
      kind: 'sum',
      dimension: 'capacity',
      sumAtMost: 11,
      max: 'moderate',
      reason: { id: 'Kemampuan menanggung rugi terbatas.', en: 'Your ability to bear losses is limited.' },
    },
    {
      kind: 'sum',
      dimension: 'tolerance',
      sumAtMost: 5,
      max: 'moderate',
      reason: { id: 'Toleransi Anda terhadap kerugian rendah.', en: 'Your tolerance for losses is low.' },
    },
    {
      kind: 'answer',
      question: 'goal',
      answer: 1,
      max: 'conservative',
      reason: {
        id: 'Tujuan utama Anda adalah menjaga nilai pokok.',
        en: 'Your main goal is to keep the principal safe.',
      },
    },
    {
      kind: 'answer',
      question: 'range',
      answer: 1,
      max: 'conservative',
      reason: { id: 'Anda tidak menerima kerugian.', en: 'You accept no loss.' },
    },
  ],
  contradictions: [
    {
      first: { question: 'goal', from: 4, to: 4 },
      second: { question: 'drop', from: 1, to: 2 },
      text: {
        id: 'Anda mencari pertumbuhan setinggi mungkin, tetapi akan menjual saat nilainya turun 20%.',
        en: 'You look for the highest possible growth, but would sell when the value falls 20%.',
      },
    },
    {
      first: { question: 'goal', from: 4, to: 4 },
      second: { question: 'range', from: 1, to: 1 },
      text: {
        id: 'Anda mencari pertumbuhan setinggi mungkin, tetapi hanya menerima hasil tanpa rugi.',
        en: 'You look for the highest possible growth, but accept only results without a loss.',
      },
    },
    {
      first: { question: 'goal', from: 1, to: 1 },
      second: { question: 'range', from: 3, to: 4 },
      text: {
        id: 'Anda ingin menjaga nilai pokok, tetapi menerima kerugian Rp15 juta atau lebih dari Rp100 juta.',
        en: 'You want to keep the principal safe, but accept a loss of IDR 15 million or more on IDR 100 million.',
      },
    },
    {
      first: { question: 'drop', from: 1, to: 2 },
      second: { question: 'range', from: 4, to: 4 },
      text: {
        id: 'Anda akan menjual saat nilainya turun 20%, tetapi menerima kerugian sampai 30%.',
        en: 'You would sell when the value falls 20%, but accept a loss of up to 30%.',
      },
    },
    {
      first: { question: 'drop', from: 4, to: 4 },
      second: { question: 'range', from: 1, to: 1 },
      text: {
        id: 'Anda akan menambah investasi saat nilainya turun 20%, tetapi hanya menerima hasil tanpa rugi.',
        en: 'You would invest more when the value falls 20%, but accept only results without a loss.',
      },
    },
    {
      first: { question: 'goal', from: 4, to: 4 },
      second: { question: 'horizon', from: 1, to: 1 },
      text: {
        id: 'Anda mencari pertumbuhan jangka panjang, tetapi memerlukan dananya dalam waktu kurang dari 1 tahun.',
        en: 'You look for long-term growth, but need the money in less than 1 year.',
      },
    },
    {
      first: { question: 'knowledge', from: 1, to: 1 },
      second: { question: 'experience', from: 3, to: 4 },
      text: {
        id: 'Anda hanya mengenal tabungan dan deposito, tetapi sudah memiliki instrumen yang lebih berisiko selama minimal 1 tahun.',
        en: 'You only know savings and time deposits, but have held riskier instruments for at least 1 year.',
      },
    },
  ],
  disclaimer: {
    id: 'Hasil ini bersifat edukatif, bukan nasihat investasi. Isi ulang setiap tahun atau saat keadaan Anda berubah.',
    en: 'This result is educational and not investment advice. Repeat the quiz every year or when your circumstances change.',
  },
}

/** The fallback questionnaire, used when editors have published none or an invalid one. */
export function builtInQuestionnaire(locale: Locale): RiskQuestionnaire {
  const { questions, profiles, caps, contradictions, disclaimer } = questionnaireTexts
  return {
    questions: questions.map(({ text, answers, ...question }) => ({
      ...question,
      text: text[locale],
      answers: answers.map((answer) => ({ ...answer, text: answer.text[locale] })),
    })),
    profiles: profiles.map(({ name, text, products, ...profile }) => ({
      ...profile,
      name: name[locale],
      text: text[locale],
      products: products.map((product) => ({ ...product, text: product.text[locale] })),
    })),
    caps: caps.map(({ reason, ...cap }) => ({ ...cap, reason: reason[locale] })),
    contradictions: contradictions.map(({ text, ...pair }) => ({ ...pair, text: text[locale] })),
    disclaimer: disclaimer[locale],
  }
}

import type { Locale } from '../locale.ts'
import { builtInQuestions, type InBoth } from './built-in-questions.ts'
import type { RiskQuestionnaire } from './tools.ts'

/** The seed publishes it, and editors may change it in the CMS. */
export const questionnaireTexts: InBoth<RiskQuestionnaire> = {
  questions: builtInQuestions,
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

import type { Text } from '@site/contracts/market/values.ts'
import type { Locale } from '#app/i18n/locales.ts'

/**
 * The exchange's list of special notations: circular SE-00017/BEI/07-2021 and its additions, as on its website
 * (idx.co.id, special notations) when the press last reprinted all seventeen letters.
 * Recheck: the number of the circular that added I, K and N in December 2022.
 */
export const notationListDate = '2025-08-18'

/** `caution`: something happened to the company; `information`: which board lists it and how its shares vote. */
export type NotationKind = 'caution' | 'information'

const letters: Readonly<Record<string, Text>> = {
  A: {
    id: 'Akuntan publik memberi opini tidak wajar (adverse) atas laporan keuangan.',
    en: 'The auditor gave an adverse opinion on the financial statements.',
  },
  B: {
    id: 'Ada permohonan pailit atau pembatalan perdamaian, atau perusahaan dalam keadaan pailit.',
    en: 'Somebody petitioned for bankruptcy or to annul a composition with creditors, or the company is bankrupt.',
  },
  C: {
    id: 'Ada perkara hukum yang berdampak material pada perusahaan, anak perusahaan, direksi, atau komisarisnya.',
    en: 'A legal case has a material impact on the company, a subsidiary, its directors or its commissioners.',
  },
  D: {
    id: 'Akuntan publik tidak menyatakan pendapat (disclaimer) atas laporan keuangan.',
    en: 'The auditor declined to give an opinion on the financial statements (disclaimer).',
  },
  E: {
    id: 'Ekuitas negatif menurut laporan keuangan terakhir: utangnya lebih besar daripada asetnya.',
    en: 'Negative equity in the latest financial statements: its liabilities exceed its assets.',
  },
  F: {
    id: 'OJK memberi sanksi atau perintah tertulis atas pelanggaran ringan di pasar modal.',
    en: 'The regulator (OJK) sanctioned the company for a minor breach of capital market rules.',
  },
  G: {
    id: 'OJK memberi sanksi atau perintah tertulis atas pelanggaran sedang di pasar modal.',
    en: 'The regulator (OJK) sanctioned the company for a moderate breach of capital market rules.',
  },
  I: {
    id: 'Tercatat di Papan Ekonomi Baru, tanpa saham dengan hak suara multipel.',
    en: 'Listed on the New Economy board, without multiple-voting shares.',
  },
  K: {
    id: 'Tercatat di Papan Ekonomi Baru dan memiliki saham dengan hak suara multipel: satu saham dapat bernilai lebih dari satu suara.',
    en: 'Listed on the New Economy board, with multiple-voting shares: one share may carry more than one vote.',
  },
  L: {
    id: 'Belum menyampaikan laporan keuangan.',
    en: 'Has not submitted its financial statements.',
  },
  M: {
    id: 'Ada permohonan penundaan kewajiban pembayaran utang (PKPU), atau perusahaan dalam PKPU.',
    en: 'Somebody petitioned to suspend its debt payments (PKPU), or they are suspended.',
  },
  N: {
    id: 'Tercatat di papan lain dan memiliki saham dengan hak suara multipel: satu saham dapat bernilai lebih dari satu suara.',
    en: 'Listed on another board, with multiple-voting shares: one share may carry more than one vote.',
  },
  Q: {
    id: 'Regulator membatasi kegiatan usaha perusahaan atau anak perusahaannya.',
    en: 'A regulator restricts the business of the company or of a subsidiary.',
  },
  S: {
    id: 'Tidak ada pendapatan usaha menurut laporan keuangan terakhir.',
    en: 'No operating revenue in the latest financial statements.',
  },
  V: {
    id: 'OJK memberi sanksi atau perintah tertulis atas pelanggaran berat di pasar modal.',
    en: 'The regulator (OJK) sanctioned the company for a serious breach of capital market rules.',
  },
  X: {
    id: 'Memenuhi kriteria efek dalam pemantauan khusus.',
    en: 'Meets the criteria for special monitoring by the exchange.',
  },
  Y: {
    id: 'Belum menyelenggarakan RUPS tahunan sampai enam bulan setelah tahun buku berakhir.',
    en: 'Has not held its annual general meeting within six months of the end of its fiscal year.',
  },
}

/**
 * The exchange says that these three inform about board and voting rights and are no sanction
 * (its directors on June 7 and March 16, 2023). Checked: 2026-11-28.
 */
const informationLetters: readonly string[] = ['I', 'K', 'N']

const noSanction: Readonly<Record<Locale, string>> = {
  id: 'Notasi I, K, dan N menerangkan papan pencatatan dan hak suara. Menurut bursa, notasi ini bukan sanksi.',
  en: 'The notations I, K and N describe the listing board and voting rights. The exchange says that they are no sanction.',
}

/** What a letter of the list means, in plain words; null: the list does not have it. */
export function notationMeaning(locale: Locale, code: string): string | null {
  return letters[code]?.[locale] ?? null
}

/** A letter that the list does not have may be a warning, so it counts as one until it is known. */
export function notationKind(code: string): NotationKind {
  return informationLetters.includes(code) ? 'information' : 'caution'
}

/** The sentence for letters that are no warning; null if none of these is. */
export function noSanctionNote(locale: Locale, codes: readonly string[]): string | null {
  return codes.some((code) => notationKind(code) === 'information') ? noSanction[locale] : null
}

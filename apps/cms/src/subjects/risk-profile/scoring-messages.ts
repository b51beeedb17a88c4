import {
  answerCounts,
  answerPoints,
  QUESTION_COUNT,
  type ScoringError,
} from '@site/finance/risk-scoring-errors.ts'
import type { Bilingual } from '#cms/base/fields/bilingual.ts'
import { profileNames } from './profile-names.ts'

const isProfile = (key: string): key is keyof typeof profileNames => Object.hasOwn(profileNames, key)
const profileName = (key: string): Bilingual => (isProfile(key) ? profileNames[key] : { id: key, en: key })

/** The message for an editor if a questionnaire cannot be scored. */
export function scoringMessage(error: ScoringError): Bilingual {
  switch (error.code) {
    case 'questionCount':
      return {
        id: `Harus ada ${QUESTION_COUNT} pertanyaan, bukan ${error.found}: alamat hasil memuat satu angka untuk setiap pertanyaan.`,
        en: `There must be ${QUESTION_COUNT} questions, not ${error.found}: the result link has one digit per question.`,
      }
    case 'answerCount':
      return {
        id: `Setiap pertanyaan memiliki ${answerCounts.min} sampai ${answerCounts.max} jawaban, bukan ${error.found}.`,
        en: `Each question has ${answerCounts.min} to ${answerCounts.max} answers, not ${error.found}.`,
      }
    case 'points':
      return {
        id: `Nilai jawaban adalah bilangan bulat dari ${answerPoints.min} sampai ${answerPoints.max}.`,
        en: `The points of an answer must be a whole number from ${answerPoints.min} to ${answerPoints.max}.`,
      }
    case 'keyMissing':
      return { id: 'Pertanyaan memerlukan kunci.', en: 'A question needs a key.' }
    case 'keyTaken':
      return {
        id: 'Kunci ini sudah dipakai pertanyaan lain.',
        en: 'Another question already has this key.',
      }
    case 'profileMissing': {
      const { id, en } = profileName(error.key)
      return { id: `Profil ${id} belum ada.`, en: `The profile ${en} is missing.` }
    }
    case 'profileTaken':
      return { id: 'Profil ini sudah ada di atas.', en: 'This profile already exists above.' }
    case 'bandStart':
      return {
        id: `Profil pertama harus mulai dari nilai terendah yang mungkin, yaitu ${error.expected}.`,
        en: `The first profile must start at the lowest possible total, ${error.expected}.`,
      }
    case 'bandGap':
      return {
        id: `Ada celah: profil ini harus mulai dari ${error.expected}, tepat setelah profil sebelumnya.`,
        en: `Gap: this profile must start at ${error.expected}, right after the previous one.`,
      }
    case 'bandOverlap':
      return {
        id: `Tumpang tindih: profil ini harus mulai dari ${error.expected}, tepat setelah profil sebelumnya.`,
        en: `Overlap: this profile must start at ${error.expected}, right after the previous one.`,
      }
    case 'bandEnd':
      return {
        id: `Profil terakhir harus berakhir pada nilai tertinggi yang mungkin, yaitu ${error.expected}.`,
        en: `The last profile must end at the highest possible total, ${error.expected}.`,
      }
    case 'bandInteger':
      return {
        id: 'Batas nilai adalah bilangan bulat: setiap jawaban bernilai bulat.',
        en: 'The limits of a range must be whole numbers, as all points are.',
      }
    case 'bandEmpty':
      return {
        id: 'Nilai tertinggi tidak boleh di bawah nilai terendah.',
        en: 'The highest total must not be below the lowest.',
      }
    case 'share':
      return {
        id: 'Bagian adalah bilangan bulat dari 0 sampai 100.',
        en: 'A share must be a whole number from 0 to 100.',
      }
    case 'allocationSum':
      return {
        id: `Jumlah alokasi harus tepat 100%, bukan ${error.found}%.`,
        en: `The allocation must add up to exactly 100%, not ${error.found}%.`,
      }
    case 'idleCap':
      return {
        id: 'Batas pada profil tertinggi tidak menurunkan apa pun.',
        en: 'A cap at the highest profile has no effect.',
      }
    case 'unreachedCap':
      return {
        id: 'Batas ini tidak pernah berlaku: nilai tertinggi dengan jawaban ini sudah menghasilkan profil ini atau yang lebih rendah.',
        en: 'This cap never applies: even the highest total with these answers leads to this profile or a lower one.',
      }
    case 'overruledCap':
      return {
        id: 'Batas ini tidak pernah berlaku: batas lain untuk jawaban yang sama menghasilkan profil yang sama atau lebih rendah.',
        en: 'This cap never applies: another cap for the same answer leads to the same or a lower profile.',
      }
    case 'unknownQuestion':
      if (error.key === '') return { id: 'Masukkan kunci pertanyaannya.', en: 'Enter the question key.' }
      return {
        id: `Tidak ada pertanyaan dengan kunci "${error.key}".`,
        en: `There is no question with the key "${error.key}".`,
      }
    case 'unknownAnswer':
      return {
        id: `Pertanyaan itu memiliki jawaban ${error.min} sampai ${error.max}.`,
        en: `That question has answers ${error.min} to ${error.max}.`,
      }
    case 'unknownDimension':
      return {
        id: 'Tidak ada pertanyaan dari dimensi ini.',
        en: 'There is no question for this dimension.',
      }
    case 'sum':
      return {
        id: `Jumlah yang dapat membatasi sebagian jawaban adalah bilangan bulat dari ${error.min} sampai ${error.max}.`,
        en: `The sum must be a whole number that limits some but not all answers, from ${error.min} to ${error.max}.`,
      }
    case 'oneQuestion':
      return {
        id: 'Pertentangan terjadi antara dua pertanyaan yang berbeda.',
        en: 'A contradiction needs two different questions.',
      }
    case 'range':
      return {
        id: 'Jawaban terakhir tidak boleh sebelum jawaban pertama.',
        en: 'The last answer must not be before the first.',
      }
  }
}

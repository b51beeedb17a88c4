import {
  answerCounts,
  answerPoints,
  QUESTION_COUNT,
  type ScoringError,
} from '@site/finance/risk-scoring-errors.ts'
import type { Bilingual } from '#cms/fields/bilingual.ts'
import { profileNames } from './profile-names.ts'

const isProfile = (key: string): key is keyof typeof profileNames => Object.hasOwn(profileNames, key)
const profileName = (key: string): Bilingual => (isProfile(key) ? profileNames[key] : { id: key, en: key })

/** What an editor reads beside the field where a questionnaire cannot be scored. */
export function scoringSentence(fault: ScoringError): Bilingual {
  switch (fault.code) {
    case 'questionCount':
      return {
        id: `Harus ada ${QUESTION_COUNT} pertanyaan, bukan ${fault.found}: alamat hasil memuat satu angka untuk setiap pertanyaan.`,
        en: `There must be ${QUESTION_COUNT} questions, not ${fault.found}: the address of a result has one digit for each.`,
      }
    case 'answerCount':
      return {
        id: `Setiap pertanyaan memiliki ${answerCounts.min} sampai ${answerCounts.max} jawaban, bukan ${fault.found}.`,
        en: `Each question has ${answerCounts.min} to ${answerCounts.max} answers, not ${fault.found}.`,
      }
    case 'points':
      return {
        id: `Nilai jawaban adalah bilangan bulat dari ${answerPoints.min} sampai ${answerPoints.max}.`,
        en: `An answer is worth a whole number from ${answerPoints.min} to ${answerPoints.max}.`,
      }
    case 'keyMissing':
      return { id: 'Pertanyaan memerlukan kunci.', en: 'A question needs a key.' }
    case 'keyTaken':
      return {
        id: 'Kunci ini sudah dipakai pertanyaan lain.',
        en: 'Another question has this key already.',
      }
    case 'profileMissing': {
      const { id, en } = profileName(fault.key)
      return { id: `Profil ${id} belum ada.`, en: `The profile ${en} is missing.` }
    }
    case 'profileTaken':
      return { id: 'Profil ini sudah ada di atas.', en: 'This profile is there already, above.' }
    case 'bandStart':
      return {
        id: `Profil pertama harus mulai dari nilai terendah yang mungkin, yaitu ${fault.expected}.`,
        en: `The first profile must begin at the lowest possible total, ${fault.expected}.`,
      }
    case 'bandHole':
      return {
        id: `Ada celah: profil ini harus mulai dari ${fault.expected}, tepat setelah profil sebelumnya.`,
        en: `There is a hole: this profile must begin at ${fault.expected}, right after the one before.`,
      }
    case 'bandOverlap':
      return {
        id: `Tumpang tindih: profil ini harus mulai dari ${fault.expected}, tepat setelah profil sebelumnya.`,
        en: `There is an overlap: this profile must begin at ${fault.expected}, right after the one before.`,
      }
    case 'bandEnd':
      return {
        id: `Profil terakhir harus berakhir pada nilai tertinggi yang mungkin, yaitu ${fault.expected}.`,
        en: `The last profile must end at the highest possible total, ${fault.expected}.`,
      }
    case 'bandWhole':
      return {
        id: 'Batas nilai adalah bilangan bulat: setiap jawaban bernilai bulat.',
        en: 'The bound of a range is a whole number, as the points of every answer are.',
      }
    case 'bandEmpty':
      return {
        id: 'Nilai tertinggi tidak boleh di bawah nilai terendah.',
        en: 'The highest total must not be below the lowest.',
      }
    case 'share':
      return {
        id: 'Bagian adalah bilangan bulat dari 0 sampai 100.',
        en: 'A share is a whole number from 0 to 100.',
      }
    case 'allocationSum':
      return {
        id: `Jumlah alokasi harus tepat 100%, bukan ${fault.found}%.`,
        en: `The allocation must add up to exactly 100%, not ${fault.found}%.`,
      }
    case 'idleCap':
      return {
        id: 'Batas pada profil tertinggi tidak menurunkan apa pun.',
        en: 'A cap at the highest profile lowers nothing.',
      }
    case 'unknownQuestion':
      if (fault.key === '') return { id: 'Tulis kunci pertanyaannya.', en: 'Give the key of the question.' }
      return {
        id: `Tidak ada pertanyaan dengan kunci "${fault.key}".`,
        en: `There is no question with the key "${fault.key}".`,
      }
    case 'unknownAnswer':
      return {
        id: `Pertanyaan itu memiliki jawaban ${fault.min} sampai ${fault.max}.`,
        en: `That question has the answers ${fault.min} to ${fault.max}.`,
      }
    case 'unknownDimension':
      return {
        id: 'Tidak ada pertanyaan dari dimensi ini.',
        en: 'There is no question of this dimension.',
      }
    case 'sum':
      return {
        id: `Jumlah yang dapat membatasi sebagian jawaban adalah bilangan bulat dari ${fault.min} sampai ${fault.max}.`,
        en: `A sum that limits some answers and not all is a whole number from ${fault.min} to ${fault.max}.`,
      }
    case 'oneQuestion':
      return {
        id: 'Pertentangan terjadi antara dua pertanyaan yang berbeda.',
        en: 'A contradiction is between two different questions.',
      }
    case 'range':
      return {
        id: 'Jawaban terakhir tidak boleh sebelum jawaban pertama.',
        en: 'The last answer must not come before the first.',
      }
  }
}

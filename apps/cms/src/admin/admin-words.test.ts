import { en } from '@payloadcms/translations/languages/en'
import { id } from '@payloadcms/translations/languages/id'
import { describe, expect, it } from 'vitest'
import { adminWords } from './admin-words.ts'

/** `general.locale` and so on, with the text. */
function listTexts(words: object, path = ''): [string, string][] {
  return Object.entries(words).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[`${path}${name}`, value]] : listTexts(value, `${path}${name}.`),
  )
}

const own = { id: listTexts(adminWords.id), en: listTexts(adminWords.en) }
const ofPayload = { id: listTexts(id.translations), en: listTexts(en.translations) }

/** What ours replace. After an upgrade that changes one, look whether ours is still needed. */
const replaced = {
  id: [
    ['error.localesNotSaved_one', 'Lokal berikut tidak dapat disimpan:'],
    ['error.localesNotSaved_other', 'Lokal-lokal berikut tidak dapat disimpan:'],
    ['general.allLocales', 'Semua lokal'],
    ['general.createdAt', 'Dibuat Pada'],
    ['general.fallbackToDefaultLocale', 'Kembali ke lokal default'],
    ['general.filterWhere', 'Filter {{label}} di mana'],
    ['general.locale', 'Lokal'],
    ['general.locales', 'Lokal'],
    ['general.newLabel', ''],
    [
      'general.noResultsDescription',
      'Baik tidak ada yang ada atau tidak ada yang cocok dengan filter yang telah Anda tentukan di atas.',
    ],
    ['general.noUpcomingEventsScheduled', 'Tidak ada acara mendatang yang dijadwalkan.'],
    ['general.payloadSettings', 'Pengaturan Payload'],
    ['general.upcomingEvents', 'Acara Mendatang'],
    ['general.updatedAt', 'Diperbarui Pada'],
    ['localization.cannotCopySameLocale', 'Tidak dapat menyalin ke lokal yang sama'],
    ['localization.copyToLocale', 'Salin ke lokal'],
    ['localization.localeToPublish', 'Lokal untuk dipublikasikan'],
    ['localization.selectedLocales', 'Lokasi yang Dipilih'],
    ['localization.selectLocaleToCopy', 'Pilih lokal untuk disalin'],
    ['localization.selectLocaleToDuplicate', 'Pilih bahasa lokal untuk duplikat'],
    ['validation.enterNumber', 'Harap masukkan nomor yang valid.'],
    ['validation.invalidBlocks', 'Bidang ini berisi blok yang tidak lagi diizinkan: {{blocks}}.'],
    ['validation.required', 'Isian ini wajib diisi.'],
    ['version.aboutToRestore', 'Anda akan memulihkan dokumen {{label}} ini ke keadaan pada {{versionDate}}.'],
    [
      'version.aboutToRestoreGlobal',
      'Anda akan memulihkan global {{label}} ke keadaan pada {{versionDate}}.',
    ],
    [
      'version.aboutToUnpublishIn',
      'Anda akan menonaktifkan publikasi dokumen ini dalam {{locale}}. Apakah Anda yakin?',
    ],
    ['version.publishAllLocales', 'Publikasikan semua lokal'],
    ['version.publishIn', 'Publikasikan di {{locale}}'],
    ['version.restoredSuccessfully', 'Berhasil dipulihkan.'],
    ['version.restoreThisVersion', 'Pulihkan versi ini'],
    ['version.selectLocales', 'Pilih lokal untuk ditampilkan'],
    ['version.showLocales', 'Tampilkan lokal:'],
    ['version.unpublishedSuccessfully', 'Berhasil tidak diterbitkan.'],
  ],
  en: [
    ['error.localesNotSaved_one', 'The following locale could not be saved:'],
    ['error.localesNotSaved_other', 'The following locales could not be saved:'],
    ['general.allLocales', 'All locales'],
    ['general.createdAt', 'Created At'],
    ['general.fallbackToDefaultLocale', 'Fallback to default locale'],
    ['general.locale', 'Locale'],
    ['general.locales', 'Locales'],
    ['general.noUpcomingEventsScheduled', 'No upcoming events scheduled.'],
    ['general.payloadSettings', 'Payload Settings'],
    ['general.upcomingEvents', 'Upcoming Events'],
    ['general.updatedAt', 'Updated At'],
    ['localization.cannotCopySameLocale', 'Cannot copy to the same locale'],
    ['localization.copyToLocale', 'Copy to locale'],
    ['localization.localeToPublish', 'Locale to publish'],
    ['localization.selectedLocales', 'Selected Locales'],
    ['localization.selectLocaleToCopy', 'Select locale to copy'],
    ['localization.selectLocaleToDuplicate', 'Select locales to duplicate'],
    ['validation.required', 'This field is required.'],
    [
      'version.aboutToRestore',
      'You are about to restore this {{label}} document to the state that it was in on {{versionDate}}.',
    ],
    [
      'version.aboutToRestoreGlobal',
      'You are about to restore the global {{label}} to the state that it was in on {{versionDate}}.',
    ],
    ['version.publishAllLocales', 'Publish all locales'],
    ['version.restoredSuccessfully', 'Restored Successfully.'],
    ['version.restoreThisVersion', 'Restore this version'],
    ['version.selectLocales', 'Select locales to display'],
    ['version.showLocales', 'Show locales:'],
  ],
}

/** The same word in both languages. */
const sameWords = [
  'authentication.apiKey',
  'general.edit',
  'general.editLabel',
  'general.email',
  'general.filter',
  'general.item',
  'general.menu',
  'version.status',
]

describe.each(['id', 'en'] as const)('the words of the admin in %s', (language) => {
  it('replace the texts of Payload that they were written for', () => {
    const keys = new Set(own[language].map(([key]) => key))
    expect(ofPayload[language].filter(([key]) => keys.has(key)).toSorted()).toEqual(
      replaced[language].toSorted(),
    )
  })
})

describe('the Indonesian words of the admin', () => {
  const shown = new Map([...ofPayload.id, ...own.id])

  it('are there for every English text, and differ from it', () => {
    const untranslated = ofPayload.en.filter(([key, text]) => !shown.get(key) || shown.get(key) === text)
    expect(untranslated.map(([key]) => key)).toEqual(sameWords)
  })

  it('name a language neither a place nor “lokal”', () => {
    expect([...shown].filter(([, text]) => /\b(lokal|lokasi)/i.test(text))).toEqual([])
  })
})

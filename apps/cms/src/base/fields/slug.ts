import type { TextField } from 'payload'
import type { Bilingual } from './bilingual.ts'
import { checkPageSlug, type SlugOptions } from './check-page-slug.ts'
import { isNamedAsCopy } from './copies.ts'
import { translate } from './translate.ts'

const slugCharacters = 80
const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/
/** Slugs of preview URLs (`previewSlug`). */
const previewPattern = /^draft-\d+$/

/** Makes a slug from a title: ASCII letters, digits and single hyphens. */
export function slugify(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, slugCharacters)
    .replace(/^-+|-+$/g, '')
}

const noSlug: Bilingual = {
  id: 'Tulis slug: judul ini tidak berisi huruf a–z atau angka.',
  en: 'Write a slug: this title has no letters a–z and no digits.',
}
const renameCopy: Bilingual = {
  id: 'Ganti judul salinan ini, atau tulis slug.',
  en: 'Rename this copy, or write a slug.',
}

/** null if the title has nothing to make it from. */
const makeSlug = (title: string) => (isNamedAsCopy(title) ? null : slugify(title) || null)

/** Validates a slug: an error message, or true. */
export function checkSlug(value: unknown, options: SlugOptions = {}): string | true {
  if (value === null || value === undefined || value === '') return true
  if (typeof value !== 'string' || !slugPattern.test(value)) {
    return translate(options, {
      id: 'Hanya huruf kecil a–z, angka, dan satu tanda hubung di antaranya, misalnya dana-darurat.',
      en: 'Only lowercase a–z, digits and single hyphens between them, such as emergency-fund.',
    })
  }
  if (previewPattern.test(value)) {
    return translate(options, {
      id: 'Alamat "draft-" dengan angka dipakai untuk pratinjau; pilih slug lain.',
      en: 'Slugs of "draft-" with a number are reserved for previews; choose another one.',
    })
  }
  if (value.length > slugCharacters) {
    return translate(options, {
      id: `Paling banyak ${slugCharacters} karakter; ini ${value.length}.`,
      en: `At most ${slugCharacters} characters; this has ${value.length}.`,
    })
  }
  return checkPageSlug(value, options)
}

/**
 * The URL part of a document, unique per language. If empty, it is made from the field `from` in the language that is
 * saved.
 */
export function slugField(from: 'title' | 'name' | 'question' | 'term'): TextField {
  return {
    name: 'slug',
    type: 'text',
    label: { id: 'Slug (bagian alamat)', en: 'Slug (part of the URL)' },
    localized: true,
    unique: true,
    index: true,
    admin: {
      position: 'sidebar',
      description: {
        id: 'Kosongkan agar dibuat dari judul. Bila slug dokumen yang sudah terbit diubah, alamat lamanya otomatis dialihkan ke yang baru.',
        en: 'Leave empty to make it from the title. When the slug of a published document changes, the old URL redirects automatically.',
      },
    },
    // The address of a copy follows from its own title.
    disableDuplicate: true,
    validate: (value: unknown, options) => {
      const title: unknown = Reflect.get(options.data, from)
      const isMissing = !value && typeof title === 'string' && title !== '' && makeSlug(title) === null
      return isMissing
        ? translate(options, isNamedAsCopy(title) ? renameCopy : noSlug)
        : checkSlug(value, options)
    },
    hooks: {
      beforeValidate: [
        ({ value, data, originalDoc }) => {
          if (typeof value === 'string' && value !== '') return value
          const title = data?.[from] ?? originalDoc?.[from]
          return typeof title === 'string' ? makeSlug(title) : null
        },
      ],
    },
  }
}

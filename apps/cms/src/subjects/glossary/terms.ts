import type { RelationshipField, TextField, TextFieldSingleValidation } from 'payload'
import { relationship, text } from 'payload/shared'
import { groups } from '#cms/base/admin/groups.ts'
import { switchField } from '#cms/base/fields/choices.ts'
import { namedAsCopy } from '#cms/base/fields/copies.ts'
import { pageNameField } from '#cms/base/fields/page-name.ts'
import { rowsField } from '#cms/base/fields/rows.ts'
import { slugField } from '#cms/base/fields/slug.ts'
import { paragraphField, textField } from '#cms/base/fields/text.ts'
import { bodyField } from '#cms/base/rich-text/rich-text.ts'
import { documentCollection } from '#cms/editorial/documents/document-collection.ts'
import { rejectOwnRelation, rejectTakenName } from './validate-term.ts'

const nameCharacters = 100
const abbreviationCharacters = 20
const definitionCharacters = 240
const maxRelated = 4
const maxOtherNames = 20

/** A name that no other term may have in the same language. */
function ownName(field: TextField): TextField {
  if (field.hasMany) return field
  const validate: TextFieldSingleValidation = async (value, options) => {
    const valid = await text(value, options)
    return valid === true ? rejectTakenName(value, options) : valid
  }
  return { ...field, validate }
}

const related: RelationshipField = {
  name: 'related',
  type: 'relationship',
  relationTo: 'terms',
  hasMany: true,
  maxRows: maxRelated,
  label: { id: 'Istilah terkait', en: 'Related terms' },
  admin: {
    description: {
      id: `Satu sampai ${maxRelated} istilah yang sebaiknya dibaca setelah ini.`,
      en: `One to ${maxRelated} terms to read after this one.`,
    },
  },
  filterOptions: ({ id }) => (id === undefined ? true : { id: { not_equals: id } }),
  validate: async (value, options) => {
    const own = rejectOwnRelation(value, options)
    return own === true ? relationship(value, options) : own
  },
}

export const terms = documentCollection({
  slug: 'terms',
  labels: { singular: { id: 'Istilah', en: 'Term' }, plural: { id: 'Glosarium', en: 'Glossary' } },
  group: groups.education,
  description: {
    id: 'Kemunculan pertama sebuah istilah dalam pelajaran, artikel, riset, dan catatan pagi otomatis menjadi tautan ke halamannya.',
    en: 'The first use of a term in a lesson, article, report or morning note becomes a link to its page.',
  },
  useAsTitle: 'term',
  defaultColumns: ['term', 'abbreviation', 'definition'],
  sortedBy: [],
  fields: [
    ownName(
      namedAsCopy(
        textField('term', {
          label: { id: 'Istilah', en: 'Term' },
          description: {
            id: 'Seperti di tengah kalimat: huruf kecil, kecuali nama diri.',
            en: 'As within a sentence: lowercase except for proper names.',
          },
          required: true,
          maxLength: nameCharacters,
        }),
      ),
    ),
    ownName(
      textField('abbreviation', {
        label: { id: 'Singkatan', en: 'Abbreviation' },
        description: {
          id: 'Ditautkan hanya dengan huruf besar dan kecil yang sama.',
          en: 'Linked only with the same capital and small letters.',
        },
        maxLength: abbreviationCharacters,
      }),
    ),
    paragraphField('definition', {
      label: { id: 'Definisi', en: 'Definition' },
      description: {
        id: `Apa artinya dan kapan investor menemuinya, paling banyak ${definitionCharacters} karakter; tampil di daftar dan di samping tautan.`,
        en: `What it is and where investors meet it, at most ${definitionCharacters} characters; shown in the list and next to links.`,
      },
      required: true,
      maxLength: definitionCharacters,
    }),
    bodyField(false),
    {
      ...rowsField('alsoKnownAs', {
        label: { id: 'Sebutan lain', en: 'Also known as' },
        description: {
          id: 'Ejaan lain, salah ketik yang lazim, dan sebutan dalam bahasa lain; pencarian menemukan istilah dengan semuanya.',
          en: 'Other spellings, usual misspellings and words of the other language; search finds the term by all of them.',
        },
        row: { id: 'Sebutan', en: 'Name' },
        maxRows: maxOtherNames,
        fields: [
          textField('name', {
            label: { id: 'Sebutan', en: 'Name' },
            required: true,
            localized: false,
            maxLength: nameCharacters,
          }),
          switchField('isLinked', {
            label: { id: 'Tautkan dalam teks', en: 'Link in texts' },
            description: {
              id: 'Nyalakan hanya untuk sebutan yang benar dan selalu berarti istilah ini.',
              en: 'Only for correct names that always mean this term.',
            },
            defaultValue: false,
          }),
        ],
      }),
      localized: true,
    },
    related,
    {
      ...pageNameField({ id: 'Halaman untuk mencoba', en: 'Page to try it on' }),
      required: false,
      admin: {
        position: 'sidebar',
        description: {
          id: 'Kalkulator atau halaman tempat istilah ini dipakai.',
          en: 'The calculator or page that uses this term.',
        },
      },
    },
    slugField('term'),
    {
      ...switchField('isLinked', {
        label: { id: 'Tautkan dalam teks', en: 'Link in texts' },
        description: {
          id: 'Matikan bila istilah ini juga kata sehari-hari.',
          en: 'Off for terms that are everyday words too.',
        },
        defaultValue: true,
      }),
      localized: true,
    },
  ],
})

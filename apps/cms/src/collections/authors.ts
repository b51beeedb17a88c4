import { switchField } from '#cms/fields/choices.ts'
import { orderField } from '#cms/fields/numbers-and-dates.ts'
import { imageField } from '#cms/fields/relations.ts'
import { richTextField } from '#cms/fields/rich-text.ts'
import { checkSlug } from '#cms/fields/slug.ts'
import { textField } from '#cms/fields/text.ts'
import { type RequestLike, required, translate } from '#cms/fields/translate.ts'
import { documentCollection, groups } from './document-collection.ts'

export const authors = documentCollection({
  slug: 'authors',
  labels: { singular: { id: 'Penulis', en: 'Author' }, plural: { id: 'Penulis', en: 'Authors' } },
  group: groups.editorial,
  useAsTitle: 'name',
  defaultColumns: ['name', 'role', 'editorBoard'],
  sortedBy: ['order'],
  relatedTags: () => ['list:articles'],
  fields: [
    textField('name', { label: { id: 'Nama', en: 'Name' }, required: true, localized: false }),
    textField('role', { label: { id: 'Peran', en: 'Role' }, required: true }),
    richTextField('bio', { label: { id: 'Tentang', en: 'About' } }),
    imageField('picture', { label: { id: 'Gambar', en: 'Image' } }),
    switchField('editorBoard', {
      label: { id: 'Anggota dewan redaksi', en: 'On the editorial board' },
      defaultValue: false,
    }),
    {
      name: 'slug',
      type: 'text',
      label: { id: 'Slug', en: 'Slug' },
      required: true,
      unique: true,
      admin: { position: 'sidebar' },
      validate: (value: unknown, options: RequestLike) =>
        value ? checkSlug(value, options) : translate(options, required),
    },
    orderField(),
  ],
})

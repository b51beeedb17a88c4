import { groups } from '#cms/base/admin/groups.ts'
import { switchField } from '#cms/base/fields/choices.ts'
import { orderField } from '#cms/base/fields/numbers-and-dates.ts'
import { imageField } from '#cms/base/fields/relations.ts'
import { checkSlug } from '#cms/base/fields/slug.ts'
import { textField } from '#cms/base/fields/text.ts'
import { type RequestLike, required, translate } from '#cms/base/fields/translate.ts'
import { richTextField } from '#cms/base/rich-text/rich-text.ts'
import { documentCollection } from '#cms/editorial/documents/document-collection.ts'

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

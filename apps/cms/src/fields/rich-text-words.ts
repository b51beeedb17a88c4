/**
 * Indonesian texts of the rich text editor, which has none of its own: a key that is missing here shows as the key.
 * A test compares them with the English of the features in use.
 */
export const richTextWords = {
  lexical: {
    general: {
      placeholder: "Mulai menulis, atau tekan '/' untuk pilihan …",
      slashMenuBasicGroupLabel: 'Dasar',
      slashMenuListGroupLabel: 'Daftar',
      toolbarItemsActive: '{{count}} aktif',
    },
    paragraph: { label: 'Paragraf', label2: 'Teks biasa' },
    heading: { label: 'Judul bagian {{headingLevel}}' },
    blockquote: { label: 'Kutipan' },
    unorderedList: { label: 'Daftar berbutir' },
    orderedList: { label: 'Daftar bernomor' },
    link: { label: 'Tautan', loadingWithEllipsis: 'Memuat …' },
  },
} as const

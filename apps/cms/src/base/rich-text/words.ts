/**
 * Indonesian labels of the rich text editor, which ships none: a missing key is shown as the key. A test compares them
 * with the English labels of the features in use.
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
    blocks: {
      label: 'Blok',
      inlineBlocks: {
        create: 'Buat {{label}}',
        edit: 'Ubah {{label}}',
        label: 'Blok dalam baris',
        remove: 'Hapus {{label}}',
      },
    },
    link: { label: 'Tautan', loadingWithEllipsis: 'Memuat …' },
  },
} as const

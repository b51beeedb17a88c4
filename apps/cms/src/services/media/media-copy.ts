import { acceptedFiles } from './upload-limits.ts'

const id = {
  accepted: `Yang diterima: ${acceptedFiles.id}. Properti gambar seperti pembuat dan lokasi dihapus; PDF dan video tetap memuatnya, jadi hapus sebelum mengunggah.`,
  replace: 'Ganti berkas',
  replaceHelp:
    'Setelah disimpan, semua halaman yang memakai berkas ini menampilkan berkas baru, dan berkas lama dihapus.',
  willReplace: (name: string) => `Berkas baru: ${name}. Simpan untuk menggantinya.`,
  uses: 'Dipakai di',
  unused: 'Belum dipakai di mana pun, jadi dapat dihapus.',
}
const en: typeof id = {
  accepted: `Accepted: ${acceptedFiles.en}. Properties of images, such as author and location, are removed; PDFs and videos keep them, so remove them before you upload.`,
  replace: 'Replace file',
  replaceHelp:
    'After you save, every page that uses this file shows the new one, and the old file is deleted.',
  willReplace: (name) => `New file: ${name}. Save to replace the old one.`,
  uses: 'Used in',
  unused: 'Not used anywhere, so it can be deleted.',
}
export const mediaCopy = { id, en }

import { copy } from '#cms/base/admin/copy.ts'

const id = {
  searching: 'Mencari tautan ke halaman ini…',
  unknown: 'Tautan ke halaman ini tidak dapat dicari sekarang. Lihat Pemeriksaan tautan lebih dahulu.',
  notLinked: 'Tidak ada tautan ke halaman ini di dokumen terbit dan menu.',
  linked: (count: number) => `${count} tempat menautkan halaman ini, dan tautannya akan rusak:`,
  selectedNotLinked: 'Tidak ada tautan ke halaman yang dipilih di dokumen terbit dan menu.',
  selectedLinked: (count: number) =>
    `${count} tempat menautkan halaman yang dipilih, dan tautannya akan rusak:`,
  selectedPages:
    'Halaman terbit yang dipilih hilang dari situs dan tidak dapat dikembalikan. Untuk mengalihkan pengunjungnya, hapus setiap halaman dari formulirnya.',
  redirects:
    'Halaman ini hilang dari situs dan tidak dapat dikembalikan. Ke mana pengunjungnya dialihkan? Tulis jalur, misalnya /id/blog.',
  deleteAndRedirect: 'Hapus dan alihkan',
  deleted: 'Dokumen dihapus dan alamatnya dialihkan.',
  failed: copy.id.requestFailed,
  notAllowed: 'Anda tidak masuk sebagai editor atau admin lagi. Masuk kembali, lalu ulangi.',
}
const en: typeof id = {
  searching: 'Searching for links to this page…',
  unknown: 'Links to this page are not available right now. See Link check first.',
  notLinked: 'No published document and no menu links to this page.',
  linked: (count) =>
    `${count === 1 ? '1 place links' : `${count} places link`} to this page, and the link will be broken:`,
  selectedNotLinked: 'No published document and no menu links to the selected pages.',
  selectedLinked: (count) =>
    `${count === 1 ? '1 place links' : `${count} places link`} to the selected pages, and the link will be broken:`,
  selectedPages:
    'The selected published pages disappear from the site and cannot be restored. To redirect their visitors, delete each page from its form.',
  redirects:
    'This page disappears from the site and cannot be restored. Where should its visitors go? Enter a path, such as /en/blog.',
  deleteAndRedirect: 'Delete and redirect',
  deleted: 'The document is deleted and its address redirected.',
  failed: copy.en.requestFailed,
  notAllowed: 'You are no longer signed in as an editor or admin. Sign in and try again.',
}
export const deletionCopy = { id, en }

import { copy } from '#cms/base/admin/copy.ts'

const id = {
  searching: 'Mencari tautan ke halaman ini…',
  unknown: 'Tautan ke halaman ini tidak dapat dicari sekarang. Lihat Pemeriksaan tautan lebih dahulu.',
  notLinked: 'Tidak ada tautan ke halaman ini di dokumen terbit dan menu.',
  linked: (count: number) => `${count} tempat menautkan halaman ini, dan tautannya akan rusak:`,
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
  redirects:
    'This page disappears from the site and cannot be restored. Where should its visitors go? Enter a path, such as /en/blog.',
  deleteAndRedirect: 'Delete and redirect',
  deleted: 'The document is deleted and its address redirected.',
  failed: copy.en.requestFailed,
  notAllowed: 'You are no longer signed in as an editor or admin. Sign in and try again.',
}
export const deletionCopy = { id, en }

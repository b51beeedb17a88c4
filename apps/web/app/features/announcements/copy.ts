const id = {
  title: 'Pengumuman',
  lead: 'Perubahan layanan, jadwal, dan ketentuan yang perlu Anda ketahui.',
  all: 'Semua',
  categories: 'Kategori',
  byCategory: (category: string) => `Pengumuman: ${category}`,
  important: 'Penting',
  empty: 'Data tidak ditemukan',
  backToAll: 'Lihat semua pengumuman',
  publishedOn: (date: string) => `Terbit ${date}`,
  updatedOn: (date: string) => `Diperbarui ${date}`,
  attachment: 'Lampiran',
  download: 'Unduh lampiran',
  related: 'Pengumuman terkait',
}

const en: typeof id = {
  title: 'Announcements',
  lead: 'Changes to services, schedules and terms that you should know about.',
  all: 'All',
  categories: 'Categories',
  byCategory: (category) => `Announcements: ${category}`,
  important: 'Important',
  empty: 'Data not found',
  backToAll: 'View all announcements',
  publishedOn: (date) => `Published ${date}`,
  updatedOn: (date) => `Updated ${date}`,
  attachment: 'Attachment',
  download: 'Download the attachment',
  related: 'Related announcements',
}

export const copy = { id, en }

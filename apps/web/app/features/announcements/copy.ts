const id = {
  title: 'Pengumuman',
  lead: 'Perubahan layanan, jadwal, dan ketentuan yang perlu Anda ketahui.',
  byCategory: (category: string) => `Pengumuman: ${category}`,
  years: 'Tahun terbit',
  allYears: 'Semua tahun',
  important: 'Penting',
  empty: 'Data tidak ditemukan',
  backToAll: 'Lihat semua pengumuman',
  attachment: 'Lampiran',
  download: 'Unduh lampiran',
  related: 'Pengumuman terkait',
}

const en: typeof id = {
  title: 'Announcements',
  lead: 'Changes to services, schedules and terms that you should know about.',
  byCategory: (category) => `Announcements: ${category}`,
  years: 'Year of publication',
  allYears: 'All years',
  important: 'Important',
  empty: 'Data not found',
  backToAll: 'View all announcements',
  attachment: 'Attachment',
  download: 'Download the attachment',
  related: 'Related announcements',
}

export const copy = { id, en }

const id = {
  title: 'Simpan atau unduh',
  lead: 'Tanpa disimpan, isian ini hilang saat halaman ditutup. Jangan simpan di komputer yang dipakai bersama.',
  save: 'Simpan di perangkat ini',
  saved: 'Tersimpan di perangkat ini.',
  isOlder: 'Yang tersimpan di perangkat ini berbeda dari isian sekarang.',
  unreadable: 'Yang tersimpan di perangkat ini tidak dapat dibaca. Anda dapat menghapusnya.',
  remove: 'Hapus dari perangkat ini',
  removed: 'Tidak ada yang tersimpan di perangkat ini.',
  json: 'Unduh berkas portofolio (.json)',
  csv: 'Unduh tabel (.csv)',
  calendar: 'Unduh kalender (.ics)',
  note: 'Berkas portofolio dapat dibuka lagi di halaman ini, juga di perangkat lain. Kalender berisi tanggal cum, pembayaran dividen, dan RUPS.',
}
const en: typeof id = {
  title: 'Save or download',
  lead: 'Unless saved, what you entered is lost when the page closes. Do not save on a shared computer.',
  save: 'Save on this device',
  saved: 'Saved on this device.',
  isOlder: 'What is saved on this device differs from what you entered.',
  unreadable: 'What is saved on this device cannot be read. You can delete it.',
  remove: 'Delete from this device',
  removed: 'Nothing is saved on this device.',
  json: 'Download the portfolio file (.json)',
  csv: 'Download the table (.csv)',
  calendar: 'Download the calendar (.ics)',
  note: 'The portfolio file can be opened on this page again, also on another device. The calendar has cum dates, dividend payments and general meetings.',
}
export const keepCopy = { id, en }

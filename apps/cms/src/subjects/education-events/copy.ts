const id = {
  registered: 'Terdaftar',
  ofSeats: (taken: number, capacity: number) => `${taken} dari ${capacity} kursi`,
  waiting: 'Daftar tunggu',
  toConfirm: 'Belum dikonfirmasi',
  canceled: 'Dibatalkan',
  attended: 'Hadir',
  toRegistrations: 'Lihat pendaftaran',
  toAttendance: 'Daftar hadir',
  toMessage: 'Kirim email ke peserta',
  toExport: 'Ekspor XLSX',
  failed: 'Tidak tersimpan. Periksa koneksi, lalu coba lagi.',
  notAllowed: 'Anda tidak masuk sebagai editor atau admin lagi. Masuk kembali, lalu ulangi.',

  cancel: 'Batalkan pendaftaran',
  cancelBody:
    'Orang ini menerima email pembatalan, dan kursinya diberikan kepada orang pertama di daftar tunggu. Ini tidak dapat diurungkan.',
  cancelHeldBody: 'Tempat yang ditahan dilepas dan diberikan kepada orang pertama di daftar tunggu.',
  cancelSelected: (count: number) => `Batalkan ${count} pendaftaran`,
  cancelPage: (count: number) => `Batalkan ${count} pendaftaran di halaman ini`,
  cancelSelectedBody: (count: number) =>
    `${count} pendaftaran yang dipilih dibatalkan. Orang yang terdaftar atau di daftar tunggu menerima email pembatalan, dan kursinya diberikan kepada daftar tunggu. Ini tidak dapat diurungkan.`,
  canceledCount: (canceled: number) => `${canceled} pendaftaran dibatalkan.`,
  confirmPlace: 'Konfirmasi pendaftaran',
  giveSeat: 'Beri tempat',
  extraSeatBody:
    'Semua kursi sudah terisi. Orang ini dapat diberi kursi tambahan di atas kapasitas; kapasitas acara tidak berubah.',
  markPresent: 'Tandai hadir',
  unmark: 'Batalkan tanda hadir',

  attendanceLead:
    'Ketuk tombol di samping nama. Beberapa orang dapat mengisi daftar ini bersamaan. Nasabah mendaftar tanpa nama: cari dengan nomor pendaftaran di emailnya.',
  noEvent: 'Acara ini tidak ada, atau Anda tidak boleh melihat pendaftarannya.',
  search: 'Cari nama atau nomor pendaftaran',
  present: (present: number, all: number) => `${present} hadir dari ${all} orang`,
  noMatch: 'Tidak ada yang cocok.',
  client: 'Nasabah',
  number: (number: number) => `No. ${number}`,

  review: 'Periksa dan kirim',
  notCounted: 'Tidak terkirim: jumlah penerima tidak dapat dihitung. Periksa koneksi, lalu coba lagi.',
  confirm: (count: number) => `${count} orang akan menerima email ini. Email tidak dapat ditarik kembali.`,
  send: (count: number) => `Kirim ke ${count} orang`,
}
const en: typeof id = {
  registered: 'Registered',
  ofSeats: (taken, capacity) => `${taken} of ${capacity} seats`,
  waiting: 'Waiting list',
  toConfirm: 'Not confirmed yet',
  canceled: 'Canceled',
  attended: 'Attended',
  toRegistrations: 'View registrations',
  toAttendance: 'Attendance list',
  toMessage: 'Email participants',
  toExport: 'Export XLSX',
  failed: 'Not saved. Check your connection and try again.',
  notAllowed: 'You are no longer signed in as an editor or admin. Sign in and try again.',

  cancel: 'Cancel registration',
  cancelBody:
    'This person receives a cancellation email, and the seat goes to the first person on the waiting list. This cannot be undone.',
  cancelHeldBody: 'The held place is released and goes to the first person on the waiting list.',
  cancelSelected: (count) => (count === 1 ? 'Cancel 1 registration' : `Cancel ${count} registrations`),
  cancelPage: (count) =>
    count === 1 ? 'Cancel 1 registration on this page' : `Cancel ${count} registrations on this page`,
  cancelSelectedBody: (count) =>
    `The selected registrations (${count}) are canceled. People with a seat or on the waiting list receive a cancellation email, and seats go to the waiting list. This cannot be undone.`,
  canceledCount: (canceled) =>
    canceled === 1 ? '1 registration canceled.' : `${canceled} registrations canceled.`,
  confirmPlace: 'Confirm registration',
  giveSeat: 'Give a seat',
  extraSeatBody:
    'All seats are taken. This person can have an extra seat above the capacity; the capacity of the event stays the same.',
  markPresent: 'Mark as present',
  unmark: 'Remove attendance',

  attendanceLead:
    'Tap the button next to a name. Several people can use this list at once. Clients register without a name: search for the registration number in their email.',
  noEvent: 'This event does not exist, or you may not see its registrations.',
  search: 'Search name or registration number',
  present: (present, all) => `${present} of ${all} present`,
  noMatch: 'No matches.',
  client: 'Client',
  number: (number) => `No. ${number}`,

  review: 'Review and send',
  notCounted: 'Not sent: the recipients could not be counted. Check your connection and try again.',
  confirm: (count) =>
    `${count === 1 ? '1 person' : `${count} people`} will receive this email. It cannot be recalled.`,
  send: (count) => (count === 1 ? 'Send to 1 person' : `Send to ${count} people`),
}
export const eventCopy = { id, en }

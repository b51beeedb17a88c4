import { HOLD_MINUTES } from '@site/contracts/registration-hold.ts'

/** Texts of the pages after a registration, which the form page does not need. */
const id = {
  successTitle: 'Pendaftaran berhasil',
  successLead: (event: string) => `Terima kasih, kursi Anda untuk ${event} sudah tercatat.`,
  nextTitle: 'Langkah berikutnya',
  confirmationMail:
    'Periksa email Anda: kami mengirim konfirmasi sekarang, dengan tautan untuk membatalkan bila Anda berhalangan.',
  nextSteps: {
    online: [
      'Simpan tanggal dan jamnya di kalender Anda.',
      'Masuklah lima menit sebelum acara dimulai, dengan tautan bergabung di email kami.',
    ],
    place: [
      'Simpan tanggal, jam, dan alamatnya di kalender Anda.',
      'Datanglah lima belas menit sebelum acara dimulai untuk pendaftaran ulang.',
      'Sebutkan nama Anda kepada petugas di pintu masuk.',
    ],
  },
  waitingTitle: 'Anda masuk daftar tunggu',
  waitingLead: (event: string) => `Anda ada di daftar tunggu ${event}. Ini belum berarti mendapat kursi.`,
  waitingSteps: [
    'Periksa email Anda: kami mengirim konfirmasi daftar tunggu sekarang, dengan tautan untuk keluar dari daftar.',
    'Begitu ada kursi kosong, peserta pertama di daftar mendapatkannya. Bila itu Anda, kami langsung mengabari lewat email.',
    'Anda tidak perlu melakukan apa pun lagi. Tanpa kabar dari kami, berarti belum ada kursi untuk Anda.',
  ],
  heldTitle: 'Periksa email Anda',
  heldLead: (event: string) => `Tinggal satu langkah: konfirmasi pendaftaran Anda untuk ${event}.`,
  heldSteps: [
    `Buka email dari kami dalam ${HOLD_MINUTES} menit, lalu ikuti tautan konfirmasinya. Selama itu tempat Anda kami tahan.`,
    'Tanpa konfirmasi, tempat itu kami lepas untuk orang lain. Anda boleh mendaftar lagi.',
    'Bila alamat itu sudah terdaftar, tidak ada yang perlu dikonfirmasi.',
    'Email tidak ada? Periksa folder spam, atau hubungi kami: petugas dapat mengonfirmasi pendaftaran Anda.',
  ],
  heldReason:
    'Konfirmasi ini kami minta karena beberapa orang sudah mendaftar untuk acara ini dari jaringan yang sama.',
  failedTitle: 'Pendaftaran belum berhasil',
  failedLead: (event: string) => `Anda belum terdaftar pada ${event}.`,
  failedReasonTitle: 'Alasannya',
  failedReasons: {
    full: 'Semua kursi acara ini sudah terisi sebelum pendaftaran Anda kami terima.',
    closed: 'Pendaftaran acara ini sudah ditutup atau belum dibuka.',
  },
  failedNothingKept: 'Data yang Anda isi tidak kami simpan.',
  tryAgain: 'Coba daftar lagi',
  unknownTitle: 'Pendaftaran Anda',
  unknownLead: (event: string) =>
    `Jika pendaftaran Anda untuk ${event} kami terima, konfirmasinya ada di email Anda.`,
  unknownHelp:
    'Tidak ada email dari kami? Periksa folder spam, lalu daftarlah lagi di halaman acara. Email atau kode nasabah yang sama tidak terdaftar dua kali.',
}

const en: typeof id = {
  successTitle: 'You are registered',
  successLead: (event) => `Thank you, your seat at ${event} is booked.`,
  nextTitle: 'What happens next',
  confirmationMail:
    'Check your email: we are sending a confirmation now, with a link to cancel in case you cannot come.',
  nextSteps: {
    online: [
      'Save the date and time in your calendar.',
      'Join five minutes before the start, using the link in our email.',
    ],
    place: [
      'Save the date, time and address in your calendar.',
      'Arrive fifteen minutes before the start to check in.',
      'Give your name at the entrance.',
    ],
  },
  waitingTitle: 'You are on the waiting list',
  waitingLead: (event) => `You are on the waiting list for ${event}. This does not guarantee a seat.`,
  waitingSteps: [
    'Check your email: we are sending a waiting list confirmation now, with a link to leave the list.',
    'As soon as a seat is free, the first person on the list gets it. If that is you, we will email you right away.',
    'There is nothing more to do. If you do not hear from us, no seat became free for you.',
  ],
  heldTitle: 'Check your email',
  heldLead: (event) => `One step is left: confirm your registration for ${event}.`,
  heldSteps: [
    `Open our email within ${HOLD_MINUTES} minutes and follow the link in it. Until then we hold your place.`,
    'Without confirmation, we release the place for somebody else. You may register again.',
    'If the address is already registered, there is nothing to confirm.',
    'No email? Check your spam folder, or reach us: our staff can confirm your registration.',
  ],
  heldReason: 'We ask for this because several people have registered for this event from the same network.',
  failedTitle: 'Registration did not succeed',
  failedLead: (event) => `You are not registered for ${event}.`,
  failedReasonTitle: 'The reason',
  failedReasons: {
    full: 'All seats for this event were taken before your registration reached us.',
    closed: 'Registration for this event is closed or has not opened yet.',
  },
  failedNothingKept: 'We have not saved the details you entered.',
  tryAgain: 'Try to register again',
  unknownTitle: 'Your registration',
  unknownLead: (event) => `If we accepted your registration for ${event}, the confirmation is in your email.`,
  unknownHelp:
    'No email from us? Check your spam folder, then register again on the event page. The same email address or client code is never registered twice.',
}

export const registerOutcomeCopy = { id, en }

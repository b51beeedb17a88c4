const id = {
  title: (event: string) => `Batalkan pendaftaran: ${event}`,
  description: (event: string) => `Batalkan pendaftaran Anda pada acara ${event}.`,
  registered: {
    confirmed:
      'Anda terdaftar pada acara ini. Bila Anda berhalangan hadir, batalkan pendaftaran supaya kursinya dapat dipakai orang lain.',
    waiting: 'Anda ada di daftar tunggu acara ini. Anda dapat keluar dari daftar tunggu di sini.',
  },
  cancel: 'Batalkan pendaftaran saya',
  sending: 'Mengirim…',
  keep: 'Jangan batalkan, kembali ke halaman acara',
  canceledTitle: 'Pendaftaran Anda sudah dibatalkan',
  canceledText:
    'Anda tidak lagi terdaftar pada acara ini, juga tidak di daftar tunggunya. Anda tidak perlu melakukan apa pun lagi.',
  registerAgain: 'Daftar lagi untuk acara ini',
  overTitle: 'Pendaftaran ini tidak dapat dibatalkan lagi',
  overText: 'Acaranya sudah dimulai atau sudah selesai.',
  unknownTitle: 'Kami tidak menemukan pendaftaran ini',
  unknownText:
    'Tautannya tidak lengkap, Anda sudah mendaftar lagi sesudahnya, atau data pendaftarannya sudah kami hapus. Salin seluruh tautan dari email kami yang terakhir, atau hubungi kami:',
  unavailableTitle: 'Pembatalan sedang tidak dapat dilakukan',
  unavailable: 'Tunggu sebentar, lalu tekan tombol di bawah.',
  offline:
    'Perangkat Anda tampaknya tidak terhubung ke internet. Setelah terhubung, tekan lagi tombol di bawah.',
}

const en: typeof id = {
  title: (event) => `Cancel registration: ${event}`,
  description: (event) => `Cancel your registration for the event ${event}.`,
  registered: {
    confirmed:
      'You are registered for this event. If you cannot come, please cancel so that somebody else can have the seat.',
    waiting: 'You are on the waiting list for this event. You can leave the list here.',
  },
  cancel: 'Cancel my registration',
  sending: 'Sending…',
  keep: 'Keep my registration and go back to the event',
  canceledTitle: 'Your registration has been canceled',
  canceledText:
    'You are no longer registered for this event, nor on its waiting list. There is nothing more to do.',
  registerAgain: 'Register for this event again',
  overTitle: 'This registration can no longer be canceled',
  overText: 'The event has begun or is over.',
  unknownTitle: 'We cannot find this registration',
  unknownText:
    'The link is not complete, you have registered again since, or we have deleted the registration. Copy the whole link from our latest email, or reach us:',
  unavailableTitle: 'Registrations cannot be canceled at the moment',
  unavailable: 'Wait a moment, then click the button below.',
  offline: 'Your device seems to be offline. Click the button below again once you are connected.',
}

export const cancelCopy = { id, en }

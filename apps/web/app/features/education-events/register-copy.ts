const id = {
  title: (event: string) => `Daftar: ${event}`,
  description: (event: string) => `Formulir pendaftaran acara ${event}, untuk nasabah dan umum.`,
  thisEvent: 'acara ini',
  choose: 'Anda mendaftar sebagai',
  kinds: { client: 'Nasabah', nonClient: 'Bukan nasabah' },
  kindTexts: {
    client: 'Cukup dengan 7 digit terakhir kode nasabah Anda.',
    nonClient: 'Acara ini terbuka untuk umum. Kami memerlukan nama, email, dan nomor ponsel Anda.',
  },
  optional: 'opsional',
  fields: {
    clientCode: '7 digit terakhir kode nasabah',
    phone: 'Nomor ponsel',
    city: 'Kota',
    occupation: 'Pekerjaan',
    company: 'Perusahaan atau sekolah',
    heardFrom: 'Dari mana Anda tahu acara ini?',
  },
  hints: {
    clientCode: 'Masukkan 7 digit terakhir kode nasabah. Kode ada di konfirmasi transaksi Anda.',
    email: 'Konfirmasi dan tautan acara dikirim ke alamat ini.',
  },
  purpose: 'pendaftaran dan penyelenggaraan acara ini',
  send: 'Kirim pendaftaran',
  sendToWaitingList: 'Masuk daftar tunggu',
  clientEmailHint: 'Alamat email yang tercatat pada kami, tujuan pengiriman konfirmasi transaksi.',
  waitingListText:
    'Semua kursi sudah terisi. Dengan formulir ini Anda masuk daftar tunggu; itu belum berarti mendapat kursi. Begitu ada kursi untuk Anda, kami mengabari Anda lewat email.',
  errors: {
    numbers: 'Silakan isi dengan angka',
    handphone: 'Nomor ponsel Indonesia diawali 08, 628, atau +628',
    alreadyRegistered: 'Anda sudah terdaftar. Silakan periksa email Anda.',
    unknownClient: 'Kode yang Anda masukkan tidak terdaftar.',
    sharedCode: 'Tujuh digit ini saja belum cukup. Tulis juga alamat email yang terdaftar pada kami.',
    unregisteredEmail: 'Alamat ini bukan yang terdaftar pada kami untuk kode tersebut.',
  },
  notSentTitle: 'Pendaftaran Anda belum terkirim',
  eventUnavailableTitle: 'Pendaftaran sedang tidak dapat dibuka',
  eventUnavailableText: 'Data acara ini sedang tidak tersedia. Muat ulang halaman ini sebentar lagi.',
  notOpenTitle: 'Pendaftaran tidak dibuka saat ini',
}

const en: typeof id = {
  title: (event) => `Register: ${event}`,
  description: (event) => `Registration form for the event ${event}, for clients and the public.`,
  thisEvent: 'this event',
  choose: 'You register as',
  kinds: { client: 'Client', nonClient: 'Non-client' },
  kindTexts: {
    client: 'The last 7 digits of your client code are enough.',
    nonClient: 'The event is open to the public. We need your name, email and handphone number.',
  },
  optional: 'optional',
  fields: {
    clientCode: 'Last 7 digits of your client code',
    phone: 'Handphone number',
    city: 'City',
    occupation: 'Occupation',
    company: 'Company or school',
    heardFrom: 'How did you hear about this event?',
  },
  hints: {
    clientCode: 'Enter the last 7 digits of the client code. It is on your trade confirmations.',
    email: 'The confirmation and the event link are sent to this address.',
  },
  purpose: 'registering for and running this event',
  send: 'Send the registration',
  sendToWaitingList: 'Join the waiting list',
  clientEmailHint: 'The email address we have on file, where we send trade confirmations.',
  waitingListText:
    'All seats are taken. This form puts you on the waiting list, which does not guarantee a seat. As soon as there is a seat for you, we will email you.',
  errors: {
    numbers: 'Please fill in numbers',
    handphone: 'An Indonesian handphone number starts with 08, 628 or +628',
    alreadyRegistered: 'You are already registered. Please check your email.',
    unknownClient: 'The code you entered is not registered.',
    sharedCode: 'These 7 digits alone are not enough. Please also enter the email address we have on file.',
    unregisteredEmail: 'This is not the email address we have on file for that code.',
  },
  notSentTitle: 'Your registration has not been sent',
  eventUnavailableTitle: 'Registration cannot be opened at the moment',
  eventUnavailableText:
    'The details of this event are not available right now. Reload this page in a moment.',
  notOpenTitle: 'Registration is not open',
}

export const registerCopy = { id, en }

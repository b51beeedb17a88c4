const id = {
  requiredNote: 'Semua isian wajib, kecuali yang ditandai opsional.',
  summaryTitle: 'Periksa kembali isian berikut',
  fullName: 'Nama lengkap',
  email: 'Email',
  phoneHint: 'Contoh: 0812-3456-7890. Dari luar negeri, mulai dengan + dan kode negara.',
  consent: 'Persetujuan',
  marketingConsent: 'Persetujuan pemasaran',
  consentFallback: (purpose: string) =>
    `Saya menyetujui pemrosesan data pribadi pada formulir ini untuk ${purpose} sesuai Kebijakan Privasi.`,
  marketingFallback: 'Saya bersedia menerima informasi produk dan acara (opsional).',
  privacyPolicy: 'Baca kebijakan privasi',
  errors: {
    required: 'Wajib diisi',
    numerical: 'Harus berupa angka',
    emailFormat: 'Format email salah',
    emailInvalid: 'Email tidak valid',
    textChanged: 'Kalimat ini baru saja berubah. Baca kembali, lalu centang lagi jika Anda bersedia.',
  },
  check: {
    checking: 'Memeriksa…',
    sending: 'Mengirim…',
    leaveEmpty: 'Biarkan kosong',
  },
  unsureTitle: 'Belum pasti apakah isian Anda sudah kami terima',
  submitError: {
    tooSoon:
      'Formulir terkirim terlalu cepat. Isian Anda masih ada di bawah; tekan tombol kirim sekali lagi.',
    stale:
      'Formulir ini sudah lama terbuka atau sudah pernah dikirim, jadi kami perlu memeriksanya ulang. Isian Anda masih ada di bawah; tekan tombol kirim sekali lagi.',
    honeypot:
      'Formulir ini terisi seperti oleh program otomatis. Isian Anda masih ada di bawah; tekan tombol kirim sekali lagi, atau hubungi kami langsung:',
    unanswered:
      'Kotak pemeriksaan belum dicentang. Isian Anda masih ada di bawah; centang kotaknya, lalu tekan tombol kirim sekali lagi.',
    blocked:
      'Kotak pemeriksaan tidak dapat dimuat di peramban Anda. Isian Anda masih ada di bawah; coba lagi tanpa pemblokir iklan, atau hubungi kami langsung:',
    unreachable:
      'Layanan pemeriksaan sedang tidak menjawab. Isian Anda masih ada di bawah; coba kirim lagi sebentar lagi, atau hubungi kami langsung:',
    tooManyTries: (minutes: string) =>
      `Terlalu banyak pengiriman dari jaringan Anda. Isian Anda masih ada di bawah; coba lagi dalam ${minutes} menit, atau hubungi kami langsung:`,
    unavailable:
      'Isian Anda masih ada di bawah; kirim sekali lagi sebentar lagi, tidak akan dihitung dua kali, atau hubungi kami langsung:',
    offline:
      'Perangkat Anda tampaknya tidak terhubung ke internet. Isian Anda masih ada di bawah; kirim lagi setelah terhubung, atau hubungi kami langsung:',
  },
  tooShort: {
    characters: (min: string) => `Minimal ${min} karakter`,
    digits: (min: string) => `Minimal ${min} digit`,
  },
  tooLong: {
    characters: (max: string) => `Maksimal ${max} karakter`,
    digits: (max: string) => `Maksimal ${max} digit`,
  },
}

const en: typeof id = {
  requiredNote: 'Every field is required unless it is marked optional.',
  summaryTitle: 'Please check these fields',
  fullName: 'Full name',
  email: 'Email',
  phoneHint: 'For example 0812-3456-7890. From abroad, start with + and the country code.',
  consent: 'Consent',
  marketingConsent: 'Marketing consent',
  consentFallback: (purpose) =>
    `I agree to the processing of the personal data in this form for ${purpose} under the Privacy Policy.`,
  marketingFallback: 'I would like to receive product and event information (optional).',
  privacyPolicy: 'Read the privacy policy',
  errors: {
    required: 'Required',
    numerical: 'Must be numerical',
    emailFormat: 'Incorrect email format',
    emailInvalid: 'Email is not valid',
    textChanged: 'This sentence has just changed. Read it again, and check the box again if you agree.',
  },
  check: {
    checking: 'Checking…',
    sending: 'Sending…',
    leaveEmpty: 'Leave empty',
  },
  unsureTitle: 'We are not sure yet whether we received your entries',
  submitError: {
    tooSoon: 'The form was sent too quickly. What you typed is still below; press the send button once more.',
    stale:
      'This form has been open for a while or was sent before, so please confirm once more. What you typed is still below; press the send button once more.',
    honeypot:
      'This looks like an automated submission. What you typed is still below; press the send button once more, or reach us directly:',
    unanswered:
      'Please complete the “I’m not a robot” check. What you typed is still below; check the box, then press the send button once more.',
    blocked:
      'The “I’m not a robot” check cannot be loaded in your browser. What you typed is still below; try again without an ad blocker, or reach us directly:',
    unreachable:
      'The “I’m not a robot” check is not available right now. What you typed is still below; try sending it again in a moment, or reach us directly:',
    tooManyTries: (minutes) =>
      `Too many forms were sent from your network. What you typed is still below; try again in ${minutes === '1' ? 'a minute' : `${minutes} minutes`}, or reach us directly:`,
    unavailable:
      'What you typed is still below; send it once more in a moment, it will not count twice, or reach us directly:',
    offline:
      'Your device seems to be offline. What you typed is still below; send it again once you are connected, or reach us directly:',
  },
  tooShort: { characters: (min) => `At least ${min} characters`, digits: (min) => `At least ${min} digits` },
  tooLong: {
    characters: (max) => `No more than ${max} characters`,
    digits: (max) => `No more than ${max} digits`,
  },
}

export const formCopy = { id, en }

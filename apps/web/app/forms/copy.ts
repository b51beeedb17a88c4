const id = {
  requiredNote: 'Semua isian wajib, kecuali yang ditandai opsional.',
  summaryTitle: 'Periksa kembali isian berikut',
  fullName: 'Nama lengkap',
  email: 'Email',
  phoneHint: 'Contoh: 0812-3456-7890. Dari luar negeri, mulai dengan + dan kode negara.',
  consent: 'Persetujuan',
  consentFallback: (purpose: string) =>
    `Saya menyetujui pemrosesan data pribadi pada formulir ini untuk ${purpose} sesuai Kebijakan Privasi.`,
  marketingFallback: 'Saya bersedia menerima informasi produk dan acara (opsional).',
  privacyPolicy: 'Baca kebijakan privasi',
  errors: {
    required: 'Wajib diisi',
    numerical: 'Harus berupa angka',
    emailFormat: 'Format email salah',
    emailInvalid: 'Email tidak valid',
  },
  notSent: {
    unavailable:
      'Layanan kami sedang tidak menjawab. Isian Anda masih ada di bawah; coba kirim lagi sebentar lagi, atau hubungi kami langsung:',
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
  consentFallback: (purpose) =>
    `I agree to the processing of the personal data in this form for ${purpose} under the Privacy Policy.`,
  marketingFallback: 'I would like to receive product and event information (optional).',
  privacyPolicy: 'Read the privacy policy',
  errors: {
    required: 'Required',
    numerical: 'Must be numerical',
    emailFormat: 'Incorrect email format',
    emailInvalid: 'Email is not valid',
  },
  notSent: {
    unavailable:
      'Our service is not answering. What you typed is still below; try sending it again in a moment, or reach us directly:',
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

interface Hosts {
  /** null: not configured, or not requested here. */
  readonly measuring: string | null
  readonly chat: string | null
}

const id = {
  title: 'Privasi Anda',
  /** Recipients and the data they receive. */
  request: ({ measuring, chat }: Hosts) =>
    `Dengan izin Anda, ${[
      measuring && `${measuring} mencatat halaman yang dibuka dan bagian situs yang dipakai`,
      chat && `${chat} menjalankan obrolan bila Anda membukanya`,
    ]
      .filter(Boolean)
      .join(', dan ')}. Isi formulir tidak kami kirimkan kepada mereka.`,
  privacyPolicy: 'Kebijakan privasi',
  allow: 'Izinkan',
  refuse: 'Tolak',
  settings: 'Pengaturan privasi',
  answers: { true: 'diizinkan', false: 'ditolak', null: 'belum dipilih' },
  purposes: { measuring: 'analitik', chat: 'obrolan' },
  now: (answers: string) => `Pilihan Anda sekarang: ${answers}.`,
  withdrawal:
    'Bila Anda menolak, pengiriman berhenti saat itu juga; skrip yang sudah dimuat tidak lagi dijalankan mulai halaman berikutnya.',
  chat: 'Obrolan',
  chatRequest: (host: string) =>
    `Obrolan dijalankan layanan lain (${host}). Layanan itu menerima pesan yang Anda tulis, alamat IP Anda, dan halaman yang sedang Anda buka.`,
  startChat: 'Mulai obrolan',
  cancel: 'Batal',
  loadingChat: 'Memuat obrolan…',
  chatFailed: 'Obrolan tidak dapat dimuat. Coba lagi, atau',
  contactUs: 'hubungi kami dengan cara lain',
  tryAgain: 'Coba lagi',
  close: 'Tutup',
}

const en: typeof id = {
  title: 'Your privacy',
  request: ({ measuring, chat }) =>
    `With your permission, ${[
      measuring && `${measuring} records which pages are opened and which parts of the site are used`,
      chat && `${chat} runs the chat if you open it`,
    ]
      .filter(Boolean)
      .join(', and ')}. We do not send them what you write in forms.`,
  privacyPolicy: 'Privacy policy',
  allow: 'Allow',
  refuse: 'Refuse',
  settings: 'Privacy settings',
  answers: { true: 'allowed', false: 'refused', null: 'not chosen yet' },
  purposes: { measuring: 'analytics', chat: 'chat' },
  now: (answers) => `Your current choice: ${answers}.`,
  withdrawal:
    'If you refuse, sending stops at once; scripts that are already loaded no longer run from the next page on.',
  chat: 'Chat',
  chatRequest: (host) =>
    `The chat is run by another service (${host}). It receives what you write, your IP address and the page you have open.`,
  startChat: 'Start the chat',
  cancel: 'Cancel',
  loadingChat: 'Loading the chat…',
  chatFailed: 'The chat could not be loaded. Try again, or',
  contactUs: 'reach us in another way',
  tryAgain: 'Try again',
  close: 'Close',
}

export const copy = { id, en }

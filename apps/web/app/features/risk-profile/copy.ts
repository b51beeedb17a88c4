const id = {
  title: 'Profil risiko',
  lead: 'Sepuluh pertanyaan, sekitar tiga menit. Jawaban Anda tetap di tab ini dan di alamat hasilnya; kami tidak menyimpannya.',
  questionNumber: (position: string, count: string) => `Pertanyaan ${position} dari ${count}`,
  next: 'Lanjut',
  back: 'Kembali',
  submit: 'Lihat profil risiko Anda',
  unansweredTitle: 'Masih ada pertanyaan yang belum dijawab',
  unanswered: 'Pilih satu jawaban',
  fallback:
    'Kuesioner terbaru sedang tidak tersedia, jadi kuesioner bawaan yang dipakai. Susunannya dapat berbeda.',
  howTitle: 'Cara menghitungnya',
  how: [
    'Setiap jawaban bernilai satu sampai empat. Jumlahnya menentukan profil Anda.',
    'Kemampuan menanggung rugi membatasi hasil: dana yang segera diperlukan, misalnya, menurunkan profil.',
    'Hasilnya contoh pembagian dana, bukan nasihat investasi.',
  ],
  again: 'Mulai lagi dari awal',
}

const en: typeof id = {
  title: 'Risk profile',
  lead: 'Ten questions, about three minutes. Your answers stay in this tab and in the link to your result; we do not store them.',
  questionNumber: (position, count) => `Question ${position} of ${count}`,
  next: 'Next',
  back: 'Back',
  submit: 'See your risk profile',
  unansweredTitle: 'Some questions are still unanswered',
  unanswered: 'Choose one answer',
  fallback:
    'The latest questionnaire is not available right now, so the built-in questionnaire is used. The two may differ.',
  howTitle: 'How it is calculated',
  how: [
    'Each answer is worth one to four points. The total determines your profile.',
    'Your ability to bear losses limits the result: money that you need soon, for example, lowers the profile.',
    'The result is a sample allocation, not investment advice.',
  ],
  again: 'Start again',
}

export const copy = { id, en }

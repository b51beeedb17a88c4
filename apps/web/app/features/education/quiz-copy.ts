const id = {
  title: 'Uji pemahaman Anda',
  lead: (count: string) =>
    `${count} pertanyaan tentang bab ini, di akhir bagian yang dibahas atau di bawah ini. Jawaban Anda tidak dinilai siapa pun dan tidak disimpan di server.`,
  questionNumber: (position: string, count: string) => `Pertanyaan ${position} dari ${count}`,
  check: 'Periksa jawaban ini',
  numberedQuestion: (position: string) => `pertanyaan ${position}`,
  submit: 'Periksa semua jawaban',
  rightAnswer: 'jawaban yang benar',
  wrongChoice: 'pilihan Anda',
  answeredRight: 'Terjawab benar',
  answeredWrong: 'Terjawab, belum tepat',
  correct: 'Benar.',
  wrong: (answer: string) => `Belum tepat. Jawaban yang benar: ${answer}`,
  unanswered: 'Pilih satu jawaban.',
  unansweredTitle: 'Masih ada pertanyaan tanpa jawaban',
  result: (correct: string, total: string) => `${correct} dari ${total} benar`,
  resultNote: 'Penjelasannya ada di bawah setiap pertanyaan.',
  last: (result: string, day: string) => `Terakhir kali: ${result}, pada ${day}.`,
  stored: 'Hasil ini hanya disimpan di peramban Anda.',
  forget: 'Hapus hasil ini',
}

const en: typeof id = {
  title: 'Check what you understood',
  lead: (count) =>
    `${count} questions on this chapter, each after the part that it covers, or below. Nobody grades your answers, and our server does not keep them.`,
  questionNumber: (position, count) => `Question ${position} of ${count}`,
  check: 'Check this answer',
  numberedQuestion: (position) => `question ${position}`,
  submit: 'Check all answers',
  rightAnswer: 'the correct answer',
  wrongChoice: 'your choice',
  answeredRight: 'Answered correctly',
  answeredWrong: 'Answered, not quite right',
  correct: 'Correct.',
  wrong: (answer) => `Not quite. The correct answer: ${answer}`,
  unanswered: 'Choose one answer.',
  unansweredTitle: 'Some questions have no answer yet',
  result: (correct, total) => `${correct} of ${total} correct`,
  resultNote: 'The explanations are below each question.',
  last: (result, day) => `Last time: ${result}, on ${day}.`,
  stored: 'This result is saved in your browser only.',
  forget: 'Delete this result',
}

export const quizCopy = { id, en }

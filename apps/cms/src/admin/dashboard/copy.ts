export const unavailable = { id: 'Tidak tersedia saat ini.', en: 'Not available right now.' }

const id = {
  lastSignIn: (time: string) =>
    `Terakhir kali sebelum ini, Anda masuk pada ${time}. Bila itu bukan Anda, segera beri tahu admin.`,
  changePassword: 'Ganti kata sandi Anda',
  toDo: 'Yang perlu dikerjakan',
  schedules: (month: string) => `Jadwal terbit ${month}`,
  previousMonth: 'Bulan sebelumnya',
  nextMonth: 'Bulan berikutnya',
  publish: 'terbit',
  unpublish: 'ditarik',
  failed: 'gagal',
}
const en: typeof id = {
  lastSignIn: (time) =>
    `Your last sign-in before this one was on ${time}. If that was not you, inform an admin at once.`,
  changePassword: 'Change your password',
  toDo: 'To do',
  schedules: (month) => `Publication schedule, ${month}`,
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  publish: 'publish',
  unpublish: 'unpublish',
  failed: 'failed',
}
export const dashboardCopy = { id, en }

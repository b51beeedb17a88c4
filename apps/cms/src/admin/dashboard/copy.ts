export const unavailable = { id: 'Tidak tersedia saat ini.', en: 'Not available right now.' }

const id = {
  toDo: 'Yang perlu dikerjakan',
  schedules: (month: string) => `Jadwal terbit ${month}`,
  previousMonth: 'Bulan sebelumnya',
  nextMonth: 'Bulan berikutnya',
  publish: 'terbit',
  unpublish: 'ditarik',
  failed: 'gagal',
}
const en: typeof id = {
  toDo: 'To do',
  schedules: (month) => `Publication schedule, ${month}`,
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  publish: 'publish',
  unpublish: 'unpublish',
  failed: 'failed',
}
export const dashboardCopy = { id, en }

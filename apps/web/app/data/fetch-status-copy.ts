/** Loading status of data that script fetches. */
export const fetchStatusCopy = {
  id: {
    pending: 'Memuat data…',
    failed: 'Data belum dapat dimuat.',
    lost: 'Koneksi terputus.',
    retry: 'Coba lagi',
  },
  en: {
    pending: 'Loading the data…',
    failed: 'The data could not be loaded.',
    lost: 'The connection was lost.',
    retry: 'Try again',
  },
}

const id = {
  title: 'Status layanan',
  lead: 'Keadaan situs dan layanan kami saat ini, gangguan, dan pemeliharaan terencana. Semua waktu dalam WIB.',
  now: 'Sekarang',
  component: 'Bagian',
  state: 'Keadaan',
  open: 'Gangguan dan pemberitahuan yang terbuka',
  noOpen: 'Tidak ada gangguan yang dilaporkan.',
  planned: 'Pemeliharaan terencana',
  noPlanned: 'Tidak ada pemeliharaan yang direncanakan.',
  days: '90 hari terakhir',
  daysLead:
    'Situs ini memeriksa empat bagian setiap menit. Pencarian dianggap berfungsi jika layanan yang menyimpan isi situs menjawab; pencarian itu sendiri tidak dicoba. Persentase dihitung hanya dari pemeriksaan yang tersimpan.',
  faultyDays: 'Hari dengan gangguan',
  history: 'Riwayat 12 bulan',
  noHistory: 'Tidak ada gangguan yang tercatat.',
  updates: 'Pembaruan',
  follow: 'Ikuti pembaruan (Atom)',
  data: 'Data status (JSON)',
  reload: 'Muat ulang',
}

const en: typeof id = {
  title: 'Service status',
  lead: 'The present state of our site and services, incidents and planned maintenance. All times are WIB (UTC+7).',
  now: 'Now',
  component: 'Component',
  state: 'State',
  open: 'Open incidents and notices',
  noOpen: 'No incident is reported.',
  planned: 'Planned maintenance',
  noPlanned: 'No maintenance is planned.',
  days: 'Last 90 days',
  daysLead:
    'This site checks four components every minute. Search counts as working when the service that stores the content of this site responds; no search is tried. Percentages are computed from stored checks only.',
  faultyDays: 'Days with a fault',
  history: 'History of 12 months',
  noHistory: 'No incident is recorded.',
  updates: 'Updates',
  follow: 'Follow the updates (Atom)',
  data: 'Status data (JSON)',
  reload: 'Reload',
}

export const copy = { id, en }

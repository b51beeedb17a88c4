import { readIncomplete, readLinks } from './content-checks.ts'
import { readDrafts } from './drafts.ts'
import { readEvents } from './events.ts'
import { readListCounts } from './list-counts.ts'
import { readMarketData } from './market-data.ts'
import { readOutdatedDocuments } from './outdated-documents.ts'
import { countSchedules } from './schedules.ts'
import { readSilentIncidents } from './silent-incidents.ts'
import { listSource, type Source } from './source.ts'
import { readUnfinished } from './unfinished.ts'

/** The rows of the dashboard, in this order. */
export const sources: readonly Source[] = [
  {
    label: { id: 'Belum diisi sebelum situs dibuka', en: 'To fill in before the site opens' },
    read: readUnfinished,
    isHiddenAtZero: true,
  },
  {
    label: { id: 'Gangguan saya tanpa pembaruan 24 jam', en: 'My incidents without an update for 24 hours' },
    collection: 'incidents',
    read: readSilentIncidents,
    isHiddenAtZero: true,
  },
  { label: { id: 'Draf saya', en: 'My drafts' }, read: readDrafts },
  listSource('reviews', { id: 'Menunggu pemeriksaan', en: 'Waiting for review' }, { state: 'requested' }),
  {
    label: { id: 'Bahasa belum lengkap', en: 'Incomplete translations' },
    href: '/admin/completeness',
    read: readIncomplete,
  },
  { label: { id: 'Terjadwal', en: 'Scheduled' }, href: '#schedules', read: countSchedules },
  listSource('contact-messages', { id: 'Pesan belum dijawab', en: 'Unanswered messages' }, { state: 'open' }),
  // Without lists, whose mailboxes cease to exist every day.
  listSource(
    'mails',
    { id: 'Email gagal terkirim', en: 'Failed emails' },
    { state: 'failed', isBulk: 'false' },
  ),
  {
    label: { id: 'Email langganan menunggu, 7 hari', en: 'Queued emails of lists, 7 days' },
    collection: 'mails',
    read: readListCounts,
  },
  { label: { id: 'Tautan rusak', en: 'Broken links' }, href: '/admin/links', read: readLinks },
  {
    label: { id: 'Acara dalam 7 hari', en: 'Events within 7 days' },
    href: '/admin/collections/events',
    // The numbers come from registrations.
    collection: 'registrations',
    read: readEvents,
  },
  {
    label: { id: 'Data pasar terlambat atau janggal', en: 'Late or unlikely market data' },
    read: readMarketData,
  },
  {
    label: {
      id: 'Dokumen investor asing untuk diperiksa ulang',
      en: 'Documents for foreign investors to check again',
    },
    href: '/admin/globals/foreign-investors',
    read: readOutdatedDocuments,
  },
]

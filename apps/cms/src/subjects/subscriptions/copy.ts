import { series } from '@site/brand/names.ts'
import { subscriptionLimits } from '@site/contracts/content/subscription-names.ts'
import type { Locale } from '@site/contracts/locale.ts'

const { confirmHours } = subscriptionLimits

const id = {
  reason: (list: string, day: string) => `Anda menerima email ini karena berlangganan ${list} sejak ${day}.`,
  manage: 'Kelola langganan Anda',
  unsubscribe: (list: string) => `Berhenti berlangganan ${list}`,
  confirm: {
    subject: 'Konfirmasi langganan email Anda',
    heading: 'Konfirmasi langganan Anda',
    paragraphs: [
      `Alamat ini diisi di formulir langganan kami. Buka tautan di bawah, lalu tekan tombol di halaman itu, agar langganan dimulai. Tautan berlaku ${confirmHours} jam.`,
    ],
    button: 'Konfirmasi langganan',
    chosen: 'Langganan',
    until: 'Konfirmasi paling lambat',
    reason:
      'Email ini dikirim otomatis karena alamat ini diisi di formulir langganan kami. Bila bukan Anda yang mengisi, abaikan saja: tanpa konfirmasi, Anda tidak menerima email lagi.',
  },
  known: {
    subject: 'Anda sudah berlangganan',
    heading: 'Anda sudah berlangganan',
    paragraphs: [
      `Baru saja formulir langganan kami diisi dengan alamat ini. Langganan Anda tidak berubah. Pilihan di bawah baru berlaku setelah Anda mengonfirmasinya; tautan berlaku ${confirmHours} jam.`,
    ],
    button: 'Konfirmasi pilihan baru',
    reason:
      'Email ini dikirim otomatis karena alamat ini diisi di formulir langganan kami. Bila bukan Anda yang mengisi, abaikan saja.',
  },
  question: {
    subject: 'Masih ingin menerima email kami?',
    heading: 'Masih ingin menerima email kami?',
    paragraphs: (days: number) => [
      `Anda berlangganan sejak lama. Bila ingin tetap menerima email kami, tekan tombol di bawah. Tanpa jawaban dalam ${days} hari, langganan Anda kami hapus.`,
    ],
    button: 'Tetap berlangganan',
    reason: 'Email ini dikirim otomatis karena alamat ini berlangganan email kami.',
  },
  research: {
    one: (title: string) => `Riset: ${title}`,
    several: (count: number) => `Riset baru: ${count} laporan`,
    heading: 'Riset baru',
    see: 'Lihat semua riset',
  },
  announcements: {
    one: (title: string) => `Pengumuman: ${title}`,
    several: (count: number) => `Pengumuman baru: ${count}`,
    urgent: (title: string) => `Penting: ${title}`,
    heading: 'Pengumuman baru',
    see: 'Lihat semua pengumuman',
  },
  events: {
    one: (title: string) => `Acara baru: ${title}`,
    several: (count: number) => `Acara baru: ${count}`,
    heading: 'Acara baru',
    see: 'Lihat semua acara',
    closing: (title: string) => `Pendaftaran segera ditutup: ${title}`,
    closes: 'Pendaftaran ditutup',
    starting: (title: string) => `Segera dimulai: ${title}`,
    starts: 'Mulai',
    venue: 'Tempat',
    seeOne: 'Lihat halaman acara',
  },
  note: (title: string) => `${series.morningNote.name.id}: ${title}`,
  read: 'Baca selengkapnya',
  more: (count: number) => `Dan ${count} lainnya.`,
}

const en: typeof id = {
  reason: (list, day) => `You are receiving this email because you have subscribed to ${list} since ${day}.`,
  manage: 'Manage your subscription',
  unsubscribe: (list) => `Unsubscribe from ${list}`,
  confirm: {
    subject: 'Confirm your email subscription',
    heading: 'Confirm your subscription',
    paragraphs: [
      `This address was entered in our subscription form. Open the link below and click the button on that page to start the subscription. The link is valid for ${confirmHours} hours.`,
    ],
    button: 'Confirm subscription',
    chosen: 'Subscriptions',
    until: 'Confirm by',
    reason:
      'This email was sent automatically because this address was entered in our subscription form. If it was not you, ignore it: without confirmation you will get no more emails.',
  },
  known: {
    subject: 'You already subscribe',
    heading: 'You already subscribe',
    paragraphs: [
      `Our subscription form has just been sent with this address. Your subscription has not changed. The choices below take effect only after you confirm them; the link is valid for ${confirmHours} hours.`,
    ],
    button: 'Confirm new choices',
    reason:
      'This email was sent automatically because this address was entered in our subscription form. If it was not you, ignore it.',
  },
  question: {
    subject: 'Do you still want our emails?',
    heading: 'Do you still want our emails?',
    paragraphs: (days) => [
      `You subscribed a long time ago. To keep receiving our emails, click the button below. Without an answer within ${days} days, we delete your subscription.`,
    ],
    button: 'Keep my subscription',
    reason: 'This email was sent automatically because this address subscribes to our emails.',
  },
  research: {
    one: (title) => `Research: ${title}`,
    several: (count) => `New research: ${count} reports`,
    heading: 'New research',
    see: 'See all research',
  },
  announcements: {
    one: (title) => `Announcement: ${title}`,
    several: (count) => `New announcements: ${count}`,
    urgent: (title) => `Important: ${title}`,
    heading: 'New announcements',
    see: 'See all announcements',
  },
  events: {
    one: (title) => `New event: ${title}`,
    several: (count) => `New events: ${count}`,
    heading: 'New events',
    see: 'See all events',
    closing: (title) => `Registration closes soon: ${title}`,
    closes: 'Registration closes',
    starting: (title) => `Starts soon: ${title}`,
    starts: 'Starts',
    venue: 'Venue',
    seeOne: 'View event page',
  },
  note: (title) => `${series.morningNote.name.en}: ${title}`,
  read: 'Read more',
  more: (count) => `And ${count} more.`,
}

export const subscriptionCopy = { id, en } as const satisfies Record<Locale, typeof id>

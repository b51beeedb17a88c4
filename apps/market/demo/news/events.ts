import type { DemoMeeting } from '../actions.ts'
import type { DemoCompany } from '../companies.ts'
import { lastTradingDay } from '../demo-dates.ts'
import type { DemoDividend } from '../dividends.ts'
import type { Random } from '../random.ts'
import type { ShareEvent } from '../share-events.ts'
import { addDays, addTradingDays } from '../trading-days.ts'
import { moment, type Story, source } from './story.ts'
import { day, rupiah } from './words.ts'

const kinds = {
  interim: { id: 'dividen interim', en: 'interim dividend' },
  final: { id: 'dividen final', en: 'final dividend' },
  special: { id: 'dividen khusus', en: 'special dividend' },
} as const

export function dividendStory(company: DemoCompany, dividend: DemoDividend, random: Random): Story | null {
  if (dividend.amount === null || dividend.currency !== 'IDR') return null
  const announced = addTradingDays(dividend.cum, -10)
  if (announced > lastTradingDay) return null
  const amount = rupiah(dividend.amount)
  const kind = kinds[dividend.type]
  const cum = day(dividend.cum)
  const payment = day(dividend.payment)
  const short = { id: cum.id.replace(/ \d{4}$/, ''), en: cum.en.replace(/ \d{4}$/, '') }
  return {
    ticker: company.ticker,
    publishedAt: moment(announced, random),
    title: random.pick([
      {
        id: `${company.ticker} membagikan ${kind.id} ${amount.id} per saham, cum ${short.id}`,
        en: `${company.ticker} to pay ${kind.en} of ${amount.en} a share, cum date ${short.en}`,
      },
      {
        id: `${company.shortName} tetapkan ${kind.id} tahun buku ${dividend.bookYear} ${amount.id} per saham`,
        en: `${company.shortName} sets ${dividend.bookYear} ${kind.en} at ${amount.en} a share`,
      },
    ]),
    summary: {
      id: `Cum date pasar reguler ${cum.id}, pembayaran ${payment.id}.`,
      en: `Cum date on the regular market ${cum.en}, payment ${payment.en}.`,
    },
    body: {
      id: [
        `${company.shortName} akan membagikan ${kind.id} tahun buku ${dividend.bookYear} sebesar ${amount.id} per saham.`,
        `Cum date di pasar reguler dan negosiasi jatuh pada ${cum.id} dan ex date pada ${day(dividend.ex).id}. Daftar pemegang saham yang berhak dicatat pada ${day(dividend.recording).id}.`,
        `Pembayaran dijadwalkan pada ${payment.id} melalui rekening dana nasabah masing-masing.`,
      ],
      en: [
        `${company.shortName} will pay a ${kind.en} of ${amount.en} a share for the book year ${dividend.bookYear}.`,
        `The cum date on the regular and negotiated markets is ${cum.en}, the ex date ${day(dividend.ex).en}. Shareholders on record on ${day(dividend.recording).en} are entitled.`,
        `Payment is scheduled for ${payment.en} into each client’s cash account.`,
      ],
    },
    source: source(random),
  }
}

export function meetingStory(company: DemoCompany, meeting: DemoMeeting, random: Random): Story | null {
  const isOver = meeting.day <= lastTradingDay
  const announced = isOver ? meeting.day : meeting.invitation
  if (announced > lastTradingDay) return null
  const kind =
    meeting.type === 'annual'
      ? { id: 'RUPS Tahunan', en: 'annual general meeting' }
      : { id: 'RUPS Luar Biasa', en: 'extraordinary general meeting' }
  const topic = { id: meeting.agenda.id[0] ?? '', en: meeting.agenda.en[0] ?? '' }
  const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
  return {
    ticker: company.ticker,
    publishedAt: moment(announced, random),
    title: isOver
      ? {
          id: `${kind.id} ${company.shortName} setujui seluruh mata acara, ${day(meeting.day).id}`,
          en: `${company.shortName} ${kind.en} approves every item, ${day(meeting.day).en}`,
        }
      : {
          id: `${company.shortName} panggil ${kind.id} pada ${day(meeting.day).id}`,
          en: `${company.shortName} calls ${kind.en} for ${day(meeting.day).en}`,
        },
    summary: {
      id: `Mata acara pertama: ${lower(topic.id)}.`,
      en: `First on the agenda: ${lower(topic.en)}.`,
    },
    body: {
      id: [
        `${kind.id} ${company.shortName} ${isOver ? 'diadakan' : 'akan diadakan'} pada ${day(meeting.day).id} pukul ${meeting.time.replace(':', '.')} WIB.`,
        `Mata acara: ${meeting.agenda.id.map(lower).join('; ')}.`,
        meeting.result?.id ?? `Pemegang saham yang tercatat pada ${day(meeting.recording).id} berhak hadir.`,
      ],
      en: [
        `The ${kind.en} of ${company.shortName} ${isOver ? 'was held' : 'will be held'} on ${day(meeting.day).en} at ${meeting.time} WIB.`,
        `Agenda: ${meeting.agenda.en.map(lower).join('; ')}.`,
        meeting.result?.en ?? `Shareholders on record on ${day(meeting.recording).en} may attend.`,
      ],
    },
    source: source(random),
  }
}

const names = {
  split: { id: 'pemecahan saham', en: 'stock split' },
  reverseSplit: { id: 'penggabungan saham', en: 'reverse stock split' },
  bonus: { id: 'saham bonus', en: 'bonus share issue' },
  stockDividend: { id: 'dividen saham', en: 'stock dividend' },
  rights: { id: 'penambahan modal dengan HMETD', en: 'rights issue' },
} as const

export function shareEventStory(company: DemoCompany, event: ShareEvent, random: Random): Story | null {
  const announced = addTradingDays(event.date, -22)
  if (announced > lastTradingDay || announced < '2022-01-01') return null
  const name = names[event.kind]
  const ratio = `${event.old}:${event.new}`
  const first = day(event.date)
  return {
    ticker: company.ticker,
    publishedAt: moment(announced <= addDays(lastTradingDay, 0) ? announced : lastTradingDay, random),
    title: {
      id: `${company.shortName} umumkan jadwal ${name.id} dengan rasio ${ratio}`,
      en: `${company.shortName} announces timetable of its ${ratio} ${name.en}`,
    },
    summary: {
      id: `Hari pertama dengan harga baru: ${first.id}.`,
      en: `First day at the new price: ${first.en}.`,
    },
    body: {
      id: [
        `${company.shortName} (${company.ticker}) menyampaikan jadwal ${name.id} dengan rasio ${ratio} kepada bursa.`,
        `Perdagangan dengan harga teoretis baru dimulai pada ${first.id}. Jumlah saham yang tercatat akan disesuaikan pada hari yang sama.`,
        'Grafik harga pada situs ini disesuaikan agar harga sebelum dan sesudah peristiwa dapat dibandingkan.',
      ],
      en: [
        `${company.shortName} (${company.ticker}) has given the exchange the timetable of its ${ratio} ${name.en}.`,
        `Trading at the new theoretical price starts on ${first.en}. The number of listed shares changes on the same day.`,
        'Price charts on this site are adjusted so that prices before and after the event can be compared.',
      ],
    },
    source: source(random),
  }
}

import type { DemoMeeting } from '../actions.ts'
import type { DemoCompany } from '../companies.ts'
import type { DemoDividend } from '../dividends.ts'
import { randomFor } from '../random.ts'
import type { ShareEvent } from '../share-events.ts'
import { addTradingDays } from '../trading-days.ts'
import { moment, type Story, source } from './story.ts'
import { day, dollars, rupiah } from './words.ts'

const kinds = {
  interim: { id: 'dividen interim', en: 'interim dividend' },
  final: { id: 'dividen final', en: 'final dividend' },
  special: { id: 'dividen khusus', en: 'special dividend' },
} as const

export function dividendStory(company: DemoCompany, dividend: DemoDividend): Story | null {
  if (dividend.amount === null) return null
  const random = randomFor('dividend-story', company.ticker, dividend.type, dividend.bookYear)
  const amount = dividend.currency === 'USD' ? dollars(dividend.amount) : rupiah(dividend.amount)
  const kind = kinds[dividend.type]
  const cum = day(dividend.cum)
  const payment = day(dividend.payment)
  return {
    ticker: company.ticker,
    publishedAt: moment(dividend.announcement, random),
    title: random.pick([
      {
        id: `${company.ticker} membagikan ${kind.id} ${amount.id} per saham, cum ${cum.id}`,
        en: `${company.ticker} to pay ${kind.en} of ${amount.en} per share, cum date ${cum.en}`,
      },
      {
        id: `${company.ticker} tetapkan ${kind.id} tahun buku ${dividend.bookYear} ${amount.id} per saham`,
        en: `${company.ticker} sets ${dividend.bookYear} ${kind.en} at ${amount.en} per share`,
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
        `${company.shortName} will pay ${kind.en === 'interim dividend' ? 'an' : 'a'} ${kind.en} of ${amount.en} per share for fiscal year ${dividend.bookYear}.`,
        `The cum date on the regular and negotiated markets is ${cum.en}, and the ex date is ${day(dividend.ex).en}. Shareholders of record on ${day(dividend.recording).en}, are entitled.`,
        `Payment is scheduled for ${payment.en}, into each client’s fund account (RDN).`,
      ],
    },
    source: source(random),
  }
}

/** The result of a meeting, and before an extraordinary one its call. */
export function meetingStories(company: DemoCompany, meeting: DemoMeeting): readonly Story[] {
  const held = meetingStory(company, meeting, true)
  return meeting.type === 'annual' ? [held] : [meetingStory(company, meeting, false), held]
}

function meetingStory(company: DemoCompany, meeting: DemoMeeting, isOver: boolean): Story {
  const random = randomFor('meeting-story', company.ticker, meeting.day, isOver ? 'held' : 'called')
  const name = company.shortName
  const held = day(meeting.day)
  const kind =
    meeting.type === 'annual'
      ? { id: 'RUPS Tahunan', en: 'annual general meeting' }
      : { id: 'RUPS Luar Biasa', en: 'extraordinary general meeting' }
  const article = meeting.type === 'annual' ? 'annual' : 'extraordinary'
  const topic = { id: meeting.agenda.id[0] ?? '', en: meeting.agenda.en[0] ?? '' }
  const last = isOver && meeting.result ? meeting.result : null
  return {
    ticker: company.ticker,
    publishedAt: moment(isOver ? meeting.day : meeting.invitation, random),
    title: isOver
      ? {
          id: `${kind.id} ${company.ticker} pada ${held.id} setujui seluruh mata acara`,
          en: `${company.ticker}’s ${article} meeting of ${held.en} approves every item`,
        }
      : {
          id: `${name} panggil ${kind.id} pada ${held.id}`,
          en: `${name} calls ${kind.en} for ${held.en}`,
        },
    summary: {
      id: `Mata acara pertama: ${lower(topic.id)}.`,
      en: `First on the agenda: ${lower(topic.en)}.`,
    },
    body: {
      id: [
        `${kind.id} ${name} ${isOver ? 'diadakan' : 'akan diadakan'} pada ${held.id} pukul ${meeting.time.replace(':', '.')} WIB.`,
        `Mata acara: ${meeting.agenda.id.map(lower).join('; ')}.`,
        last?.id ?? `Pemegang saham yang tercatat pada ${day(meeting.recording).id} berhak hadir.`,
      ],
      en: [
        `The ${kind.en} of ${name} ${isOver ? 'was held' : 'will be held'} on ${held.en}, at ${meeting.time} WIB.`,
        `Agenda: ${meeting.agenda.en.map(lower).join('; ')}.`,
        last?.en ?? `Shareholders of record on ${day(meeting.recording).en}, may attend.`,
      ],
    },
    source: source(random),
  }
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

const names = {
  split: { id: 'pemecahan saham', en: 'stock split' },
  reverseSplit: { id: 'penggabungan saham', en: 'reverse stock split' },
  bonus: { id: 'saham bonus', en: 'bonus share issue' },
  stockDividend: { id: 'dividen saham', en: 'stock dividend' },
  rights: { id: 'penambahan modal dengan HMETD', en: 'rights issue' },
} as const

export function shareEventStory(company: DemoCompany, event: ShareEvent): Story | null {
  const announced = addTradingDays(event.date, -22)
  if (announced < '2022-01-01') return null
  const random = randomFor('share-event-story', company.ticker, event.date)
  const name = names[event.kind]
  const ratio = `${event.old}:${event.new}`
  const first = day(event.date)
  return {
    ticker: company.ticker,
    publishedAt: moment(announced, random),
    title: {
      id: `${company.shortName} umumkan jadwal ${name.id} dengan rasio ${ratio}`,
      en: `${company.shortName} announces the timetable of its ${ratio} ${name.en}`,
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

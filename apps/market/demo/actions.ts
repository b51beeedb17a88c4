import { companies, findDemoCompany, type Text } from './companies.ts'
import type { DemoDates } from './demo-dates.ts'
import { entitlementDates } from './dividends.ts'
import { pickRegistrar } from './management.ts'
import { randomFor } from './random.ts'
import { type ShareEvent, shareEvents, sharesAfter, sharesOn } from './share-events.ts'
import type { Financials } from './statements.ts'
import { offeredShares } from './stock-history.ts'
import { addDays, addTradingDays, tradingDayFrom } from './trading-days.ts'

export interface DemoMeeting {
  readonly ticker: string
  readonly type: 'annual' | 'extraordinary'
  readonly announcement: string
  readonly recording: string
  readonly invitation: string
  readonly day: string
  readonly time: string
  readonly venue: Text
  readonly isElectronic: boolean
  readonly agenda: { readonly id: readonly string[]; readonly en: readonly string[] }
  readonly result: Text | null
}

const firstData = '2021-01-01'
const aheadDays = 70

/** Whether an action on this day is announced; the announced ones stay ahead as the days pass. */
function isAnnounced(day: string, today: string): boolean {
  return day <= addDays(today, aheadDays)
}

function announcedEvents(today: string, kinds: readonly ShareEvent['kind'][]): readonly ShareEvent[] {
  return shareEvents.filter(
    ({ kind, date }) => kinds.includes(kind) && date > firstData && isAnnounced(date, today),
  )
}

export function bonusIssues(today: string) {
  return announcedEvents(today, ['bonus']).map((event) => {
    const company = findDemoCompany(event.ticker)
    const before = sharesOn(company, addTradingDays(event.date, -1))
    return {
      ticker: event.ticker,
      ...entitlementDates(addTradingDays(event.date, -1), 9),
      old: event.old,
      new: event.new,
      source: event.ticker === 'PNGV' ? 'capitalisedProfit' : 'sharePremium',
      issued: Math.floor((before * event.new) / event.old),
    }
  })
}

export function splits(today: string) {
  return announcedEvents(today, ['split', 'reverseSplit']).map((event) => {
    const before = sharesOn(findDemoCompany(event.ticker), addTradingDays(event.date, -1))
    const parBefore = event.parBefore ?? 100
    return {
      ticker: event.ticker,
      type: event.kind,
      old: event.old,
      new: event.new,
      parBefore,
      parAfter: (parBefore * event.old) / event.new,
      sharesBefore: before,
      sharesAfter: sharesAfter(before, event),
      lastOld: addTradingDays(event.date, -1),
      firstNew: event.date,
    }
  })
}

export function rightsIssues(today: string) {
  return announcedEvents(today, ['rights']).map((event) => ({
    ...event,
    cum: addTradingDays(event.date, -1),
  }))
}

const underwriters = ['PT Sekuritas Contoh Utama', 'PT Arunika Sekuritas Sampel', 'PT Mitra Emisi Peraga']

/** The listings of recent years, with the companies' actual listing day and price. */
export function ipos() {
  return companies
    .filter(({ listingDate }) => listingDate >= '2019-01-01')
    .map((company) => {
      const random = randomFor('ipo-dates', company.ticker)
      const { listingDate, ipoPrice } = company
      const distribution = addTradingDays(listingDate, -1)
      const offeringTo = addTradingDays(listingDate, -3)
      const offeringFrom = addTradingDays(offeringTo, -2)
      const effective = addTradingDays(offeringFrom, -3)
      const bookTo = addTradingDays(effective, -6)
      const spent = random.integer(50, 70)
      const low = ipoPrice - Math.max(4, Math.round(ipoPrice * 0.06))
      return {
        ticker: company.ticker,
        bookFrom: addTradingDays(bookTo, -random.integer(5, 9)),
        bookTo,
        low,
        high: ipoPrice + Math.round(ipoPrice * 0.05),
        price: ipoPrice,
        parValue: ipoPrice < 150 ? 20 : 100,
        offered: offeredShares(company.ticker),
        effective,
        offeringFrom,
        offeringTo,
        allotment: offeringTo,
        distribution,
        listing: listingDate,
        underwriter: random.pick(underwriters),
        registrar: pickRegistrar(company.ticker).name,
        use: {
          id: `Sekitar ${spent}% untuk belanja modal, sisanya untuk modal kerja dan pelunasan pinjaman.`,
          en: `About ${spent}% for capital expenditure, the rest for working capital and repaying loans.`,
        },
      }
    })
}

const firstMeetings = '2024-01-01'

export function meetings(
  financials: ReadonlyMap<string, Financials>,
  dates: DemoDates,
): readonly DemoMeeting[] {
  const rows: DemoMeeting[] = []
  const lastYear = Number(dates.today.slice(0, 4))
  for (const { ticker, listingDate, profile } of companies) {
    const decided = financials.get(ticker)?.allDividends ?? []
    for (let year = Number(firstMeetings.slice(0, 4)); year <= lastYear; year += 1) {
      const final = decided.find(({ type, bookYear }) => type === 'final' && bookYear === year - 1)
      const day = final ? final.meeting : listingDate < `${year}-01-01` ? otherMeetingDay(ticker, year) : null
      if (day === null || ticker === 'QTRV') continue
      rows.push(meeting(ticker, 'annual', day, annualAgenda(year - 1, profile.payout > 0), dates))
    }
    for (const { type, bookYear, meeting: day } of decided) {
      if (type !== 'special' || day === null || day < firstMeetings) continue
      rows.push(meeting(ticker, 'extraordinary', day, specialAgenda(bookYear), dates))
    }
  }
  for (const [ticker, day, id, en] of [...extraordinary, ...laterApprovals]) {
    rows.push(meeting(ticker, 'extraordinary', day, { id: [id], en: [en] }, dates))
  }
  return rows.filter(({ day }) => isAnnounced(day, dates.today))
}

/** Of an annual meeting that decides no dividend. */
function otherMeetingDay(ticker: string, year: number): string {
  const random = randomFor('meeting', ticker, year)
  return tradingDayFrom(`${year}-0${random.pick([4, 5, 5, 6])}-${random.integer(10, 26)}`)
}

type Extraordinary = readonly [ticker: string, day: string, id: string, en: string]
const extraordinary: readonly Extraordinary[] = [
  [
    'KBLW',
    '2026-11-25',
    'Persetujuan pembagian saham bonus dari agio saham',
    'Approval of bonus shares from share premium',
  ],
  [
    'BSQA',
    '2026-12-03',
    'Perubahan susunan Dewan Pengawas Syariah',
    'Change of the Sharia Supervisory Board',
  ],
  ['MTRQ', '2026-12-10', 'Persetujuan pemecahan saham dengan rasio 1:5', 'Approval of a 1:5 stock split'],
  [
    'QPTA',
    '2026-12-17',
    'Persetujuan penggabungan saham 20:1 dan rencana perbaikan ekuitas',
    'Approval of a 20:1 reverse split and the plan to restore equity',
  ],
  [
    'DVTX',
    '2027-01-14',
    'Persetujuan penambahan modal tanpa hak memesan efek terlebih dahulu',
    'Approval of a private placement',
  ],
  ['RSVK', '2026-05-26', 'Persetujuan pemecahan saham dengan rasio 1:2', 'Approval of a 1:2 stock split'],
  [
    'QPAY',
    '2025-02-12',
    'Persetujuan penambahan modal dengan hak memesan efek terlebih dahulu',
    'Approval of a rights issue',
  ],
  [
    'MDVS',
    '2024-08-15',
    'Persetujuan penggabungan saham dengan rasio 10:1',
    'Approval of a 10:1 reverse split',
  ],
]

/**
 * The meetings that approve the splits and bonus shares of later years. POJK 27/POJK.04/2020: bonus shares are
 * distributed within 30 days of the announcement of the results of the meeting.
 */
const laterApprovals: readonly Extraordinary[] = shareEvents
  .filter(({ date }) => date >= '2027-02-01')
  .map(({ ticker, kind, date, old, new: issued }) => [
    ticker,
    addTradingDays(date, kind === 'bonus' ? -8 : -20),
    kind === 'split'
      ? `Persetujuan pemecahan saham dengan rasio ${old}:${issued}`
      : `Persetujuan pembagian saham bonus dengan rasio ${old}:${issued}`,
    kind === 'split'
      ? `Approval of a ${old}:${issued} stock split`
      : `Approval of a ${old}:${issued} bonus share issue`,
  ])

function specialAgenda(year: number) {
  return {
    id: [`Persetujuan pembagian dividen khusus tahun buku ${year}`],
    en: [`Approval of a special dividend for ${year}`],
  }
}

function annualAgenda(year: number, pays: boolean) {
  return {
    id: [
      `Persetujuan laporan tahunan dan pengesahan laporan keuangan tahun buku ${year}`,
      pays
        ? `Penetapan penggunaan laba tahun buku ${year}, termasuk dividen`
        : `Penetapan penggunaan hasil usaha tahun buku ${year}`,
      `Penunjukan akuntan publik untuk tahun buku ${year + 1}`,
      'Penetapan remunerasi Direksi dan Dewan Komisaris',
    ],
    en: [
      `Approval of the annual report and the financial statements of ${year}`,
      pays
        ? `Appropriation of the profit of ${year}, including the dividend`
        : `Appropriation of the result of ${year}`,
      `Appointment of the auditor for ${year + 1}`,
      'Remuneration of the Boards of Directors and Commissioners',
    ],
  }
}

/** At least 21 days between invitation and meeting, and 14 between announcement and invitation. */
function meeting(
  ticker: string,
  type: DemoMeeting['type'],
  day: string,
  agenda: DemoMeeting['agenda'],
  { today, lastTradingDay }: DemoDates,
): DemoMeeting {
  const random = randomFor('meeting-dates', ticker, day)
  const invitation = addTradingDays(day, -16)
  const isElectronic = random.next() < 0.5
  const present = [random.integer(71, 94), random.integer(1, 9)] as const
  return {
    ticker,
    type,
    announcement: addTradingDays(invitation, -11),
    recording: addTradingDays(invitation, -1),
    invitation,
    day,
    time: random.pick(['09:30', '10:00', '14:00']),
    venue: isElectronic
      ? {
          id: 'Secara elektronik melalui fasilitas penyelenggara',
          en: 'Electronically through the organizer’s facility',
        }
      : { id: 'Ruang Serbaguna, kantor pusat perseroan', en: 'Multi-purpose room, head office' },
    isElectronic,
    agenda,
    result:
      day < today && day <= lastTradingDay
        ? {
            id: `Pemegang ${present.join(',')}% saham hadir atau diwakili. Seluruh mata acara disetujui.`,
            en: `Holders of ${present.join('.')}% of the shares were present or represented. All items were approved.`,
          }
        : null,
  }
}

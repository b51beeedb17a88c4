interface ExchangeHoliday {
  readonly date: string
  readonly nameId: string
  readonly nameEn: string
}

/** The weekdays of a year without trading, as the exchange announced them. */
interface AnnouncedYear {
  readonly year: string
  readonly source: string
  readonly checked: string
  /** As announced, to check the list by. */
  readonly tradingDays: number
  readonly holidays: readonly ExchangeHoliday[]
}

/**
 * Newest first. The exchange announces next year's list each autumn and may add days later (elections, bank clearing).
 * A year that is neither here nor imported is unknown: see trading-calendar.ts.
 */
export const announcedYears: readonly AnnouncedYear[] = [
  {
    year: '2026',
    source: 'Peng-00171/BEI.POP/09-2025',
    checked: '2026-11-28',
    tradingDays: 239,
    holidays: [
      { date: '2026-01-01', nameId: 'Tahun Baru Masehi', nameEn: "New Year's Day" },
      { date: '2026-01-16', nameId: 'Isra Mikraj Nabi Muhammad SAW', nameEn: "Isra and Mi'raj" },
      { date: '2026-02-16', nameId: 'Cuti bersama Tahun Baru Imlek', nameEn: 'Lunar New Year joint leave' },
      { date: '2026-02-17', nameId: 'Tahun Baru Imlek 2577 Kongzili', nameEn: 'Lunar New Year' },
      { date: '2026-03-18', nameId: 'Cuti bersama Hari Suci Nyepi', nameEn: 'Nyepi joint leave' },
      {
        date: '2026-03-19',
        nameId: 'Hari Suci Nyepi Tahun Baru Saka 1948',
        nameEn: 'Nyepi (Day of Silence)',
      },
      {
        date: '2026-03-20',
        nameId: 'Cuti bersama Idulfitri 1447 Hijriah',
        nameEn: 'Eid al-Fitr joint leave',
      },
      {
        date: '2026-03-23',
        nameId: 'Cuti bersama Idulfitri 1447 Hijriah',
        nameEn: 'Eid al-Fitr joint leave',
      },
      {
        date: '2026-03-24',
        nameId: 'Cuti bersama Idulfitri 1447 Hijriah',
        nameEn: 'Eid al-Fitr joint leave',
      },
      { date: '2026-04-03', nameId: 'Wafat Yesus Kristus', nameEn: 'Good Friday' },
      { date: '2026-05-01', nameId: 'Hari Buruh Internasional', nameEn: 'Labor Day' },
      { date: '2026-05-14', nameId: 'Kenaikan Yesus Kristus', nameEn: 'Ascension Day' },
      {
        date: '2026-05-15',
        nameId: 'Cuti bersama Kenaikan Yesus Kristus',
        nameEn: 'Ascension Day joint leave',
      },
      { date: '2026-05-27', nameId: 'Iduladha 1447 Hijriah', nameEn: 'Eid al-Adha' },
      { date: '2026-05-28', nameId: 'Cuti bersama Iduladha 1447 Hijriah', nameEn: 'Eid al-Adha joint leave' },
      { date: '2026-06-01', nameId: 'Hari Lahir Pancasila', nameEn: 'Pancasila Day' },
      { date: '2026-06-16', nameId: 'Tahun Baru Islam 1448 Hijriah', nameEn: 'Islamic New Year' },
      { date: '2026-08-17', nameId: 'Hari Kemerdekaan Republik Indonesia', nameEn: 'Independence Day' },
      { date: '2026-08-25', nameId: 'Maulid Nabi Muhammad SAW', nameEn: "The Prophet's birthday" },
      { date: '2026-12-24', nameId: 'Cuti bersama Natal', nameEn: 'Christmas joint leave' },
      { date: '2026-12-25', nameId: 'Kelahiran Yesus Kristus', nameEn: 'Christmas Day' },
      { date: '2026-12-31', nameId: 'Libur bursa akhir tahun', nameEn: 'Year-end exchange holiday' },
    ],
  },
]

export const exchangeHolidays: readonly ExchangeHoliday[] = announcedYears.flatMap(({ holidays }) => holidays)

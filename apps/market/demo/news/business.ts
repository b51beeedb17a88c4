import type { DemoCompany, Text } from '../companies.ts'
import { filedOn, reportsInDollars } from '../filings.ts'
import { randomFor } from '../random.ts'
import { addDays, tradingDayFrom } from '../trading-days.ts'
import { moment, type Story, type StoryContext, source } from './story.ts'
import { findSubject } from './subjects.ts'
import { money } from './words.ts'

const firstProjects = '2026-05-24'
const daysBetweenProjects = 180

/** The company's investment projects until a day, about two per year, sized by its fixed assets at the time. */
export function projectStories(context: StoryContext, lastTradingDay: string): readonly Story[] {
  const stories: Story[] = []
  for (let number = 0; ; number += 1) {
    const random = randomFor('project', context.company.ticker, number)
    const delay = number * daysBetweenProjects - random.integer(0, 60)
    const day = tradingDayFrom(addDays(firstProjects, delay))
    if (day > lastTradingDay) return stories
    const story = projectStory(context, day, number)
    if (story) stories.push(story)
  }
}

function projectStory({ company, filings }: StoryContext, date: string, number: number): Story | null {
  const random = randomFor('project-story', company.ticker, number)
  const project = findSubject(company.ticker)?.projects[number % 2]
  const fixedAssets = filings.findLast((filing) => filedOn(filing) <= date)?.lines.fixedAssets ?? 0
  if (project === undefined || fixedAssets <= 0) return null
  const amount = money(fixedAssets * random.between(0.03, 0.08), reportsInDollars(company))
  const end = completion(date, random.integer(9, 24))
  const funding = describeFunding(company, random.integer(40, 70))
  const name = company.shortName
  return {
    ticker: company.ticker,
    publishedAt: moment(date, random),
    title: random.pick([
      {
        id: `${company.ticker} siapkan ${amount.id} untuk ${project.id}`,
        en: `${company.ticker} sets aside ${amount.en} for ${project.en}`,
      },
      {
        id: `${company.ticker} anggarkan ${amount.id} bagi ${project.id}`,
        en: `${company.ticker} invests ${amount.en} in ${project.en}`,
      },
    ]),
    summary: {
      id: `Proyek ditargetkan selesai pada ${end.id}. ${funding.id}`,
      en: `Completion is planned for ${end.en}. ${funding.en}`,
    },
    body: {
      id: [
        `${name} (${company.ticker}) menganggarkan ${amount.id} untuk ${project.id}. Pekerjaan ditargetkan selesai pada ${end.id}.`,
        `${funding.id} Pengeluaran dicatat sebagai belanja modal dan disusutkan sejak proyek selesai.`,
        'Rencana manajemen dapat berubah.',
      ],
      en: [
        `${name} (${company.ticker}) has budgeted ${amount.en} for ${project.en}. The work is planned to end in ${end.en}.`,
        `${funding.en} The spending is recorded as capital expenditure and depreciated from completion.`,
        'Management’s plans may change.',
      ],
    },
    source: source(random),
  }
}

/** Banks and other financial companies lend; they do not borrow for an office or a system. */
function describeFunding({ layout }: DemoCompany, ownPercent: number): Text {
  return layout === 'general'
    ? {
        id: `Sekitar ${ownPercent}% biaya berasal dari kas internal, sisanya dari pinjaman bank.`,
        en: `About ${ownPercent}% of the cost comes from the company’s own cash, the rest from bank loans.`,
      }
    : {
        id: 'Seluruh biaya berasal dari kas internal.',
        en: 'The whole cost comes from the company’s own cash.',
      }
}

const ordinals = [
  { id: 'triwulan I', en: 'the first quarter' },
  { id: 'triwulan II', en: 'the second quarter' },
  { id: 'triwulan III', en: 'the third quarter' },
  { id: 'triwulan IV', en: 'the fourth quarter' },
] as const

function completion(date: string, monthsLater: number): Text {
  const month = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + monthsLater
  const year = Math.floor(month / 12)
  const name = ordinals[Math.floor((month % 12) / 3)] ?? ordinals[0]
  return { id: `${name.id} ${year}`, en: `${name.en} of ${year}` }
}

import type { DemoCompany, Text } from '../companies.ts'
import type { Filing } from '../filings.ts'
import type { Random } from '../random.ts'

export interface Story {
  readonly ticker: string
  /** Day and time in Jakarta. */
  readonly publishedAt: string
  readonly title: Text
  readonly summary: Text
  readonly body: { readonly id: readonly string[]; readonly en: readonly string[] }
  readonly source: string
}

export interface StoryContext {
  readonly company: DemoCompany
  readonly filings: readonly Filing[]
}

const sources = ['Keterbukaan informasi emiten', 'Redaksi Wirasana', 'Warta Pasar Peraga'] as const

/** A time during working hours. */
export function moment(day: string, random: Random): string {
  const hour = String(random.integer(8, 18)).padStart(2, '0')
  return `${day}T${hour}:${String(random.integer(0, 59)).padStart(2, '0')}:00+07:00`
}

export function source(random: Random): string {
  return random.pick(sources)
}

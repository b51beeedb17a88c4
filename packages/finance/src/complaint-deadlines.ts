import type { RuleSource } from './rule-source.ts'

interface DeadlineDays {
  readonly spokenDays: number
  readonly writtenDays: number
  readonly extensionDays: number
}

/** In working days: how soon a financial firm answers a complaint, and by how much it may extend a written one. */
export const complaintDeadlines = {
  spokenDays: 5,
  writtenDays: 10,
  extensionDays: 10,
  // Recheck: the first day in force, because sources disagree on the day of its promulgation.
  source: 'POJK 22/2023',
  checked: '2026-11-28',
} as const satisfies Omit<RuleSource, 'since'> & DeadlineDays

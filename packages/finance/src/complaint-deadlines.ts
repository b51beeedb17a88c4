/** In working days: how soon a financial firm answers a complaint, and by how much it may extend a written one. */
export const complaintDeadlines = {
  spokenDays: 5,
  writtenDays: 10,
  extensionDays: 10,
  source: 'POJK 22/2023',
  checked: '2026-11-28',
} as const

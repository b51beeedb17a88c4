/** Labels of HTTP status classes in metrics. */
export const statusClasses = ['1xx', '2xx', '3xx', '4xx', '5xx'] as const
export type StatusClass = (typeof statusClasses)[number]

/** Unknown statuses count as 5xx. */
export function statusClass(status: number): StatusClass {
  return statusClasses[Math.floor(status / 100) - 1] ?? '5xx'
}

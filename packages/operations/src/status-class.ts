/** How figures name the class of an answer's status. */
export const statusClasses = ['1xx', '2xx', '3xx', '4xx', '5xx'] as const
export type StatusClass = (typeof statusClasses)[number]

/** The last for whatever is none. */
export function statusClass(status: number): StatusClass {
  return statusClasses[Math.floor(status / 100) - 1] ?? '5xx'
}

/** `2002-07-16T00:00:00`; the exchange writes an unknown day as one of the year 1 or 1900. Empty: unknown. */
export function dayOf(written: string): string {
  const day = written.slice(0, 10)
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && day >= '1901' && !Number.isNaN(Date.parse(day)) ? day : ''
}

/** Without an exponent, which cells do not take. */
export function decimal(value: number): string {
  return String(Number(value.toFixed(6)))
}

/** Cells take `https` addresses only; the source often leaves the scheme out. */
export function webAddress(written: string): string {
  return /^\S+\.\S+$/.test(written) ? `https://${written.replace(/^https?:\/*/i, '')}` : ''
}

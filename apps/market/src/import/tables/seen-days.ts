const dayMs = 86_400_000
/** The years that cells accept, in bytes of eight days each. */
const bytesPerTicker = Math.ceil((301 * 366) / 8)
const firstDay = Date.parse('1900-01-01') / dayMs

/** The days of companies that an import has read, in one bit each: ten years of a market have millions. */
export class SeenDays {
  readonly #bits = new Map<string, Uint8Array>()
  /** The places of days, which are the same for each ticker. */
  readonly #places = new Map<string, number>()

  /** Returns whether the day was seen before. */
  add(ticker: string, day: string): boolean {
    const bits = this.#bits.get(ticker) ?? new Uint8Array(bytesPerTicker)
    this.#bits.set(ticker, bits)
    const place = this.#places.get(day) ?? Date.parse(day) / dayMs - firstDay
    this.#places.set(day, place)
    const byte = place >> 3
    const bit = 1 << (place & 7)
    const before = bits[byte] ?? 0
    bits[byte] = before | bit
    return (before & bit) !== 0
  }
}

const dayMs = 86_400_000
/** The years that cells accept, in bytes of eight days each. */
const bytesPerTicker = Math.ceil((301 * 366) / 8)
const firstDay = Date.parse('1900-01-01') / dayMs

/** The days of companies that an import has read, in one bit each: ten years of a market have millions. */
export class SeenDays {
  readonly #bits = new Map<string, Uint8Array>()

  /** Returns whether the day was seen before. */
  add(ticker: string, day: string): boolean {
    const bits = this.#bits.get(ticker) ?? new Uint8Array(bytesPerTicker)
    this.#bits.set(ticker, bits)
    const index = Date.parse(day) / dayMs - firstDay
    const [byte, bit] = [index >> 3, 1 << (index & 7)]
    const before = bits[byte] ?? 0
    bits[byte] = before | bit
    return (before & bit) !== 0
  }
}

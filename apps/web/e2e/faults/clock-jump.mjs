// Loaded before a process of a test: its wall clock goes wrong by a day forward with SIGUSR2, and two back with the next,
// as when a time server corrects a machine. The clock that only runs (performance.now) is left alone, as it is there.
const dayMs = 86_400_000
const RealDate = Date
let errorMs = 0

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + errorMs)
    else super(...parts)
  }

  static now() {
    return RealDate.now() + errorMs
  }
}

process.on('SIGUSR2', () => {
  errorMs = errorMs > 0 ? -dayMs : dayMs
})

// Preloaded into a process of a test. The first SIGUSR2 moves its wall clock a day ahead, the second a day behind.
// performance.now() stays as it is, as when a time server corrects the clock of a machine.
const DAY_MS = 86_400_000
const trueTime = Date.now
let errorMs = 0

Date.now = () => trueTime() + errorMs
globalThis.Date = new Proxy(Date, {
  construct: (target, values, caller) =>
    Reflect.construct(target, values.length === 0 ? [Date.now()] : values, caller),
})

process.on('SIGUSR2', () => {
  errorMs = errorMs > 0 ? -DAY_MS : DAY_MS
})

// Preloaded into a process. The first SIGUSR2 sets its wall clock a day ahead, the second a day behind.
// performance.now() does not change, as with a time server correction.
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

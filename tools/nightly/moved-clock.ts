// Preloaded into the services and scripts of a test site: their wall clock is CLOCK_DAYS_AHEAD days ahead.
const aheadMs = Number(process.env.CLOCK_DAYS_AHEAD) * 86_400_000
const trueTime = Date.now

Date.now = () => trueTime() + aheadMs
globalThis.Date = new Proxy(Date, {
  construct: (target, values, caller) =>
    Reflect.construct(target, values.length === 0 ? [Date.now()] : values, caller),
})

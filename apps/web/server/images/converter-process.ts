import * as v from 'valibot'
import { acceptedFormats } from './accepted-format.ts'
import { convert } from './conversion.ts'

/** The child process that converts images, controlled by `converter.ts`. */
const JobSchema = v.object({
  id: v.number(),
  source: v.instance(Uint8Array),
  width: v.number(),
  kind: v.picklist(acceptedFormats),
})

const maxCpuMs = Number(process.argv[2])
const CHECK_INTERVAL_MS = 250

/** CPU milliseconds per image in progress: an equal share of the total. */
const cpuMs = new Map<number, number>()
let previousUsage = process.cpuUsage()

process.on('message', async (message) => {
  const { id, source, width, kind } = v.parse(JobSchema, message)
  cpuMs.set(id, 0)
  const conversion = await convert(source, width, kind)
  cpuMs.delete(id)
  process.send?.({ id, conversion })
})
process.on('disconnect', () => process.exit(0))

setInterval(() => {
  const { user, system } = process.cpuUsage(previousUsage)
  previousUsage = process.cpuUsage()
  const shareMs = (user + system) / 1000 / cpuMs.size
  for (const [id, earlierMs] of cpuMs) {
    cpuMs.set(id, earlierMs + shareMs)
    if (earlierMs + shareMs > maxCpuMs) process.send?.({ id, conversion: { kind: 'timeout' } })
  }
}, CHECK_INTERVAL_MS)

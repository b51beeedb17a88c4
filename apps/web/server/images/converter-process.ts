import * as v from 'valibot'
import { acceptedKinds } from './accepted-kind.ts'
import { convert } from './conversion.ts'

/** The child process that converts images, controlled by `converter.ts`. */
const OrderSchema = v.object({
  id: v.number(),
  source: v.instance(Uint8Array),
  width: v.number(),
  kind: v.picklist(acceptedKinds),
})

const mostProcessorMs = Number(process.argv[2])
const LOOK_EVERY_MS = 250

/** CPU milliseconds per image in progress: an equal share of the total. */
const used = new Map<number, number>()
let before = process.cpuUsage()

process.on('message', async (message) => {
  const { id, source, width, kind } = v.parse(OrderSchema, message)
  used.set(id, 0)
  const conversion = await convert(source, width, kind)
  used.delete(id)
  process.send?.({ id, conversion })
})
process.on('disconnect', () => process.exit(0))

setInterval(() => {
  const { user, system } = process.cpuUsage(before)
  before = process.cpuUsage()
  const shareMs = (user + system) / 1000 / used.size
  for (const [id, earlierMs] of used) {
    used.set(id, earlierMs + shareMs)
    if (earlierMs + shareMs > mostProcessorMs) process.send?.({ id, conversion: { kind: 'endless' } })
  }
}, LOOK_EVERY_MS)

import * as v from 'valibot'
import { acceptedKinds } from './accepted-kind.ts'
import { convert } from './conversion.ts'

/** The process that makes pictures: started, fed and ended by `converter.ts`. */
const OrderSchema = v.object({
  id: v.number(),
  source: v.instance(Uint8Array),
  width: v.number(),
  kind: v.picklist(acceptedKinds),
})

process.on('message', async (message) => {
  const { id, source, width, kind } = v.parse(OrderSchema, message)
  process.send?.({ id, conversion: await convert(source, width, kind) })
})
process.on('disconnect', () => process.exit(0))

import type { NumberField } from 'payload'
import * as v from 'valibot'

/** Silent reading of adults, Indonesian and English alike; rounded down from the usual 200–240. */
const wordsAMinute = 200

const NodeSchema: v.GenericSchema<{ text?: string | undefined; children?: unknown[] | undefined }> = v.object(
  {
    text: v.optional(v.string()),
    children: v.optional(v.array(v.unknown())),
  },
)

/** Minutes that a rich text takes to read, at least 1. */
function readingMinutes(body: unknown): number {
  const root = v.safeParse(v.object({ root: v.unknown() }), body)
  const words = root.success ? countWords(root.output.root) : 0
  return Math.max(1, Math.round(words / wordsAMinute))
}

function countWords(node: unknown): number {
  const parsed = v.safeParse(NodeSchema, node)
  if (!parsed.success) return 0
  const own = parsed.output.text?.match(/\S+/g)?.length ?? 0
  return (parsed.output.children ?? []).reduce<number>((sum, child) => sum + countWords(child), own)
}

/** Kept with the document, so that lists need not load bodies to say how long they are. */
export function richTextMinutes(from: string): NumberField {
  return {
    name: 'readingMinutes',
    type: 'number',
    label: { id: 'Menit baca', en: 'Minutes to read' },
    localized: true,
    admin: { readOnly: true, position: 'sidebar' },
    hooks: {
      beforeChange: [
        ({ siblingData, value }) => (siblingData[from] ? readingMinutes(siblingData[from]) : value),
      ],
    },
  }
}

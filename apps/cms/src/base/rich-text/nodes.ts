import * as v from 'valibot'

const NodeSchema = v.object({
  type: v.string(),
  text: v.optional(v.string()),
  children: v.optional(v.array(v.unknown())),
  tag: v.optional(v.unknown()),
  fields: v.optional(v.record(v.string(), v.unknown())),
})
export type RichTextNode = v.InferOutput<typeof NodeSchema>

const RootSchema = v.object({ root: v.object({ children: v.array(v.unknown()) }) })

/** All nodes of a rich text in reading order, null for malformed ones. Iterative, as the input is not validated. */
export function* listNodes(text: unknown): Generator<RichTextNode | null> {
  const root = v.safeParse(RootSchema, text)
  if (!root.success) {
    yield null
    return
  }
  const toVisit = root.output.root.children.toReversed()
  while (toVisit.length > 0) {
    const { success, output } = v.safeParse(NodeSchema, toVisit.pop())
    yield success ? output : null
    if (success) for (const child of listChildren(output).toReversed()) toVisit.push(child)
  }
}

/** Those of a callout are the nodes of its own text; a malformed text is malformed itself. */
function listChildren({ type, children, fields }: RichTextNode): unknown[] {
  if (type !== 'block' || !fields?.body) return children ?? []
  const { success, output } = v.safeParse(RootSchema, fields.body)
  return success ? output.root.children : [fields.body]
}

/** The text of a node, including its links. */
export function readNodeText(node: RichTextNode): string {
  const within = [...listNodes({ root: { children: [node] } })]
  return within
    .map((each) => each?.text ?? ' ')
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
}

declare global {
  interface Window {
    /** Set by deferred-hydration.server.ts: returns the DOM changes since page load, and stops observing. */
    readonly takePageChanges?: () => readonly MutationRecord[]
  }
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Extensions and translators change a page before React hydrates it, for example with a button next to a field. React
 * would then render the whole document again and drop typed text. This undoes the changes before hydration; the
 * returned function redoes them. If React still renders the page again, typed values and focus are moved to the new
 * fields.
 */
export function undoForeignChanges(): () => void {
  const { activeElement } = document
  const selection = readSelection(activeElement)
  const changes = (window.takePageChanges?.() ?? []).map((change) => ({
    change,
    text: change.target.nodeValue,
  }))
  for (const { change } of changes.toReversed()) {
    swap(change, change.addedNodes, change.removedNodes, change.oldValue)
  }
  const fields = [...document.querySelectorAll<Field>(FIELDS)].map((field) => ({
    field,
    position: fieldsLike(field).indexOf(field),
  }))
  return () => {
    const pairs = fields.map(({ field, position }) => ({ field, replacement: fieldsLike(field)[position] }))
    for (const { field, replacement } of pairs) {
      copyValue(field, replacement)
    }
    for (const { change, text } of changes.splice(0)) {
      swap(change, change.removedNodes, change.addedNodes, text)
    }
    if (document.activeElement === document.body) {
      restoreFocus(pairs.find(({ field }) => field === activeElement)?.replacement, selection)
    }
  }
}

/** Undoes or redoes one change; nodes that were moved since then stay in place. */
function swap(
  { type, target, previousSibling, nextSibling }: MutationRecord,
  removed: NodeList,
  added: NodeList,
  text: string | null,
): void {
  if (type === 'characterData') {
    target.nodeValue = text
    return
  }
  if ([...removed].some((node) => node.parentNode !== target)) {
    return
  }
  for (const node of removed) {
    target.removeChild(node)
  }
  const sibling = nextSibling?.parentNode === target ? nextSibling : null
  const next = previousSibling?.parentNode === target ? previousSibling.nextSibling : sibling
  for (const node of added) {
    target.insertBefore(node, next)
  }
}

const FIELDS = 'input:not([type="hidden"]), select, textarea'

/** Radio buttons share a name, and IDs change with each render, so only the position remains. */
function fieldsLike({ name, type }: Field): Field[] {
  return [...document.querySelectorAll<Field>(FIELDS)].filter(
    (other) => other.name === name && other.type === type,
  )
}

function copyValue(from: Field, to: Field | undefined): void {
  if (!to || to === from) {
    return
  }
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement && from.checked !== to.checked) {
    to.click()
  }
  if (to.value !== from.value) {
    to.value = from.value
    to.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
}

/** null if there is none, as in email fields, which do not expose it. */
function readSelection(element: Element | null): readonly [number, number] | null {
  const isText = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
  return isText && element.selectionStart !== null && element.selectionEnd !== null
    ? [element.selectionStart, element.selectionEnd]
    : null
}

function restoreFocus(field: Field | undefined, selection: readonly [number, number] | null): void {
  field?.focus({ preventScroll: true })
  if (selection && field && !(field instanceof HTMLSelectElement)) {
    field.setSelectionRange(...selection)
  }
}

declare global {
  interface Window {
    /** Of the page's start (late-start.server.ts): what others have changed below the parts of the page, which ends there. */
    readonly takePageChanges?: () => readonly MutationRecord[]
  }
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Extensions and translators change a page before React hydrates it, e.g. by a button beside a field. React would then
 * render the whole document again and drop typed text. This undoes the changes before hydration; the returned function
 * makes them again. If React still renders the page again, typed values and focus move to the new fields.
 */
export function takeBackForeignChanges(): () => void {
  const { activeElement } = document
  const selection = selectionOf(activeElement)
  const changes = (window.takePageChanges?.() ?? []).map((change) => ({
    change,
    text: change.target.nodeValue,
  }))
  for (const { change } of changes.toReversed()) {
    swap(change, change.addedNodes, change.removedNodes, change.oldValue)
  }
  const fields = [...document.querySelectorAll<Field>(FIELDS)].map((field) => ({
    field,
    place: fieldsLike(field).indexOf(field),
  }))
  return () => {
    const followed = fields.map(({ field, place }) => ({ field, now: fieldsLike(field)[place] }))
    for (const { field, now } of followed) {
      carryOver(field, now)
    }
    for (const { change, text } of changes.splice(0)) {
      swap(change, change.removedNodes, change.addedNodes, text)
    }
    if (document.activeElement === document.body) {
      focusAgain(followed.find(({ field }) => field === activeElement)?.now, selection)
    }
  }
}

/** One change, in either direction; what somebody else has moved meanwhile stays where it is. */
function swap(
  { type, target, previousSibling, nextSibling }: MutationRecord,
  gone: NodeList,
  back: NodeList,
  text: string | null,
): void {
  if (type === 'characterData') {
    target.nodeValue = text
    return
  }
  if ([...gone].some((node) => node.parentNode !== target)) {
    return
  }
  for (const node of gone) {
    target.removeChild(node)
  }
  const follower = nextSibling?.parentNode === target ? nextSibling : null
  const next = previousSibling?.parentNode === target ? previousSibling.nextSibling : follower
  for (const node of back) {
    target.insertBefore(node, next)
  }
}

const FIELDS = 'input:not([type="hidden"]), select, textarea'

/** A radio button shares its name with others, and an id is made anew with its field: only the place among those is left. */
function fieldsLike({ name, type }: Field): Field[] {
  return [...document.querySelectorAll<Field>(FIELDS)].filter(
    (other) => other.name === name && other.type === type,
  )
}

function carryOver(from: Field, to: Field | undefined): void {
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

/** null where there is none, as in an email field, of which nobody can ask it. */
function selectionOf(element: Element | null): readonly [number, number] | null {
  const isText = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
  return isText && element.selectionStart !== null && element.selectionEnd !== null
    ? [element.selectionStart, element.selectionEnd]
    : null
}

function focusAgain(field: Field | undefined, selection: readonly [number, number] | null): void {
  field?.focus({ preventScroll: true })
  if (selection && field && !(field instanceof HTMLSelectElement)) {
    field.setSelectionRange(...selection)
  }
}

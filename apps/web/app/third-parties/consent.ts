/** Purposes that need consent. Error reports do not, because they contain no personal data. */
export type Purpose = 'measuring' | 'chat'

/** null: not decided. */
export type Consent = Readonly<Record<Purpose, boolean | null>>

/** Increase it when the scope of the consent text changes: visitors are asked again. */
const TEXT_VERSION = 1
const KEY = 'third-parties'
const undecided: Consent = { measuring: null, chat: null }

const listeners = new Set<() => void>()
let current: Consent = undecided
current = stored()

/** The visitor's consent, shared by all tabs of this browser. */
export const consent = {
  get: () => current,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  decide(answers: Partial<Consent>): void {
    const now = { ...current, ...answers }
    try {
      localStorage.setItem(
        KEY,
        JSON.stringify({ version: TEXT_VERSION, at: new Date().toISOString(), ...now }),
      )
    } catch {
      // Without storage, the decision applies to this document only.
    }
    change(now)
  },
}

function change(now: Consent): void {
  current = now
  for (const listener of listeners) {
    listener()
  }
}

addEventListener('storage', ({ key, storageArea }) => {
  // A null key means that the whole storage was cleared.
  if ((key === KEY || key === null) && isLocal(storageArea)) {
    change(stored())
  }
})

addEventListener('pageshow', ({ persisted }) => {
  // A document in the back/forward cache receives no storage events.
  if (persisted) {
    change(stored())
  }
})

function isLocal(area: Storage | null): boolean {
  try {
    return area === localStorage
  } catch {
    return false
  }
}

function stored(): Consent {
  let text: string | null
  try {
    text = localStorage.getItem(KEY)
  } catch {
    // Without storage, the decision of this document remains.
    return current
  }
  try {
    const saved: unknown = JSON.parse(text ?? 'null')
    if (typeof saved === 'object' && saved !== null && Reflect.get(saved, 'version') === TEXT_VERSION) {
      return { measuring: decisionIn(saved, 'measuring'), chat: decisionIn(saved, 'chat') }
    }
  } catch {
    // Unknown format: counts as not decided.
  }
  return undecided
}

function decisionIn(saved: object, purpose: Purpose): boolean | null {
  const answer: unknown = Reflect.get(saved, purpose)
  return typeof answer === 'boolean' ? answer : null
}

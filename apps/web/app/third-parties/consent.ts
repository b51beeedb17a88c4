/** What somebody decides about. Error reports are not among them: they say nothing of who somebody is. */
export type Purpose = 'measuring' | 'chat'

/** null: not decided. */
export type Consent = Readonly<Record<Purpose, boolean | null>>

/** Counted up when the text changes in what it asks for: who agreed to another one is asked again. */
const TEXT_VERSION = 1
const KEY = 'third-parties'
const undecided: Consent = { measuring: null, chat: null }

const listeners = new Set<() => void>()
let current: Consent = undecided
current = stored()

/** What the visitor has decided, in this browser and in all its tabs. */
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
      // Where nothing can be kept, the answer holds for this document.
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
  // Without a key everything has been deleted.
  if ((key === KEY || key === null) && isLocal(storageArea)) {
    change(stored())
  }
})

addEventListener('pageshow', ({ persisted }) => {
  // A document that lay in the browser's cache has heard nothing.
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
    // Where nothing can be kept, what this document was told holds.
    return current
  }
  try {
    const kept: unknown = JSON.parse(text ?? 'null')
    if (typeof kept === 'object' && kept !== null && Reflect.get(kept, 'version') === TEXT_VERSION) {
      return { measuring: answerIn(kept, 'measuring'), chat: answerIn(kept, 'chat') }
    }
  } catch {
    // Not ours: nobody has decided.
  }
  return undecided
}

function answerIn(kept: object, purpose: Purpose): boolean | null {
  const answer: unknown = Reflect.get(kept, purpose)
  return typeof answer === 'boolean' ? answer : null
}

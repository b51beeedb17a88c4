import { useSyncExternalStore } from 'react'
import { PLANS_KEY } from './saved-plans-key.ts'

const CHANGED = 'calculator:plans-changed'
export const MAX_PLANS = 3
export const MAX_NAME_LENGTH = 40
/** Fits every field of every calculator in any notation. */
const MAX_QUERY_LENGTH = 2000

/** A plan is stored as its query and recalculated on display. */
export interface SavedPlan {
  readonly name: string
  readonly query: string
}

/** Parses the stored plans; invalid ones are omitted. */
export function parseSavedPlans(stored: string): readonly SavedPlan[] {
  const parsed = parseJson(stored)
  return Array.isArray(parsed) ? parsed.filter(isSavedPlan).slice(0, MAX_PLANS) : []
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) {
      return null
    }
    throw error
  }
}

function isSavedPlan(value: unknown): value is SavedPlan {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    isText(value.name, MAX_NAME_LENGTH) &&
    'query' in value &&
    isText(value.query, MAX_QUERY_LENGTH)
  )
}

function isText(value: unknown, maxLength: number): boolean {
  return typeof value === 'string' && value !== '' && value.length <= maxLength
}

/** Adds a plan or replaces the one of the same name; null if there are too many plans or the plan is too long. */
export function withPlan(plans: readonly SavedPlan[], plan: SavedPlan): readonly SavedPlan[] | null {
  if (!isSavedPlan(plan)) {
    return null
  }
  const position = plans.findIndex(({ name }) => name === plan.name)
  if (position >= 0) {
    return plans.with(position, plan)
  }
  return plans.length < MAX_PLANS ? [...plans, plan] : null
}

/** Replaces localStorage if the browser denies it; lost when the page is closed. */
let fallbackText: string | null = null

/** The plans in this browser; empty on the server. */
export function useSavedPlans() {
  const stored = useSyncExternalStore(listen, readStoredText, () => '')
  return { plans: parseSavedPlans(stored), isPersistent: fallbackText === null, save }
}

function listen(onChange: () => void): () => void {
  window.addEventListener('storage', onChange)
  window.addEventListener(CHANGED, onChange)
  return () => {
    window.removeEventListener('storage', onChange)
    window.removeEventListener(CHANGED, onChange)
  }
}

function readStoredText(): string {
  try {
    return fallbackText ?? localStorage.getItem(PLANS_KEY) ?? ''
  } catch (error) {
    return storageErrorFallback(error)
  }
}

function save(plans: readonly SavedPlan[]): void {
  const text = JSON.stringify(plans)
  try {
    localStorage.setItem(PLANS_KEY, text)
    fallbackText = null
  } catch (error) {
    storageErrorFallback(error)
    fallbackText = text
  }
  window.dispatchEvent(new Event(CHANGED))
}

/** A full or denied storage is expected; other errors are rethrown. */
function storageErrorFallback(error: unknown): string {
  if (!(error instanceof DOMException)) {
    throw error
  }
  fallbackText ??= ''
  return fallbackText
}

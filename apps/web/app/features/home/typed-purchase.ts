import type { Purchase } from './purchase.ts'

export interface TypedPurchase extends Purchase {
  /** Whether there is no cost although no entry has an error. */
  readonly isFailed: boolean
}

interface ShownPurchase extends TypedPurchase {
  /** Whether the receipt is still that of earlier entries. */
  readonly isEarlier: boolean
}

export const failedPurchase: TypedPurchase = { errors: [], receipt: null, isFailed: true }

/** Before anybody types, the receipt is the example. */
export const untypedPurchase: ShownPurchase = {
  errors: [],
  receipt: null,
  isFailed: false,
  isEarlier: false,
}

/** Keeps the receipt while there is no new one. */
export function showPurchase({ receipt }: ShownPurchase, found: TypedPurchase): ShownPurchase {
  return { ...found, receipt: found.receipt ?? receipt, isEarlier: found.receipt === null }
}

/** How an entry became complete: its field was left, or an option was chosen. */
export type TypingEnd = 'left' | 'chosen'

/** null: the entry may be incomplete. Options that fill a field replace its text. */
export function endOfTyping({ inputType }: Pick<InputEvent, 'inputType'>): TypingEnd | null {
  return inputType === 'insertReplacementText' ? 'chosen' : null
}

import type { CorporateAction } from '@site/contracts/market/corporate-actions.ts'

/** An action that a holder answers, or need not answer: it has its texts in this folder. */
export type HolderAction = Extract<CorporateAction, { readonly unusual: readonly string[] }>

export function isHolderAction(action: CorporateAction): action is HolderAction {
  return 'unusual' in action
}

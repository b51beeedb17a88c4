import type { Weight } from './fonts.ts'

/** A tag of the document's structure, in reading order. */
export type Tag = {
  role: 'Document' | 'H1' | 'H2' | 'P' | 'L' | 'LI' | 'LBody' | 'Table' | 'TR' | 'TH' | 'TD'
  /** Of a `TH`; a column if absent. */
  scope?: 'Row'
  children: Tag[]
}

/**
 * All lengths are in points (1/72 inch) from the upper left corner; `y` of a text is its baseline. A text without a tag
 * is a page artifact, which screen readers skip.
 */
export type Mark =
  | {
      kind: 'text'
      x: number
      y: number
      size: number
      weight: Weight
      color: string
      text: string
      tag?: Tag
    }
  | { kind: 'box'; x: number; y: number; width: number; height: number; color: string }
export type PaperPage = Mark[]

export const paper = { width: 595.28, height: 841.89 } as const

import * as v from 'valibot'

/** Why a figure is unlikely, although it is shown. */
export const figureMarks = [
  'offTick',
  'beyondAutoRejection',
  'tenfoldChange',
  'onHoliday',
  'unbalanced',
  'cashMismatch',
  'sumDiffers',
  'ratioDiffers',
  'holdersDiffer',
] as const
export const FigureMarkSchema = v.picklist(figureMarks)
export type FigureMark = v.InferOutput<typeof FigureMarkSchema>

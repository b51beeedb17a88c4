import type { OutcomeFigure } from './tool-outcome.ts'

interface FigureOutputProps {
  figure: OutcomeFigure
  /** The id of the form. */
  form?: string | undefined
}

/**
 * The name and value are stable for scripts (docs/reference/calculator-url-parameters.md). It is no live region;
 * OutcomeAnnouncer announces the result.
 */
export function FigureOutput({ figure: { name, value, data }, form }: FigureOutputProps) {
  return (
    <output aria-live="off" data-value={String(data)} form={form} name={name}>
      {value}
    </output>
  )
}

interface FigureRowsProps extends Pick<FigureOutputProps, 'form'> {
  figures: readonly OutcomeFigure[]
}

/** Rows of a `<dl>`. */
export function FigureRows({ figures, form }: FigureRowsProps) {
  return figures.map((figure) => (
    <div key={figure.name} className="flex flex-wrap justify-between gap-x-4 border-t border-line py-2.5">
      <dt className="text-soft">{figure.label}</dt>
      <dd className="font-semibold">
        <FigureOutput figure={figure} form={form} />
      </dd>
    </div>
  ))
}

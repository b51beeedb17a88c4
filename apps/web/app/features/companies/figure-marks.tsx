import { Icon } from '#app/design/icon.tsx'

/** Why a figure is marked as unusual: a sign and a sentence for each reason; nothing without a mark. */
export function FigureMarks({ reasons }: { reasons: readonly string[] }) {
  if (reasons.length === 0) {
    return null
  }
  return (
    <ul className="mt-2 grid gap-1 text-sm text-soft">
      {reasons.map((reason) => (
        <li key={reason} className="flex gap-2 text-start">
          <span className="shrink-0 pt-1 text-accent-text">
            <Icon name="warning" />
          </span>
          <span>{reason}</span>
        </li>
      ))}
    </ul>
  )
}

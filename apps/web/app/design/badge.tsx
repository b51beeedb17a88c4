const tones = {
  plain: 'bg-tag text-on-tag',
  accent: 'bg-warning text-text',
  ended: 'bg-ground text-soft inset-ring inset-ring-line',
} as const

/** A word or two that says what kind of thing something is, or how it stands. */
export function Badge({
  tone = 'plain',
  children,
}: {
  tone?: keyof typeof tones
  children: React.ReactNode
}) {
  return (
    <span
      className={`inline-block max-w-full overflow-clip text-ellipsis rounded-full px-2.5 py-0.5 text-[0.8rem] font-[650] whitespace-nowrap ${tones[tone]}`}
    >
      {children}
    </span>
  )
}

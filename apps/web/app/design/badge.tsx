const tones = {
  plain: 'badge badge-plain',
  accent: 'badge badge-accent',
  ended: 'badge badge-ended',
} as const

/** A word or two that says what kind of thing something is, or how it stands. */
export function Badge({
  tone = 'plain',
  children,
}: {
  tone?: keyof typeof tones
  children: React.ReactNode
}) {
  return <span className={tones[tone]}>{children}</span>
}

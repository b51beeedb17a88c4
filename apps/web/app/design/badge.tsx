const tones = {
  plain: 'badge badge-plain',
  accent: 'badge badge-accent',
  ended: 'badge badge-ended',
} as const

/** One or two words that name the type or status of an item. */
export function Badge({
  tone = 'plain',
  children,
}: {
  tone?: keyof typeof tones
  children: React.ReactNode
}) {
  return <span className={tones[tone]}>{children}</span>
}

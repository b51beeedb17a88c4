const tones = {
  info: 'border-accent bg-turmeric-100 text-ink',
  error: 'border-error bg-card text-text',
} as const

/** Something to know before going on. `role` "status" or "alert" has it read out when it appears. */
export function Notice({
  tone = 'info',
  title,
  role,
  children,
}: {
  tone?: keyof typeof tones
  title?: string
  role?: 'status' | 'alert'
  children: React.ReactNode
}) {
  return (
    <div className={`rounded-card border-s-4 px-6 py-4 ${tones[tone]}`} role={role}>
      {title ? <p className="font-bold">{title}</p> : null}
      {children}
    </div>
  )
}

/** A legal or risk text in small type. */
export function Disclaimer({ children }: { children: React.ReactNode }) {
  return <p className="mt-8 max-w-[80ch] border-t border-line pt-4 text-sm text-soft">{children}</p>
}

/** A list or category with nothing in it: says so and offers a way on. */
export function EmptyState({ text, children }: { text: string; children?: React.ReactNode }) {
  return (
    <div className="rounded-card border border-dashed border-line px-6 py-10 text-center">
      <p className="font-semibold">{text}</p>
      {children}
    </div>
  )
}

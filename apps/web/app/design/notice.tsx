import { Icon } from './icon.tsx'

const tones = {
  info: { frame: 'notice notice-info', icon: 'info' },
  success: { frame: 'notice notice-success', icon: 'check' },
  warning: { frame: 'notice notice-warning', icon: 'warning' },
  error: { frame: 'notice notice-error', icon: 'warning' },
} as const

/** An important message before an action. `role` "status" or "alert" announces it when it appears. */
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
  const { frame, icon } = tones[tone]
  return (
    <div className={frame} role={role}>
      <span className="notice-icon">
        <Icon name={icon} />
      </span>
      <div className="min-w-0">
        {title ? <p className="font-bold">{title}</p> : null}
        {children}
      </div>
    </div>
  )
}

export function Disclaimer({ children }: { children: React.ReactNode }) {
  return <p className="disclaimer">{children}</p>
}

/** An empty list or category: a message and a link to continue. */
export function EmptyState({
  text,
  hint,
  children,
}: {
  text: string
  /** What the visitor can do next, in one sentence. */
  hint?: string
  children?: React.ReactNode
}) {
  return (
    <div className="empty-state">
      <svg aria-hidden="true" className="empty-mark" viewBox="0 0 56 56">
        {[45, 135, 225, 315].map((angle) => (
          <ellipse
            key={angle}
            cx="28"
            cy="28"
            fill="none"
            rx="8"
            ry="18"
            stroke="currentColor"
            strokeWidth="1.5"
            transform={`rotate(${angle} 28 28) translate(0 -15)`}
          />
        ))}
      </svg>
      <p className="text-lg font-semibold" data-list-result>
        {text}
      </p>
      {hint ? <p className="mt-1 text-soft">{hint}</p> : null}
      {children}
    </div>
  )
}

/** A placeholder of contour lines for an article without a picture, so that rows stay aligned. */
export function CoverPlaceholder({ className }: { className: string }) {
  return (
    <div aria-hidden="true" className={`overflow-hidden rounded-card bg-board ${className}`}>
      <svg
        aria-hidden="true"
        className="h-full w-full"
        fill="none"
        preserveAspectRatio="xMidYMid slice"
        viewBox="0 0 320 180"
      >
        <g className="stroke-on-board-soft" opacity="0.4" strokeWidth="1.2">
          {[0, 1, 2, 3].map((line) => (
            <path
              key={line}
              d={`M0 ${110 + line * 20} C80 ${70 + line * 22} 160 ${150 + line * 8} 320 ${80 + line * 24}`}
            />
          ))}
        </g>
        <path className="stroke-accent" d="M0 92 C80 50 160 132 320 56" strokeWidth="2.5" />
      </svg>
    </div>
  )
}

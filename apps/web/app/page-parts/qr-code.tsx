import type { QrCodeDrawing } from './qr-code.server.ts'

/** Dark on white in both themes, with the quiet zone of four modules: scanners need both. */
export function QrCode({ code, label }: { code: QrCodeDrawing; label: string }) {
  const side = code.size + 8
  return (
    <svg
      aria-label={label}
      className="size-full rounded-field bg-white"
      role="img"
      shapeRendering="crispEdges"
      viewBox={`-4 -4 ${side} ${side}`}
    >
      <path d={code.path} fill="#000" />
    </svg>
  )
}

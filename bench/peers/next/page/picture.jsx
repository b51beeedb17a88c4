export function Picture({ picture, className, sizes, isFirst = false, alt = '' }) {
  const { placeholder, src, srcset, width, height } = picture
  const priority = isFirst ? { fetchPriority: 'high' } : { decoding: 'async', loading: 'lazy' }
  return (
    <span className={`picture ${className}`}>
      {/* biome-ignore lint/performance/noImgElement: the same picture, at the same addresses, in every peer */}
      <img alt="" className="picture-soft" height={height} src={placeholder} width={width} />
      {/* biome-ignore lint/performance/noImgElement: as above */}
      <img
        alt={alt}
        className="picture-sharp"
        {...priority}
        height={height}
        sizes={sizes}
        src={src}
        srcSet={srcset}
        width={width}
      />
    </span>
  )
}

import './swatch.css'

/** A disc of color, drawn as SVG: the content security policy forbids `style` attributes. */
export function Swatch({ hex, size }: { hex: string; size: number }) {
  return (
    <svg aria-hidden className="swatch" width={size} height={size} fill={hex}>
      <circle />
    </svg>
  )
}

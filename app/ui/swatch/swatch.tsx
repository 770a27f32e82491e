/** A disc of color, drawn as SVG: the content security policy forbids `style` attributes. */
export function Swatch({ hex, size }: { hex: string; size: number }) {
  return (
    <svg aria-hidden width={size} height={size} viewBox="0 0 20 20">
      <circle cx="10" cy="10" r="9.5" fill={hex} stroke="#000" strokeOpacity="0.16" strokeWidth="0.75" />
    </svg>
  )
}

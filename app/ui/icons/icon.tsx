import './icon.css'

// The shapes in this folder are from Lucide (https://lucide.dev), ISC License, Copyright (c) 2026 Lucide Icons and Contributors; some of
// them are from Feather, MIT License, Copyright (c) 2013-present Cole Bemis.

export interface IconProps {
  /** Width and height, in pixels. */
  size?: number
  strokeWidth?: number
  className?: string | undefined
}

/**
 * An icon in a frame of 24 by 24: an outline in the text color, hidden from screen readers. `icons.tsx` has those that several pages
 * use; the others have files of their own, so that only their page loads them.
 */
export function Icon({ size = 24, strokeWidth, className = '', d }: IconProps & { d: string }) {
  return (
    <svg
      aria-hidden
      className={className ? `icon ${className}` : 'icon'}
      width={size}
      height={size}
      viewBox="0 0 24 24"
    >
      <path d={d} strokeWidth={strokeWidth} />
    </svg>
  )
}

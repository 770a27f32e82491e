import type { ReactNode, SVGProps } from 'react'

// The shapes in this folder are from Lucide (https://lucide.dev), ISC License, Copyright (c) 2026 Lucide Icons and Contributors; some of
// them are from Feather, MIT License, Copyright (c) 2013-present Cole Bemis.

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'children'> {
  /** Width and height, in pixels. */
  size?: number
}

/**
 * The 24 by 24 frame of all icons: outlines in the text color, hidden from screen readers. `icons.tsx` has those that several pages
 * use; the others have files of their own, so that only their page loads them.
 */
export function Icon({
  size = 24,
  strokeWidth = 1.5,
  children,
  ...props
}: IconProps & { children: ReactNode }) {
  return (
    <svg
      aria-hidden
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...props}
    >
      {children}
    </svg>
  )
}

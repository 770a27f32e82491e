import { useState } from 'react'

/** Readable by scripts, which set it. */
export const narrowMenuCookie = 'office-menu'

const year = 365 * 24 * 60 * 60

/** Whether the menu shows icons alone, and a function that changes it in this browser. */
export function useNarrowMenu(wasNarrow: boolean): [isNarrow: boolean, toggle: () => void] {
  const [isNarrow, setNarrow] = useState(wasNarrow)
  const toggle = () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox
    document.cookie = `${narrowMenuCookie}=narrow; Path=/office; SameSite=Lax; Max-Age=${isNarrow ? 0 : year}`
    setNarrow(!isNarrow)
  }
  return [isNarrow, toggle]
}

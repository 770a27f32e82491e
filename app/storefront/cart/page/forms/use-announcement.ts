import { useCallback, useState } from 'react'

export interface CountedAnnouncement {
  text: string
  /** Distinguishes repetitions, so that screen readers read the same text again. */
  count: number
}

export function useAnnouncement() {
  const [announcement, setAnnouncement] = useState<CountedAnnouncement>({ text: '', count: 0 })
  const announce = useCallback(
    (text: string) => setAnnouncement(({ count }) => ({ text, count: count + 1 })),
    [],
  )
  return { announcement, announce }
}

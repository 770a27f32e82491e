import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { sharedMessages } from '#messages/shared.ts'

/** Shorter ones aren't worth an announcement, in milliseconds. */
const longLoading = 2_000

/**
 * Marks the document while the next page is loading, which draws a line at its top (`base.css`), and tells screen readers if that
 * takes long. Pages that arrive as documents are marked by `startPage`.
 */
export function LoadingStatus() {
  const isLoading = useNavigation().state !== 'idle'
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!isLoading) return
    const { dataset } = document.documentElement
    dataset.loading = ''
    const timer = setTimeout(setLong, longLoading, true)
    return () => {
      clearTimeout(timer)
      setLong(false)
      delete dataset.loading
    }
  }, [isLoading])
  return (
    isLoading && (
      <p aria-live="polite" className="visually-hidden">
        {isLong && sharedMessages.oneMoment}
      </p>
    )
  )
}

import { useEffect, useState } from 'react'
import { href } from 'react-router'
import { listingParamNames } from '#commerce/catalog/index/listing-param-names.ts'
import type { Suggestions } from './suggestions.ts'

/** How long typing must pause before suggestions load, in milliseconds. */
const typingDelay = 80

/** Loads suggestions for a search as it is typed; a newer query cancels the last. `onResults` gets their URLs, in order. */
export function useSuggestions(query: string, onResults: (urls: string[]) => void): Suggestions {
  const [suggestions, setSuggestions] = useState<Suggestions>({ groups: [], products: [], all: null })
  useEffect(() => {
    const outdated = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const params = new URLSearchParams({ [listingParamNames.search]: query })
        const response = await fetch(`${href('/search/suggestions')}?${params}`, { signal: outdated.signal })
        if (!response.ok) return
        const loaded: Suggestions = await response.json()
        setSuggestions(loaded)
        onResults(
          [...loaded.groups, ...loaded.products, ...(loaded.all ? [loaded.all] : [])].map(({ to }) => to),
        )
      } catch {
        // Searching works without suggestions, and the next letter loads them again.
      }
    }, typingDelay)
    return () => {
      clearTimeout(timer)
      outdated.abort()
    }
  }, [query, onResults])
  return suggestions
}

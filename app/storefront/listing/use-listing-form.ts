import { type SubmitEvent, useRef } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { useSurroundings } from '../use-surroundings.ts'
import { addressOf, type Choice, readChoice } from './listing-address.ts'
import type { ListingView } from './listing-view.ts'

export const listingFormId = 'listing'

/** How long a price that is being typed is waited for, in milliseconds. */
const typingPause = 500

/** The form of a listing: it leads to an address, on its own without a script and at every change with one. */
export function useListingForm({ path, choice }: ListingView) {
  const navigate = useNavigate()
  const { pageSize } = useSurroundings().settings
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined)

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    clearTimeout(typing.current)
    const fields = new URLSearchParams()
    for (const [name, value] of new FormData(event.currentTarget)) fields.append(name, String(value))
    const wished = readChoice(fields)
    const show = wished.show === pageSize ? null : wished.show
    const address = addressOf(path, { ...wished, show })
    if (address !== addressOf(path, { ...choice, page: 1 }))
      navigate(address, { preventScrollReset: true, flushSync: true })
  }

  return {
    onSubmit,
    /** For what is chosen with one press. */
    chosen: (field: HTMLInputElement | HTMLSelectElement) => field.form?.requestSubmit(),
    /** For what is typed. */
    typed: ({ form }: HTMLInputElement) => {
      clearTimeout(typing.current)
      typing.current = setTimeout(() => form?.requestSubmit(), typingPause)
    },
  }
}

/** What is chosen as the shopper sees it: a choice shows at once, before its products are here. */
export function useShownChoice({ path, choice }: ListingView): Choice {
  const { location } = useNavigation()
  const { pathname } = useLocation()
  return location?.pathname === pathname && pathname === path
    ? readChoice(new URLSearchParams(location.search))
    : choice
}

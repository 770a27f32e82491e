import { type SubmitEvent, useRef } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { useLayoutData } from '../../layout-data/use-layout-data.ts'
import type { ListingView } from '../listing-view.ts'
import { type ListingParams, listingUrl, readListingParams } from '../params/listing-params.ts'

export const listingFormId = 'listing'

/** How long a price must stay unchanged before the listing reloads, in milliseconds. */
const typingDelay = 500

/** Navigates to the listing that the form describes: on every change, or by its button without JavaScript. */
export function useListingForm(view: ListingView) {
  const { path } = view
  const params = useDisplayedParams(view)
  const navigate = useNavigate()
  const defaultPageSize = useLayoutData().settings.pageSize
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    clearTimeout(timer.current)
    const fields = new URLSearchParams()
    for (const [name, value] of new FormData(event.currentTarget)) fields.append(name, String(value))
    const submitted = readListingParams(fields)
    const pageSize = submitted.pageSize === defaultPageSize ? null : submitted.pageSize
    const url = listingUrl(path, { ...submitted, pageSize })
    if (url !== listingUrl(path, { ...params, page: 1 }))
      navigate(url, { preventScrollReset: true, flushSync: true })
  }

  return {
    onSubmit,
    submitNow: (field: HTMLInputElement | HTMLSelectElement) => field.form?.requestSubmit(),
    submitAfterTyping: ({ form }: HTMLInputElement) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => form?.requestSubmit(), typingDelay)
    },
  }
}

/** The parameters that the listing is loading, otherwise those it shows: controls react before the products arrive. */
export function useDisplayedParams({ path, params }: ListingView): ListingParams {
  const { location } = useNavigation()
  const { pathname } = useLocation()
  return location?.pathname === pathname && pathname === path
    ? readListingParams(new URLSearchParams(location.search))
    : params
}
